import { Component, type FunctionComponent, h } from 'preact'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const same = (one: unknown, other: unknown): boolean => {
  if (one === other || !isObject(one) || !isObject(other)) return one === other
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => same(one[key], other[key]))
}

// Drawn again only when what it is given has changed; that is compared as data, since each message brings new objects.
export const memo = <Props extends object>(draw: FunctionComponent<Props>) =>
  class extends Component<Props> {
    override shouldComponentUpdate(next: Props) {
      return !same(next, this.props)
    }
    override render(props: Props) {
      return h(draw, props)
    }
  }
