import { common } from '../../art/common'
import { addDrawings } from '../../art/sprite'
import { mount } from '../../mount'
import type { Snap } from './protocol'
import { Setting } from './setting'
import { OnePart, WholeTable } from './table'

addDrawings('plain', common)

export default mount({ face: 'plain', read: (sent: object) => sent as Snap, WholeTable, OnePart, Setting })
