import { Icon, pressing, say } from '../extras/shared'
import type { Lesson, Words } from '../protocol'
import { RichText } from './rich-text'

type Option = NonNullable<Lesson['options']>[number]

const looks = ({ tried, right }: Option) => (!tried ? null : right ? 'right' : 'wrong')

// The answers to a quick question. One that was wrong stays, struck out; after the right one nothing is left to choose.
export const Options = ({
  options,
  words,
  choose,
}: {
  options: Option[]
  words: Words
  choose: (option: number) => void
}) => {
  const over = options.some(({ tried, right }) => tried && right)
  return (
    <ol class="options">
      {options.map((option, i) => {
        const look = looks(option)
        const shut = over || !!look
        return (
          <li key={i}>
            <button
              class={look ?? ''}
              data-option={i}
              aria-disabled={shut}
              onClick={() => shut || choose(i)}
              {...pressing}
            >
              <i>{look && <Icon id={look === 'right' ? 'ok' : 'no'} size={16} />}</i>
              <span>
                <RichText text={option.text} words={words} />
              </span>
              {look && <span class="vh"> {say(words, `lesson-${look}`)}</span>}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
