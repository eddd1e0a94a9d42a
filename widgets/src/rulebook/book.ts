// What kernel and browser say to each other about a rulebook. All texts travel once; the browser searches by itself.

import { lookup } from '../lookup'
import { fill } from '../text'

export type Texts = Record<string, string> // by language

export interface Chapter {
  name: string
  title: Texts
  rules: string[] // ids
}

export interface Book {
  game: string
  languages: [language: string, name: string][]
  words: Record<string, Record<string, string>> // buttons and labels, by language
  parts: { title: Texts; chapters: Chapter[] }[]
  beside: Record<string, string> // of a ruling, the rule that it is about
  rules: Record<string, Record<string, [title: string, text: string, example: string, task?: string]>> // by id, by language
}

// Traits of the widget: book, language, rule (the open one, or ""), tried (the one whose table lies below, or "").
export type Up = { kind: 'try'; rule: string } | { kind: 'close' }

export const chaptersOf = (book: Book) => book.parts.flatMap(({ chapters }) => chapters)

// Where a rule stands; a ruling stands beside the rule that it is about.
export const chapterOf = (book: Book, rule: string) => {
  const home = book.beside[rule] ?? rule
  return chaptersOf(book).find(({ rules }) => rules.includes(home))
}

export const rulingsOn = (book: Book, rule: string) =>
  Object.keys(book.beside).filter((ruling) => book.beside[ruling] === rule)

// The words for a key, with the facts in place of {name}.
export const say = (book: Book, language: string, key: string, facts: Record<string, string | number> = {}) =>
  fill(lookup(lookup(book.words, language), key), facts)

// What a rule is called, its sentence, its example, and what is to be tried.
export const textsOf = (book: Book, language: string, rule: string) => lookup(lookup(book.rules, rule), language)
