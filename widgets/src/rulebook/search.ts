import { type Book, textsOf } from './book'

type Told = ReturnType<typeof textsOf>

// One spelling for what people type in several ways; every letter keeps its place.
const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'")

// Longer words lose their endings: "rubies" also finds "ruby", «рубинов» finds «рубин».
const endings = /(ies|es|(?<!s)s|[аеиоуыэюяйь]|[оеыия][йвмх]|ая|ями|ами)$/
const stem = (word: string) => (word.length > 4 && !word.includes('.') ? word.replace(endings, '') : word)

export const wordsOf = (query: string) => plain(query).split(/\s+/).filter(Boolean).map(stem)

// Words are found by their beginnings.
const beginning = (words: string[]) => {
  const literal = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(${literal.join('|')})`, 'gu')
}

// How well a rule fits: 0 if it lacks one of the words in title, text, example and id. A word in the title counts most,
// above all at the beginning of a short one.
const rank = (id: string, [title, text, example]: Told, words: string[], query: string) => {
  const where = [title, id, text, example].map(plain)
  const places = words.map((word) => where.findIndex((each) => each.search(beginning([word])) >= 0))
  if (places.includes(-1)) return 0
  if (id === query) return 6
  return plain(title).startsWith(words[0] ?? '') ? 5 - title.length / 100 : 4 - Math.min(...places)
}

// The ids of the rules that have all words, the best first.
export const search = (book: Book, language: string, query: string) => {
  const words = wordsOf(query)
  if (!words.length) return []
  const ranks = Object.keys(book.rules).map(
    (id) => [id, rank(id, textsOf(book, language, id), words, plain(query).trim())] as const,
  )
  return ranks
    .filter(([, rank]) => rank)
    .sort((one, other) => other[1] - one[1])
    .map(([id]) => id)
}

// A text in pieces: every second one is the beginning of a word that was searched for.
export const marked = (text: string, words: string[]) => {
  const pieces: string[] = []
  let from = 0
  for (const { 0: word, index } of words.length ? plain(text).matchAll(beginning(words)) : []) {
    pieces.push(text.slice(from, index), text.slice(index, index + word.length))
    from = index + word.length
  }
  return [...pieces, text.slice(from)]
}
