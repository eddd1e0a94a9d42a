// Every drawing of every game, for the pictures that are made without a browser.
import { bazaar } from "./bazaar"
import { common } from "./common"
import { dice } from "./dice"
import { draw } from "./sprite"
import { sultan } from "./sultan"

export const symbols = draw("all", common, bazaar, dice, sultan)
