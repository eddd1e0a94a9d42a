import { common } from "../../art/common";
import { dice } from "../../art/dice";
import { draw } from "../../art/sprite";
import { mount } from "../../mount";
import { Setting } from "./setting";
import { OnePart, WholeTable } from "./table";
import { unpacked } from "./unpack";

draw("dice", common, dice);

export default mount({ read: unpacked, WholeTable, OnePart, Setting });
