import { Icon, Signs } from '../extras/shared'
import type { Sign, Words } from '../protocol'

const marks = /((?:[^\s{}*]+ )?\{[^}]+\}|\*(?:\{[^}]+\}|[^*{])+\*)/ // a sign with the word before it, or what stands out and may hold signs
const places = /^p(\d+)$/

// The emblem of a place in the colour of its family, as on the board; else the sign itself.
export const InlineSign = ({ sign, words, size = 19 }: { sign: Sign; words: Words; size?: number }) => {
  const [, place = ''] = places.exec(sign) ?? []
  const { family } = (words as { places?: Record<string, { family: string }> }).places?.[place] ?? {}
  return family ? (
    <i class="emblem" style={{ '--f': `var(--${family})` }}>
      <Icon id={sign} size={size} />
    </i>
  ) : (
    <Signs row={[sign]} size={size} />
  )
}

// A text of a lesson: *bold* and {sign}.
export const RichText = ({ text, words }: { text: string; words: Words }) => (
  <>
    {text.split(marks).map((part, i) => {
      if (i % 2 === 0) return part
      const [word, sign = ''] = part.slice(0, -1).split('{')
      return part.startsWith('*') ? (
        <b>
          <RichText text={part.slice(1, -1)} words={words} />
        </b>
      ) : (
        <span class="in-line">
          {word}
          <InlineSign sign={sign} words={words} />
        </span>
      )
    })}
  </>
)
