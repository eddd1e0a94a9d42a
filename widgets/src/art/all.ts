// Every drawing of every game, for the pictures that are made without a browser.
import { bazaar } from './bazaar'
import { common } from './common'
import { dice } from './dice'
import { addDrawings } from './sprite'
import { sultan } from './sultan'

export const symbols = addDrawings('all', common, bazaar, dice, sultan)
