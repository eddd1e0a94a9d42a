import { bazaar } from "../../art/bazaar";
import { common } from "../../art/common";
import { draw } from "../../art/sprite";
import { mount } from "../../mount";
import { Setting } from "./setting";
import { OnePart, WholeTable } from "./table";
import { unpacked } from "./unpack";

draw("istanbul", common, bazaar);

export default mount({ game: "istanbul", read: unpacked, WholeTable, OnePart, Setting });
