import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import { MARKET_PERIODS } from '#domain/market-numbers/market-period.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { chipClasses, chipRow } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { UnknownChoice } from '../shell/unknown-choice.tsx'
import { Funnel } from './funnel.tsx'
import { type MarketNumbers, marketNumbersQuery, readMarketPeriod } from './market-numbers-query.ts'
import {
  answersTable,
  categoriesTable,
  marketNumbersCsv,
  placesTable,
} from './market-numbers-rows.ts'
import { NumbersSection, NumbersTableView } from './numbers-table-view.tsx'
import { Weeks } from './weeks.tsx'

/** The market in counts without anybody in them (DESK-170 to DESK-172). */
export function MarketNumbersPage({ search }: { search: Record<string, unknown> }) {
  const period = readMarketPeriod(search)
  const { t, language } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(marketNumbersQuery(period))
  const day = (date: string) => formatDay(`${date}T12:00Z`, DUTCH_ZONE, language, 'dayMonthYear')
  return (
    <DeskPage
      title={t('desk.places.numbers')}
      lead={data && t('deskNumbers.lead', { from: day(data.from), to: day(data.to) })}
      action={data && <NumbersFile numbers={data} />}
    >
      <UnknownChoice asked={[[search.period, period]]} />
      <nav aria-label={t('deskNumbers.period')} className={chipRow}>
        {MARKET_PERIODS.map((each) => (
          <Link
            key={each}
            to="/desk/numbers"
            search={{ period: each }}
            replace
            resetScroll={false}
            aria-current={each === period ? 'page' : undefined}
            className={chipClasses(each === period ? 'chosen' : 'plain')}
          >
            {t(`deskNumbers.periods.${each}`)}
          </Link>
        ))}
      </nav>
      <div className="mt-5">
        {data && <Numbers numbers={data} />}
        {!data && error && (
          <LoadFailure
            title={t('deskNumbers.failed')}
            refusal={error.cause as RefusalCode}
            isLoading={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton className="h-72 rounded-lg" />}
      </div>
    </DeskPage>
  )
}

function Numbers({ numbers }: { numbers: MarketNumbers }) {
  const context = useTranslation()
  const { t } = context
  const hasPlaces = numbers.places.length > 0 || numbers.otherPlaces !== null
  const hasCategories = numbers.categories.length > 0 || numbers.otherCategories !== null
  return (
    <>
      <div className="grid items-stretch gap-5 lg:grid-cols-2">
        <Funnel numbers={numbers} />
        <Weeks numbers={numbers} />
      </div>
      <NumbersSection title={t('deskNumbers.places.title')}>
        {hasPlaces ? (
          <NumbersTableView table={placesTable(numbers, context)} />
        ) : (
          <p>{t('deskNumbers.none')}</p>
        )}
        <p className="mt-2.5 text-sm text-muted">{t('deskNumbers.places.note')}</p>
      </NumbersSection>
      <NumbersSection title={t('deskNumbers.categories.title')}>
        {hasCategories ? (
          <NumbersTableView table={categoriesTable(numbers, context)} />
        ) : (
          <p>{t('deskNumbers.none')}</p>
        )}
      </NumbersSection>
      <NumbersSection title={t('deskNumbers.answers.title')}>
        {numbers.answers.declined === null ? (
          <p>{t('deskNumbers.answers.tooFew')}</p>
        ) : (
          <NumbersTableView table={answersTable(numbers, context)} />
        )}
      </NumbersSection>
    </>
  )
}

function NumbersFile({ numbers }: { numbers: MarketNumbers }) {
  const context = useTranslation()
  const { t } = context
  const download = () => {
    const name = `${t('deskNumbers.fileName')}-${numbers.from}-${numbers.to}.csv`
    const content = new Blob([marketNumbersCsv(numbers, context)], {
      type: 'text/csv;charset=utf-8',
    })
    const address = URL.createObjectURL(content)
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    URL.revokeObjectURL(address)
    showToast('success', t('deskNumbers.csvDone'))
  }
  return (
    <Button size="sm" onClick={download}>
      <Icon of={Download} size="sm" />
      {t('deskNumbers.csv')}
    </Button>
  )
}
