import { render } from 'preact'
import { insertSprite } from './art/sprite'
import { type Model, Store } from './model'
import type { Snap, Words } from './protocol'
import { type Face, View } from './view'

// The module of a game, as anywidget wants it: one call for each model, whose views share what they know.
export const mount =
  <S extends Snap, W extends Words>(face: Face<S, W>) =>
  () => {
    let store: Store<S, W>
    return {
      initialize: ({ model }: { model: Model }) => {
        store = new Store(model, face)
        return () => store.close()
      },
      render: ({ el }: { el: HTMLElement }) => {
        insertSprite(document)
        render(<View store={store} face={face} />, el)
        return () => render(null, el)
      },
    }
  }
