import { render } from 'preact'
import { Page } from './page'
import type { Model } from './reading'

// The module of the rulebook, as anywidget wants it.
export default () => ({
  render: ({ model, el }: { model: Model; el: HTMLElement }) => {
    render(<Page model={model} />, el)
    return () => render(null, el)
  },
})
