import { expect, test } from 'vitest'
import type { Book } from '../../src/rulebook/book'
import { marked, search, wordsOf } from '../../src/rulebook/search'

const rule = (title: string, text: string): Book['rules'][string] => ({ en: [title, text, ''], ru: [title, text, ''] })
const book = {
  rules: {
    'ist.ruby.dealer': rule('The Gemstone Dealer', 'Buy a ruby; each costs one more.'),
    'ist.goal': rule('Rubies win', 'Whoever has five first wins.'),
    'ist.move': rule('Walking', 'One or two steps.'),
    'ist.ё': rule('Ещё рубин', 'Всё.'),
  },
} as unknown as Book

test('a word in the title counts most', () => {
  expect(search(book, 'en', 'rubies')).toEqual(['ist.goal', 'ist.ruby.dealer'])
})

test('all words must be there', () => {
  expect(search(book, 'en', 'two steps')).toEqual(['ist.move'])
  expect(search(book, 'en', 'two rubies')).toEqual([])
})

test('an id finds its rule first, nothing finds nothing', () => {
  expect(search(book, 'en', 'ist.move')[0]).toBe('ist.move')
  expect(search(book, 'en', '  ')).toEqual([])
})

test('ё and е are one letter', () => {
  expect(search(book, 'ru', 'еще')).toEqual(['ist.ё'])
})

test('longer words lose their endings', () => {
  expect(wordsOf('Rubies рубинов boss')).toEqual(['rub', 'рубин', 'boss'])
})

test('what was searched for is every second piece', () => {
  expect(marked('A ruby, two Rubies', ['rub'])).toEqual(['A ', 'rub', 'y, two ', 'Rub', 'ies'])
  expect(marked('nothing', [])).toEqual(['nothing'])
})

test('signs that mean something to a pattern are plain letters here', () => {
  expect(marked('a (b) c', ['(b)'])).toEqual(['a ', '(b)', ' c'])
})
