import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNote, Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { TextContext } from '../request/request-text.ts'
import { obstacleTexts } from './series-date-item.tsx'
import type { MoveSeriesState } from './use-move-series.ts'

interface SeriesMoveProps {
  series: MoveSeriesState
  startTime: string | null
  context: TextContext
}

/** Whether the later visits of a series move too, and to which dates (WORK-153). */
export function SeriesMove({ series, startTime, context }: SeriesMoveProps) {
  const { t } = context
  const { isOffered, isWhole, laterCount, loadError, isLoading } = series
  if (!isOffered) return null
  return (
    <div className="grid gap-2.5">
      <Checkbox
        checked={isWhole}
        onChange={({ target }) => {
          series.reset()
          series.setIsWhole(target.checked)
        }}
      >
        <span className="font-medium">{t('agenda.series.alsoLater', { count: laterCount })}</span>
        <span className="block text-sm text-muted">{t('agenda.series.alsoLaterHint')}</span>
      </Checkbox>
      {isWhole && startTime && loadError && (
        <FailureNote title={t('agenda.series.datesFailed')}>
          {t(`refusals.${loadError.cause as RefusalCode}`)}
        </FailureNote>
      )}
      {isWhole && startTime && isLoading && <Skeleton className="h-24 rounded-lg" />}
      {isWhole && <MovedDates series={series} context={context} />}
    </div>
  )
}

function MovedDates({
  series: { dates, taken },
  context,
}: Pick<SeriesMoveProps, 'series' | 'context'>) {
  const { t, language, timeZone } = context
  if (dates.length === 0) return null
  return (
    <>
      <ul
        aria-label={t('agenda.series.newDates')}
        className="grid gap-1.5 rounded-lg border border-line bg-page px-4 py-3"
      >
        {dates.map((date) => (
          <li key={date.orderId}>
            {formatDay(date.startTime, timeZone, language, 'short')}{' '}
            {formatTime(date.startTime, timeZone, language)}
            {obstacleTexts(date, context).map((text) => (
              <span key={text} className="block text-sm text-warning wrap-anywhere">
                {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {taken > 0 && (
        <Note tone="warning" icon={TriangleAlert}>
          {t('agenda.series.datesTaken', { count: taken })}
        </Note>
      )}
    </>
  )
}
