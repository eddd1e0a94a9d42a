// Attributes that many elements share.

// JupyterLab's one-key shortcuts stay quiet while an element with this has the focus.
export const typing = { 'data-lm-suppress-shortcuts': '' }
export const pressing = { type: 'button', ...typing } as const

// A picture: what it shows is said elsewhere.
export const hidden = { 'aria-hidden': 'true' } as const

// The root of a table or of the rulebook; build.mjs and tests know it by the same names. The style of a game speaks of
// its own root only, so that tables of several games can stand on one page.
export const rootClass = (game: string, part: string) => `ist istanbul-nb-${game} of-${part}`

// The classes of an element; those that do not hold are left out.
export const classes = (...names: (string | number | false | null | undefined)[]) => names.filter(Boolean).join(' ')
