// A page's visitor: a random key, made and kept by the browser, tells the kernel whose games are whose. It also saves files.
interface VisitorModel {
  send(content: { kind: 'visitor'; key: string }): void
  on(event: 'msg:custom', handler: (content: { kind: 'download'; name: string; text: string }) => void): void
}

const place = 'istanbul_nb.visitor'

const freshKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

// Where the browser keeps nothing, the key is for this page alone.
const ownKey = () => {
  const fresh = freshKey()
  try {
    const known = localStorage.getItem(place)
    if (known && /^[0-9a-f]{32}$/.test(known)) return known
    localStorage.setItem(place, fresh)
  } catch {}
  return fresh
}

const download = (name: string, text: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}

export default () => {
  const key = ownKey()
  return {
    initialize: ({ model }: { model: VisitorModel }) => {
      model.on('msg:custom', ({ kind, name, text }) => kind === 'download' && download(name, text))
      model.send({ kind: 'visitor', key })
    },
  }
}
