import { common } from '../../art/common'
import { addDrawings } from '../../art/sprite'
import { mount } from '../../mount'
import { sultan } from './art'
import type { Snap } from './protocol'
import { Setting } from './setting'
import { OnePart, WholeTable } from './table'

addDrawings('sultan', common, sultan)

export default mount({ face: 'sultan', read: (sent: object) => sent as Snap, WholeTable, OnePart, Setting })
