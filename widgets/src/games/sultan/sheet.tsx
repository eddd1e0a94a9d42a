import { lookup } from '../../lookup'
import { Icon, Mark } from '../../parts/icon'
import { say } from '../../text'
import { colours, type SheetRow, type Snap, type Words } from './protocol'

// What one colour brought: stones times value, and the bonus.
const Cell = ({ score, at, snap, words }: { score: SheetRow; at: number; snap: Snap; words: Words }) => {
  const stones = score.stones[at]
  return (
    <td class={stones ? '' : 'nil'}>
      {stones ? (
        <>
          <b>{lookup(score.points, at) + lookup(score.bonus, at)}</b>
          <small>
            {say(words, 'stones-times', { n: stones, value: lookup(snap.values, at) })}
            {lookup(score.bonus, at) > 0 && <em>{say(words, 'plus-bonus', { n: lookup(score.bonus, at) })}</em>}
          </small>
        </>
      ) : (
        '–'
      )}
    </td>
  )
}

// The screens are lifted: every point of everybody.
export const Sheet = ({ snap, words }: { snap: Snap; words: Words }) => (
  <table class="sheet">
    <caption>{say(words, 'sheet')}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span class="vh">{say(words, 'player')}</span>
        </th>
        {colours.map((stone) => (
          <th key={stone} scope="col">
            <Icon id={`stone${stone}`} size={20} />
            <span class="vh">{words.stones[stone]}</span>
          </th>
        ))}
        <th scope="col">{say(words, 'total')}</th>
        <th scope="col">{say(words, 'stones')}</th>
      </tr>
    </thead>
    <tbody>
      {snap.end!.sheet.map((score) => (
        <tr key={score.seat}>
          <th scope="row">
            <span class="cell">
              <Mark seat={score.seat} size={18} />
              {lookup(snap.seats, score.seat).name}
            </span>
          </th>
          {colours.map((_, at) => (
            <Cell score={score} at={at} snap={snap} words={words} />
          ))}
          <td>
            <b class="total">{score.total}</b>
          </td>
          <td>{score.count}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
