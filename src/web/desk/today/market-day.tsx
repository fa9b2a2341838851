import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCount } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { marketDayQuery } from './today-query.ts'

/** The market today in four numbers (DESK-301). Without an answer only those that are known. */
export function MarketDay({ liveProviders }: { liveProviders: number }) {
  const { t, language } = useTranslation()
  const { data, isPending } = useQuery(marketDayQuery)
  const rows = [
    ['visits', data?.visits],
    ['booked', data?.booked],
    ['cancelled', data?.cancelled],
    ['live', liveProviders],
  ] as const
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="mb-2 text-xl">{t('desk.marketDay.title')}</h2>
      {isPending ? (
        <Skeleton className="h-30" />
      ) : (
        <dl className="divide-y divide-line">
          {rows.map(
            ([key, count]) =>
              count !== undefined && (
                <div key={key} className="flex justify-between gap-4 py-2">
                  <dt className="text-muted">{t(`desk.marketDay.${key}`)}</dt>
                  <dd className="font-strong">{formatCount(count, language)}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      <Link
        to="/desk/numbers"
        className="mt-2 inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
      >
        {t('desk.marketDay.all')}
      </Link>
    </section>
  )
}
