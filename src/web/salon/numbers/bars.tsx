import { classes } from '../../ui/classes.ts'
import { HorizontalScroll } from '../../ui/horizontal-scroll.tsx'

export interface Bar {
  key: string
  /** Below the bar. */
  label: string
  /** Above the bar, short. */
  value: string
  /** What a screen reader says for all of it. */
  text: string
  amount: number
  /** Stands dashed on top. */
  bookedAmount?: number
}

interface BarsProps {
  label: string
  bars: readonly Bar[]
}

/** A bar for each value, the last one dark. The values stand above the bars, so none is told by length or colour alone. */
export function Bars({ label, bars }: BarsProps) {
  const highest = Math.max(1, ...bars.map(totalOf))
  return (
    <HorizontalScroll label={label} className="mt-3">
      <ul
        className="grid auto-cols-fr grid-flow-col gap-x-1 sm:gap-x-4"
        style={{ minWidth: `${bars.length * 1.75}rem` }}
      >
        {bars.map((bar, nth) => (
          <BarItem key={bar.key} bar={bar} highest={highest} isLast={nth === bars.length - 1} />
        ))}
      </ul>
    </HorizontalScroll>
  )
}

function BarItem({ bar, highest, isLast }: { bar: Bar; highest: number; isLast: boolean }) {
  const height = (amount: number) => ({ height: `${(amount / highest) * 100}%` })
  return (
    <li className={classes('text-center text-xs', isLast ? 'font-strong text-text' : 'text-muted')}>
      <span className="sr-only">{bar.text}</span>
      <div aria-hidden>
        <div className="flex h-60 flex-col justify-end border-b border-line-strong">
          <span>{bar.value}</span>
          <div className="flex min-h-0 flex-col justify-end" style={height(totalOf(bar))}>
            {bar.bookedAmount ? (
              <div
                className="rounded-t-sm border border-b-0 border-dashed border-line-strong"
                style={{ flex: bar.bookedAmount }}
              />
            ) : null}
            <div
              className={classes(
                !bar.bookedAmount && 'rounded-t-sm',
                isLast ? 'bg-inverse' : 'bg-line-strong/60',
              )}
              style={{ flex: bar.amount }}
            />
          </div>
        </div>
        <span className="mt-1.5 block">{bar.label}</span>
      </div>
    </li>
  )
}

function totalOf({ amount, bookedAmount = 0 }: Bar): number {
  return amount + bookedAmount
}
