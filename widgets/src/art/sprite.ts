import type { Drawing, Drawings } from './drawing'

interface Symbol {
  box: string
  body: string
}

const prefixed = (markup: string) => markup.replace(/(id="|href="#)/g, '$1ist-')
const symbol = (drawing: Drawing): Symbol => {
  const [box, body] = typeof drawing === 'string' ? ['0 0 32 32', drawing] : drawing
  return { box, body: prefixed(body) }
}

const drawn: Record<string, Symbol> = {}
let sheetId = ''

// Takes the drawings of a game, under the name of its sheet.
export const addDrawings = (name: string, ...art: Drawings[]) => {
  sheetId = `ist-sprite-${name}`
  for (const drawings of art) for (const [id, drawing] of Object.entries(drawings)) drawn[id] = symbol(drawing)
  return drawn
}

// Width by height of a drawing.
export const ratio = (id: string) => {
  const [, , wide = 1, high = 1] = drawn[id]?.box.split(' ') ?? []
  return +wide / +high
}

const sheet = () =>
  `<svg id="${sheetId}" width="0" height="0" style="position:absolute" aria-hidden="true">` +
  Object.entries(drawn)
    .map(([id, { box, body }]) => `<symbol id="ist-${id}" viewBox="${box}">${body}</symbol>`)
    .join('') +
  '</svg>'

// One sheet for a document, and one for each shadow root that a view lives in.
export const insertSprite = (root: Node) => {
  const home = root instanceof ShadowRoot ? root : document.body
  if (home.querySelector(`#${sheetId}`)) return
  home.append(document.createRange().createContextualFragment(sheet()))
}
