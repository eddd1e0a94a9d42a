import { common } from '../../art/common'
import { addDrawings } from '../../art/sprite'
import { mount } from '../../mount'
import { bazaar } from './art'
import { Setting } from './setting'
import { OnePart, WholeTable } from './table'
import { readSnap } from './unpack'

addDrawings('istanbul', common, bazaar)

export default mount({ face: 'istanbul', read: readSnap, WholeTable, OnePart, Setting })
