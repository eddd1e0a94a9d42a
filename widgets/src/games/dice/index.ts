import { common } from '../../art/common'
import { addDrawings } from '../../art/sprite'
import { mount } from '../../mount'
import { dice } from './art'
import { Setting } from './setting'
import { OnePart, WholeTable } from './table'
import { readSnap } from './unpack'

addDrawings('dice', common, dice)

export default mount({ read: readSnap, WholeTable, OnePart, Setting })
