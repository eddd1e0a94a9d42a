// Every drawing of every game, for pictures that are made without a browser.
import { bazaar } from "./bazaar"
import { common } from "./common"
import { draw } from "./sprite"

export const symbols = draw("all", common, bazaar)
