// What the table hands over; see ../kit.ts.
import type { Kit } from "../kit";

export let { Button, Fragment, Icon, Mark, Signs, doing, h, hidden, pressing, say, seatClass, typing, useEffect, useRef, useState, useStore } = {} as Kit;

export const take = (kit: Kit) => void ({ Button, Fragment, Icon, Mark, Signs, doing, h, hidden, pressing, say, seatClass, typing, useEffect, useRef, useState, useStore } = kit);
