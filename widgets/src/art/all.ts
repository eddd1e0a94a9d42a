// Every drawing of every game, for pictures that are made without a browser.
import { bazaar } from "./bazaar"
import { common } from "./common"
import { draw } from "./sprite"
import { sultan } from "./sultan"

export const symbols = draw("all", common, bazaar, sultan)
