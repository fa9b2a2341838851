import Clock from 'lucide-react/icons/clock'
import { addDays, type PlainDate, weekday } from '#domain/schedule/plain-date.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { Language } from '#messages/language.ts'
import { useTranslation } from '../../language.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ProviderPageData } from '../booking/provider-data.ts'
import { capitalize, dayText } from './day-text.ts'
import { type HoursLine, hoursByDay, hoursLines, openState, otherHours } from './open-state.ts'

type HoursData = Pick<ProviderPageData, 'workingHours' | 'dateHours' | 'timeZone' | 'now'>

/** "Open until 21:00", or when the salon opens next. */
export function OpenNow({ timeZone, now, ...hours }: HoursData) {
  const { t, language } = useTranslation()
  const state = openState(hours, timeZone, now)
  if (state.kind === 'unknown') return null
  const isOpen = state.kind === 'open'
  return (
    <p className={classes('flex gap-1.5', isOpen ? 'font-medium text-success' : 'text-muted')}>
      <Icon of={Clock} size="sm" className="mt-1" />
      {isOpen
        ? t('schedule.openUntil', { time: state.until })
        : t('schedule.opens', { day: openingDay(state.daysAhead, state.day), time: state.at })}
    </p>
  )

  function openingDay(daysAhead: number, day: number): string {
    if (daysAhead === 0) return t('schedule.today')
    if (daysAhead === 1) return t('schedule.tomorrow')
    return t('schedule.onDay', { day: weekdayText(day, language) })
  }
}

/** The working hours in short, beside the cart. */
export function HoursBox({ workingHours, dateHours, timeZone, now }: HoursData) {
  const { t } = useTranslation()
  if (workingHours.length === 0) return null
  const lines = hoursLines(workingHours, todayOf({ dateHours, timeZone, now }))
  return (
    <section aria-labelledby="hours-box" className="p-6">
      <h2 id="hours-box" className="mb-2.5 text-lg">
        {t('schedule.openingHours')}
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-md text-muted">
        {lines.map((line) => (
          <Line key={line.days.join()} line={line} />
        ))}
      </dl>
      <OtherHours dateHours={dateHours} timeZone={timeZone} now={now} />
    </section>
  )
}

function Line({ line }: { line: HoursLine }) {
  const { t } = useTranslation()
  const textClass = line.isToday ? 'font-strong text-text' : undefined
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className={textClass}>{useDaysText(line)}</dt>
      <dd className={textClass}>
        {line.spans.length === 0 && t('schedule.closed')}
        {line.spans.map((span) => (
          <span key={span} className="block whitespace-nowrap">
            {span}
          </span>
        ))}
      </dd>
    </div>
  )
}

/** All seven days, one per row. */
export function HoursTable({ workingHours, dateHours, timeZone, now }: HoursData) {
  const { t } = useTranslation()
  if (workingHours.length === 0) return <p className="text-muted">{t('schedule.hoursUnknown')}</p>
  return (
    <>
      <table className="w-full text-md">
        <caption className="sr-only">{t('schedule.openingHours')}</caption>
        <tbody>
          {hoursByDay(workingHours, todayOf({ dateHours, timeZone, now })).map((line) => (
            <Row key={line.days.join()} line={line} />
          ))}
        </tbody>
      </table>
      <OtherHours dateHours={dateHours} timeZone={timeZone} now={now} />
    </>
  )
}

function Row({ line }: { line: HoursLine }) {
  const { t } = useTranslation()
  const isClosed = line.spans.length === 0
  const textClass = classes(
    'border-b border-line py-2.75',
    line.isToday ? 'font-strong' : 'font-normal',
    isClosed && 'text-muted',
  )
  return (
    <tr>
      <th scope="row" className={classes(textClass, 'text-left')}>
        {useDaysText(line)}
      </th>
      <td className={classes(textClass, 'text-right')}>
        {isClosed ? t('schedule.closed') : line.spans.join(', ')}
      </td>
    </tr>
  )
}

/** The dates of the coming weeks on which other hours hold than in the week (WORK-143). */
function OtherHours({ dateHours, timeZone, now }: Omit<HoursData, 'workingHours'>) {
  const { t, language } = useTranslation()
  const dates = otherHours(dateHours, wallClock(now, timeZone).date)
  if (dates.length === 0) return null
  return (
    <div className="mt-4 text-md">
      <h3 className="text-md font-strong">{t('schedule.otherHours')}</h3>
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
        {dates.map(({ date, openTime, closeTime }) => (
          <div key={date} className="col-span-2 grid grid-cols-subgrid">
            <dt>{capitalize(dayText(date as PlainDate, language, 'short'))}</dt>
            <dd className="whitespace-nowrap">{`${openTime} – ${closeTime}`}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** 'Tuesday, Wednesday', 'Monday to Friday', or 'Friday, today'. */
function useDaysText({ days, isToday }: HoursLine): string {
  const { t, language } = useTranslation()
  const each = days.map((day) => weekdayText(day, language))
  const isRange = each.length > 2
  const names = isRange
    ? t('schedule.dayRange', { first: each[0] ?? '', last: each.at(-1) ?? '' })
    : each.join(', ')
  return capitalize(isToday ? `${names}, ${t('schedule.today')}` : names)
}

/** The weekday of today; null when other hours hold today than those of the week. */
function todayOf({ dateHours, timeZone, now }: Omit<HoursData, 'workingHours'>): number | null {
  const today = wallClock(now, timeZone).date
  return dateHours.some(({ date }) => date === today) ? null : weekday(today)
}

const SUNDAY: PlainDate = '2023-01-01'

function weekdayText(day: number, language: Language): string {
  return dayText(addDays(SUNDAY, day), language, 'weekday')
}
