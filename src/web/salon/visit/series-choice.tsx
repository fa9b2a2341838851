import { MOST_VISITS, MOST_WEEKS } from '#domain/schedule/series-limits.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { TextContext } from '../request/request-text.ts'
import { SeriesDateItem } from './series-date-item.tsx'
import type { SeriesState } from './use-series.ts'

interface SeriesChoiceProps {
  userName: string
  series: SeriesState
  durationMinutes: number
  itemIds: readonly string[]
  isAtHome: boolean
  context: TextContext
}

/** Repeats a new visit: how often, and what to do with each date (WORK-110). */
export function SeriesChoice({ series, context, ...visit }: SeriesChoiceProps) {
  const { t } = context
  const { isRepeated, rows, isLoading, error } = series
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Checkbox
        checked={isRepeated}
        onChange={({ target }) => series.setIsRepeated(target.checked)}
      >
        {t('agenda.repeat.label')}
      </Checkbox>
      {isRepeated && (
        <>
          <RuleFields series={series} context={context} />
          {isLoading && <Skeleton className="h-40 rounded-md" />}
          {error && <p className="text-danger">{t('agenda.repeat.failed')}</p>}
          {rows.length > 0 && (
            <fieldset className="min-w-0">
              <legend className="font-strong">{t('agenda.repeat.dates')}</legend>
              <p role="status" className="text-sm text-muted">
                {t('agenda.repeat.chosen', { count: series.visits.length, all: rows.length })}
              </p>
              <ul className="mt-2 divide-y divide-line border-y border-line">
                {rows.map((row) => (
                  <SeriesDateItem
                    key={row.proposed}
                    {...visit}
                    row={row}
                    context={context}
                    onChoose={(choice) => series.choose(row.proposed, choice)}
                  />
                ))}
              </ul>
            </fieldset>
          )}
        </>
      )}
    </div>
  )
}

function RuleFields({ series, context: { t } }: Pick<SeriesChoiceProps, 'series' | 'context'>) {
  const { everyWeeks, times, until } = series
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={t('agenda.repeat.every')}
        value={everyWeeks}
        onChange={({ target }) => series.setEveryWeeks(Number(target.value))}
      >
        {numbers(1, MOST_WEEKS).map((weeks) => (
          <option key={weeks} value={weeks}>
            {t('agenda.repeat.weeks', { count: weeks })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('agenda.repeat.times')}
        value={times}
        onChange={({ target }) => series.setTimes(Number(target.value))}
      >
        {numbers(2, MOST_VISITS).map((count) => (
          <option key={count} value={count}>
            {t('agenda.repeat.count', { count })}
          </option>
        ))}
      </SelectField>
      <div className="col-span-2">
        <TextField
          type="date"
          label={t('agenda.repeat.until')}
          aside={`(${t('common.optional')})`}
          value={until}
          onChange={({ target }) => series.setUntil(target.value)}
        />
      </div>
    </div>
  )
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, nth) => from + nth)
}
