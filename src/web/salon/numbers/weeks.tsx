import { useState } from 'react'
import { weekNumber } from '#domain/numbers/period.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { formatCount, formatMoney } from '#messages/format.ts'
import { chipClasses, chipRow } from '../../ui/chip.tsx'
import { classes } from '../../ui/classes.ts'
import { type Bar, Bars } from './bars.tsx'
import type { Numbers } from './numbers-query.ts'
import { NumbersTable } from './numbers-table.tsx'
import { shortText, type TextContext } from './numbers-text.ts'
import { Section, TableBelow } from './section.tsx'

type Week = Numbers['weeks'][number]

const METRICS = ['visits', 'turnover', 'noShows'] as const
type Metric = (typeof METRICS)[number]

/** Visits, turnover or missed visits of eight weeks, as bars and as a table. */
export function Weeks({ weeks, context }: { weeks: Numbers['weeks']; context: TextContext }) {
  const { t, language } = context
  const [metric, setMetric] = useState<Metric>('visits')
  const bars = weeks.map((week) => barOf(week, metric, context))
  return (
    <Section title={t('numbers.weeks.title')}>
      <fieldset className={classes('mt-2 min-w-0', chipRow)}>
        <legend className="sr-only">{t('numbers.weeks.metric')}</legend>
        {METRICS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === metric}
            onClick={() => setMetric(each)}
            className={chipClasses(each === metric ? 'chosen' : 'plain')}
          >
            {t(`numbers.weeks.${each}`)}
          </button>
        ))}
      </fieldset>
      <Bars label={t('numbers.weeks.bars', { metric: t(`numbers.weeks.${metric}`) })} bars={bars} />
      {bars.some(({ bookedAmount }) => bookedAmount) && (
        <p className="mt-2 text-xs text-muted">{t('numbers.weeks.legend')}</p>
      )}
      <TableBelow>
        <NumbersTable
          caption={t('numbers.weeks.title')}
          columns={[
            t('numbers.weeks.week'),
            t('numbers.weeks.came'),
            t('numbers.weeks.booked'),
            t('numbers.weeks.noShows'),
            t('numbers.weeks.turnover'),
          ]}
          rows={weeks.toReversed().map((week) => ({
            key: week.monday,
            head: numberOf(week),
            cells: [
              formatCount(week.visits, language),
              formatCount(week.bookedVisits, language),
              formatCount(week.noShows, language),
              formatMoney(week.turnover, language),
            ],
          }))}
        />
      </TableBelow>
    </Section>
  )
}

function barOf(week: Week, metric: Metric, { t, language }: TextContext): Bar {
  const said = (amount: number) =>
    metric === 'turnover' ? formatMoney(amount, language) : formatCount(amount, language)
  const booked = bookedOf(week, metric)
  const words = { number: numberOf(week), value: said(week[metric]), booked: said(booked) }
  const value = shortText(week[metric], language)
  return {
    key: week.monday,
    label: String(numberOf(week)),
    value: booked > 0 ? `${value} + ${shortText(booked, language)}` : value,
    text: t(booked > 0 ? 'numbers.weeks.barBooked' : 'numbers.weeks.bar', words),
    amount: week[metric],
    bookedAmount: booked,
  }
}

function bookedOf(week: Week, metric: Metric): number {
  if (metric === 'noShows') return 0
  return metric === 'visits' ? week.bookedVisits : week.bookedAmount
}

function numberOf({ monday }: Week): number {
  return weekNumber(monday as PlainDate)
}
