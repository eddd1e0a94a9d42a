// What the table hands over; see ../shared.ts.
import type { Shared } from '../shared'

export let {
  Button,
  Fragment,
  Icon,
  Mark,
  Signs,
  doing,
  h,
  hidden,
  pressing,
  say,
  seatClass,
  typing,
  useEffect,
  useRef,
  useState,
  useStore,
} = {} as Shared

export const take = (shared: Shared) => {
  ;({
    Button,
    Fragment,
    Icon,
    Mark,
    Signs,
    doing,
    h,
    hidden,
    pressing,
    say,
    seatClass,
    typing,
    useEffect,
    useRef,
    useState,
    useStore,
  } = shared)
}
