import { formatDay } from '#messages/format.ts'
import { classes } from '../../ui/classes.ts'
import { HorizontalScroll } from '../../ui/horizontal-scroll.tsx'
import type { Numbers } from './numbers-query.ts'
import { percentOf, type TextContext } from './numbers-text.ts'
import { SHADES, shadeOf } from './occupancy-shades.ts'
import { Section } from './section.tsx'

type Hour = Numbers['hours'][number]

/** How full the salon is, by weekday and hour: a number in each cell, with a shade. */
export function Hours({ hours, context }: { hours: Numbers['hours']; context: TextContext }) {
  const { t } = context
  const quiet = quietestOf(hours).map((hour) =>
    t('numbers.hours.moment', {
      day: weekdayText(hour.weekday, 'weekday', context),
      hour: hour.hour,
    }),
  )
  if (hours.length === 0) {
    return (
      <Section title={t('numbers.hours.title')}>
        <p className="mt-1 text-muted">{t('numbers.hours.none')}</p>
      </Section>
    )
  }
  return (
    <Section title={t('numbers.hours.title')} lead={t('numbers.hours.lead')}>
      {quiet[0] && quiet[1] && (
        <p className="mt-1 text-md text-muted">
          {t('numbers.hours.quiet', { first: quiet[0], second: quiet[1] })}
        </p>
      )}
      <HoursTable hours={hours} context={context} />
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {SHADES.toReversed().map(({ key, className }) => (
          <li key={key} className="flex items-center gap-1.5">
            <span aria-hidden className={classes('size-4 rounded-sm', className)} />
            {t(`numbers.hours.shades.${key}`)}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted">{t('numbers.hours.basis')}</p>
    </Section>
  )
}

function HoursTable({ hours, context }: { hours: Numbers['hours']; context: TextContext }) {
  const { t } = context
  const first = Math.min(...hours.map(({ hour }) => hour))
  const last = Math.max(...hours.map(({ hour }) => hour))
  const columns = Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
  const days = [...Map.groupBy(hours, ({ weekday }) => weekday)]
  return (
    <HorizontalScroll label={t('numbers.hours.scroll')} className="mt-3">
      <table className="w-full min-w-140 table-fixed border-separate border-spacing-1 text-center text-xs font-medium">
        <caption className="sr-only">{t('numbers.hours.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-11">
              <span className="sr-only">{t('numbers.hours.day')}</span>
            </th>
            {columns.map((hour) => (
              <th key={hour} scope="col" className="h-9 font-medium">
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(([weekday, ofDay]) => (
            <tr key={weekday}>
              <th scope="row" className="text-left font-medium">
                {weekdayText(weekday, 'weekdayShort', context)}
              </th>
              {columns.map((hour) => (
                <Cell key={hour} hour={ofDay.find((each) => each.hour === hour)} t={t} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </HorizontalScroll>
  )
}

function Cell({ hour, t }: { hour: Hour | undefined; t: TextContext['t'] }) {
  const percent = hour ? percentOf(hour.bookedMinutes, hour.openMinutes) : null
  if (percent === null) {
    return (
      <td className="h-9 rounded-sm bg-[repeating-linear-gradient(135deg,var(--color-line)_0_1px,transparent_1px_7px)]">
        <span className="sr-only">{t('numbers.hours.closed')}</span>
      </td>
    )
  }
  return <td className={classes('h-9 rounded-sm', shadeOf(percent))}>{percent}</td>
}

/** The two hours with the most room, fully open ones only. */
function quietestOf(hours: Numbers['hours']): Hour[] {
  const share = ({ bookedMinutes, openMinutes }: Hour) => bookedMinutes / openMinutes
  const longest = Math.max(0, ...hours.map(({ openMinutes }) => openMinutes))
  return hours
    .filter(({ openMinutes }) => openMinutes * 2 >= longest)
    .toSorted((a, b) => share(a) - share(b))
    .slice(0, 2)
}

// 1 February 2026 was a Sunday.
function weekdayText(
  weekday: number,
  style: 'weekday' | 'weekdayShort',
  { language }: TextContext,
): string {
  return formatDay(`2026-02-0${weekday + 1}`, 'UTC', language, style)
}
