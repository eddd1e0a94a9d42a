import type { Words } from './protocol'

// A text with the facts in place of {name}.
export const fill = (text: string, facts: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))

// The words for a key. A key that has no words shows itself.
export const say = (words: Words, key: string, facts: Record<string, string | number> = {}) =>
  fill(words.ui[key] ?? key, facts)
