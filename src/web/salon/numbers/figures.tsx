import type { LucideIcon } from 'lucide-react'
import Minus from 'lucide-react/icons/minus'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { Period } from '#domain/numbers/period.ts'
import { formatCount, formatMoney } from '#messages/format.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Numbers } from './numbers-query.ts'
import {
  type Change,
  countChange,
  moneyChange,
  percentOf,
  percentText,
  periodName,
  pointsChange,
  type TextContext,
} from './numbers-text.ts'

interface FiguresProps {
  numbers: Numbers
  period: Period
  context: TextContext
}

/** The four figures of the period so far, each with its change against the period before. */
export function Figures({ numbers, period, context }: FiguresProps) {
  const { t, language } = context
  const { figures, before } = numbers
  const beforeName = periodName(period, before.from, context)
  const compared = (key: 'turnover' | 'visits' | 'noShows') => ({
    now: figures[key],
    before: before[key],
    beforeName,
  })
  const booked =
    figures.bookedVisits > 0 &&
    t('numbers.figures.booked', {
      count: figures.bookedVisits,
      amount: formatMoney(figures.bookedAmount, language),
    })
  return (
    <ul
      aria-label={t('numbers.figures.label')}
      className="grid grid-cols-2 gap-2.5 sm:gap-4 xl:grid-cols-4"
    >
      <Figure
        label={t('numbers.figures.turnover')}
        value={formatMoney(figures.turnover, language)}
        change={moneyChange(compared('turnover'), context)}
      />
      <Figure
        label={t('numbers.figures.visits')}
        value={formatCount(figures.visits, language)}
        change={countChange(compared('visits'), context)}
        note={booked}
      />
      <OccupancyFigure numbers={numbers} beforeName={beforeName} context={context} />
      <Figure
        label={t('numbers.figures.noShows')}
        value={formatCount(figures.noShows, language)}
        change={countChange(compared('noShows'), context)}
        isBetterLess
      />
    </ul>
  )
}

interface OccupancyFigureProps {
  numbers: Numbers
  beforeName: string
  context: TextContext
}

function OccupancyFigure({ numbers, beforeName, context }: OccupancyFigureProps) {
  const { t } = context
  const { figures } = numbers
  const now = percentOf(figures.bookedMinutes, figures.openMinutes)
  const before = percentOf(numbers.before.bookedMinutes, numbers.before.openMinutes)
  return (
    <Figure
      label={t('numbers.figures.occupancy')}
      value={now === null ? '–' : percentText(now)}
      change={now !== null && before !== null && pointsChange({ now, before, beforeName }, context)}
      note={
        now === null
          ? t('numbers.figures.notOpen')
          : t('numbers.figures.ofHours', { count: Math.round(figures.openMinutes / 60) })
      }
    />
  )
}

interface FigureProps {
  label: string
  value: string
  change: Change | false
  note?: string | false
  isBetterLess?: boolean
}

const ICONS: Record<Change['direction'], LucideIcon> = {
  more: TrendingUp,
  less: TrendingDown,
  same: Minus,
}

function Figure({ label, value, change, note, isBetterLess = false }: FigureProps) {
  const isBetter = change && change.direction === (isBetterLess ? 'less' : 'more')
  return (
    <li className="card min-w-0 px-3.5 py-3.5 text-sm sm:px-5 sm:py-4.5">
      <p className="text-muted">{label}</p>
      <p className="serif my-0.5 text-lg wrap-anywhere xs:text-xl sm:text-[1.875rem]/9">{value}</p>
      {change && (
        <p className={classes('flex gap-1.5', isBetter ? 'text-success' : 'text-muted')}>
          <Icon of={ICONS[change.direction]} size="sm" className="mt-0.5" />
          <span className="min-w-0">{change.text}</span>
        </p>
      )}
      {note && <p className="text-muted">{note}</p>}
    </li>
  )
}
