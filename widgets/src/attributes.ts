// Attributes that many elements share.

// JupyterLab's one-key shortcuts stay quiet while an element with this has the focus.
export const typing = { 'data-lm-suppress-shortcuts': '' }
export const pressing = { type: 'button', ...typing } as const

// A picture: what it shows is said elsewhere.
export const hidden = { 'aria-hidden': 'true' } as const

// The classes of an element; those that do not hold are left out.
export const classes = (...names: (string | number | false | null | undefined)[]) => names.filter(Boolean).join(' ')
