import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatCount, formatDay, formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { chipClasses } from '../../../ui/chip.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LoadFailure } from '../../shell/load-failure.tsx'
import { type TaxList, type TaxProvider, taxProvidersQuery } from './tax-query.ts'

const LISTS = ['incomplete', 'complete'] as const satisfies readonly TaxList[]

/** The salons of a year in two lists, with what each misses; nothing that they filled in. */
export function TaxProviders({ year }: { year: number }) {
  const { t } = useTranslation()
  const headingId = useId()
  const [list, setList] = useState<TaxList>('incomplete')
  const query = useInfiniteQuery(taxProvidersQuery(year, list))
  const providers = query.data?.pages.flatMap((page) => page.providers)
  return (
    <section aria-labelledby={headingId} className="mt-9">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <h2 id={headingId} className="text-xl">
          {t('deskSystem.tax.who')}
        </h2>
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{t('deskSystem.tax.lists')}</legend>
          {LISTS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === list}
              onClick={() => setList(each)}
              className={chipClasses(each === list ? 'chosen' : 'plain')}
            >
              {t(`deskSystem.tax.list.${each}`)}
            </button>
          ))}
        </fieldset>
      </div>
      {!providers && query.error && (
        <LoadFailure
          title={t('deskSystem.tax.failed')}
          refusal={query.error.cause as RefusalCode}
          isLoading={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!providers && !query.error && <Skeleton className="h-40 rounded-lg" />}
      {providers?.length === 0 && <p role="status">{t('deskSystem.tax.none')}</p>}
      {providers && providers.length > 0 && (
        <ProviderTable year={year} headingId={headingId} providers={providers} />
      )}
      {list === 'incomplete' && providers && providers.length > 0 && (
        <p className="mt-2.5 text-sm text-muted">{t('deskSystem.tax.pause')}</p>
      )}
      {query.hasNextPage && (
        <Button
          size="sm"
          className="mt-3.5"
          busy={query.isFetchingNextPage && t('deskSystem.tax.loading')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('deskSystem.tax.next')}
        </Button>
      )}
    </section>
  )
}

const cell = 'border-b border-line px-3.5 py-2.5 align-top group-last/row:border-b-0'
const wide = 'max-sm:hidden'
const headings = {
  salon: '',
  missing: '',
  visits: `text-right ${wide}`,
  amount: `text-right ${wide}`,
  asked: wide,
}

interface ProviderTableProps {
  year: number
  headingId: string
  providers: readonly TaxProvider[]
}

function ProviderTable({ year, headingId, providers }: ProviderTableProps) {
  const { t, language } = useTranslation()
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table aria-labelledby={headingId} className="w-full border-collapse text-left text-md">
        <thead className="text-sm text-muted">
          <tr>
            {(['salon', 'missing', 'visits', 'amount', 'asked'] as const).map((column) => (
              <th key={column} scope="col" className={`${cell} font-medium ${headings[column]}`}>
                {t(`deskSystem.tax.columns.${column}`, { year: String(year) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {providers.map((provider) => (
            <tr key={provider.providerId} className="group/row">
              <th scope="row" className={`${cell} font-medium wrap-anywhere`}>
                <Link
                  to="/desk/salons/$providerId"
                  params={{ providerId: provider.providerId }}
                  className="-my-2.5 inline-flex min-h-11 items-center py-2 text-text"
                >
                  {provider.fullName}
                </Link>
                {provider.kind && (
                  <span className="block text-sm font-normal text-muted">
                    {t(`deskSystem.tax.kinds.${provider.kind}`)}
                  </span>
                )}
              </th>
              <td className={`${cell} wrap-anywhere`}>
                <MissingText provider={provider} />
              </td>
              <td className={`${cell} text-right ${wide}`}>
                {formatCount(provider.visits, language)}
              </td>
              <td className={`${cell} text-right whitespace-nowrap ${wide}`}>
                {formatMoney(provider.cents / 100, language)}
              </td>
              <td className={`${cell} ${wide}`}>
                <AskedText provider={provider} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function AskedText({
  provider: { reminders, remindedAt, missing, kind },
}: {
  provider: TaxProvider
}) {
  const { t, language } = useTranslation()
  if (remindedAt === null)
    return kind && missing.length === 0 ? (
      <span aria-hidden>–</span>
    ) : (
      t('deskSystem.tax.asked.never')
    )
  const day = formatDay(remindedAt, DUTCH_ZONE, language, 'dayMonthYear')
  return t('deskSystem.tax.asked.some', { count: reminders, day })
}

function MissingText({ provider: { kind, missing } }: { provider: TaxProvider }) {
  const { t } = useTranslation()
  if (kind === null)
    return <span className="font-medium text-danger">{t('deskSystem.tax.notBegun')}</span>
  if (missing.length === 0) return <span aria-hidden>–</span>
  const names = missing.map((field) => t(`deskSystem.tax.fields.${field}`))
  return <span className="font-medium text-danger">{names.join(', ')}</span>
}
