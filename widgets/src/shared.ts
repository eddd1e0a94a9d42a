// What the second module (see extras/) is handed, so that nothing is bundled twice; and what it gives in return.
import { Fragment, type FunctionComponent, h } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { hidden, pressing, typing } from './attributes'
import { type Store, useStore } from './model'
import { Button, doing } from './panels/button'
import { Icon, Mark, seatClass } from './parts/icon'
import { Signs } from './parts/signs'
import type { End, Words } from './protocol'
import { say } from './text'

export const shared = {
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
}
export type Shared = typeof shared

export interface Extras {
  Aside: FunctionComponent<{ store: Store }> // below the question: hints, chances to win, a turn of the review
  Charts: FunctionComponent<{ end: End; names: string[] }>
  Review: FunctionComponent<{ store: Store; words: Words }> // of a game that is over
  Learn: FunctionComponent<{ store: Store }> // the lesson that is taken, if there is one; it stands before the table, in the same hall
}
