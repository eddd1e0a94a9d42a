import { common } from '../../art/common'
import { dice } from '../../art/dice'
import { addDrawings } from '../../art/sprite'
import { mount } from '../../mount'
import { Setting } from './setting'
import { OnePart, WholeTable } from './table'
import { readSnap } from './unpack'

addDrawings('dice', common, dice)

export default mount({ read: readSnap, WholeTable, OnePart, Setting })
