import { classes } from '../../ui/classes.ts'
import type { Term } from './term.ts'

const PETALS = 5

const PETAL =
  'M32 27.6C27.2 24.4 22.6 19.6 22.6 13.4 22.6 8.6 26.4 5 30.4 6.6L32 8.8 33.6 6.6C37.6 5 41.4 8.6 41.4 13.4 41.4 19.6 36.8 24.4 32 27.6Z'

/** The days that are left as petals, of which one falls a day. It repeats the words beside it. */
export function TermFlower({ term, className }: { term: Term; className: string }) {
  const left = term.state === 'waiting' ? PETALS : Math.min(PETALS, Math.max(0, term.daysLeft))
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={classes('shrink-0', tones[term.state], className)}
    >
      {Array.from({ length: PETALS }, (_, petal) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the petals never change places
          key={petal}
          d={PETAL}
          transform={`rotate(${petal * 72} 32 32)`}
          className={petal < left ? 'fill-current' : emptyOf(term)}
        />
      ))}
    </svg>
  )
}

function emptyOf({ state }: Term): string {
  return state === 'late' ? 'fill-none stroke-current stroke-3' : 'fill-line'
}

const tones: Record<Term['state'], string> = {
  early: 'text-muted',
  soon: 'text-warning',
  late: 'text-danger',
  waiting: 'text-line-strong opacity-50',
}
