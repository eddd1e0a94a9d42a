import { memo } from '../../memo'
import { Icon } from '../../parts/icon'
import { Ladder, One, Signs } from '../../parts/signs'
import type { Row, Sign } from './protocol'

const Piles = ({ piles, rubies }: Extract<Row, { rubies: number }>) => (
  <span class="row piles">
    {piles.map(({ tile, good, need, left, tint }) =>
      left ? (
        <span class="pile" style={{ '--d': left, '--t': `var(--${tint})` }}>
          <One sign={tile} size={19} />
          <span>
            <One sign={good} size={13} />
            <b>{need}</b>
          </span>
        </span>
      ) : (
        <span class="pile none" />
      ),
    )}
    <span class="col">
      <Icon id="ruby" />
      <small>×{rubies}</small>
    </span>
  </span>
)

const onlyPictures = (row: Sign[]) => row.length > 4 && row.every((sign) => /^[a-z]/.test(sign))

const Line = memo(({ row, size }: { row: Row; size: number }) => {
  if (Array.isArray(row))
    return (
      <span class={onlyPictures(row) ? 'row tight' : 'row'}>
        <Signs row={row} size={size} />
      </span>
    )
  if ('ladder' in row) return <Ladder steps={row.ladder} on={row.on} />
  if ('slots' in row)
    return (
      <span class="row tight">
        {Array.from({ length: row.of }, (_, i) =>
          i < row.have ? <One sign={row.slots} size={size - 2} /> : <i class="slot" />,
        )}
      </span>
    )
  if ('post' in row)
    return (
      <span class="postal">
        {row.post.map(([sign, shut]) => (
          <i class={shut ? 'shut' : ''}>
            <One sign={shut ? 'mail' : sign} size={size} />
          </i>
        ))}
      </span>
    )
  if ('piles' in row) return <Piles {...row} />
  return (
    <span class="row wrap">
      <Signs row={row.wrap} size={row.wrap.length > 6 ? size - 3 : size - 2} />
    </span>
  )
})

// What a place shows, row by row.
export const Rows = ({ rows, size = 17 }: { rows: Row[]; size?: number }) => (
  <>
    {rows.map((row) => (
      <Line row={row} size={size} />
    ))}
  </>
)
