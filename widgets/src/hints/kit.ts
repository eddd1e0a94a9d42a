// What the table hands over; see ../kit.ts.
import type { Kit } from "../kit";

export let { Button, Fragment, Icon, Mark, doing, h, hidden, pressing, say, seatClass, useEffect, useRef, useState, useStore } = {} as Kit;

export const take = (kit: Kit) => void ({ Button, Fragment, Icon, Mark, doing, h, hidden, pressing, say, seatClass, useEffect, useRef, useState, useStore } = kit);
