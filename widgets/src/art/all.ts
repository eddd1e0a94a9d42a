// Every drawing of every game, for the pictures that are made without a browser.

import { dice } from '../games/dice/art'
import { bazaar } from '../games/istanbul/art'
import { sultan } from '../games/sultan/art'
import { common } from './common'
import { addDrawings } from './sprite'

export const symbols = addDrawings('all', common, bazaar, dice, sultan)
