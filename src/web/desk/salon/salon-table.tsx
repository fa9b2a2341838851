import { Link } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import Star from 'lucide-react/icons/star'
import type { ProviderSort } from '#contract/desk-provider.ts'
import { cityByCode } from '#domain/location/city.ts'
import { formatCount, formatDutchDay, formatTenths } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import { useDutchToday } from '../shell/use-dutch-today.ts'
import { SalonCover } from './salon-cover.tsx'
import type { ListedSalon } from './salons-query.ts'
import { StateBadge } from './state-badge.tsx'

const cell = 'py-3 pl-3 align-middle last:pr-5 max-md:hidden'
const head = 'py-2 pl-3 text-left text-sm font-strong text-muted last:pr-5 max-md:hidden'

interface SalonTableProps {
  salons: readonly ListedSalon[]
  sort: ProviderSort
  onSort: (sort: ProviderSort) => void
}

/** Salons in a table, sorted by name or by visits; on a phone the columns go under the name. */
export function SalonTable({ salons, sort, onSort }: SalonTableProps) {
  const { t } = useTranslation()
  const today = useDutchToday()
  const sortButton = (column: 'salon' | 'visits', by: ProviderSort) => (
    <SortButton isSorted={sort === by} onClick={() => onSort(by)}>
      {t(`deskSalons.columns.${column}`)}
    </SortButton>
  )
  return (
    <div className="relative overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t(`deskSalons.sorted.${sort}`)}</caption>
        <thead>
          <tr className="border-b border-line">
            <th
              scope="col"
              aria-sort={sort === 'name' ? 'ascending' : undefined}
              className="pl-4 text-left text-sm font-strong text-muted md:pl-5"
            >
              <span className="flex flex-wrap gap-x-4">
                {sortButton('salon', 'name')}
                <span className="md:hidden">{sortButton('visits', 'visits')}</span>
              </span>
            </th>
            <th
              scope="col"
              className="py-3 pl-3 text-left align-top text-sm font-strong text-muted max-md:pr-4 md:py-2 md:align-middle"
            >
              {t('deskSalons.columns.state')}
            </th>
            {(['plan', 'owner'] as const).map((column) => (
              <th key={column} scope="col" className={head}>
                {t(`deskSalons.columns.${column}`)}
              </th>
            ))}
            <th
              scope="col"
              aria-sort={sort === 'visits' ? 'descending' : undefined}
              className="pl-3 text-left text-sm font-strong text-muted max-md:hidden"
            >
              {sortButton('visits', 'visits')}
            </th>
            {(['stars', 'reports'] as const).map((column) => (
              <th key={column} scope="col" className={head}>
                {t(`deskSalons.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {salons.map((salon) => (
            <SalonRow key={salon.providerId} salon={salon} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SalonRow({ salon, today }: { salon: ListedSalon; today: string }) {
  const { t, language } = useTranslation()
  const { providerId, fullName, cityCode, plan, ownerName, visits, reports } = salon
  const open = reports > 0 && t('deskSalons.openReports', { count: reports })
  const numbers = [
    ...(plan ? [t(`deskSalons.plans.${plan.key}`)] : []),
    t('deskSalons.visits', { count: visits }),
  ].join(', ')
  const city = cityByCode(cityCode)?.name[language] ?? cityCode
  return (
    <tr className="border-b border-line last:border-b-0 hover:bg-surface-soft">
      <th scope="row" className="py-3 pl-4 text-left font-normal md:pl-5">
        <Link
          to="/desk/salons/$providerId"
          params={{ providerId }}
          className="flex min-h-13 items-center gap-3.5 text-text no-underline hover:underline"
        >
          <SalonCover salon={salon} size={48} className="size-12" />
          <span className="min-w-0">
            <span className="block font-strong hyphens-auto wrap-anywhere">{fullName}</span>
            <span className="block text-sm text-muted">{city}</span>
            <span className="block text-sm text-muted md:hidden">{numbers}</span>
            {open && (
              <span className="block text-sm font-strong text-warning md:hidden">{open}</span>
            )}
          </span>
        </Link>
      </th>
      <td className="py-3 pl-3 align-middle max-md:w-px max-md:pr-4">
        <StateBadge {...salon} />
      </td>
      <td className={cell}>
        <PlanText plan={salon.plan} today={today} />
      </td>
      <td className={cell}>
        <span className="block min-w-18 wrap-anywhere">{ownerName ?? t('deskSalons.noOwner')}</span>
      </td>
      <td className={`${cell} tabular-nums`}>{formatCount(visits, language)}</td>
      <td className={cell}>
        <StarsText {...salon} />
      </td>
      <td className={cell}>{open || '0'}</td>
    </tr>
  )
}

/** The name of a column, by which the list can be sorted. */
function SortButton(props: { isSorted: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={props.onClick}
      className="inline-flex min-h-11 items-center gap-1 text-left font-strong hover:underline"
    >
      {props.children}
      <Icon of={props.isSorted ? ChevronDown : ChevronsUpDown} size="sm" />
    </button>
  )
}

/** What a salon buys, with its trial. */
export function PlanText({ plan, today }: { plan: ListedSalon['plan']; today: string }) {
  const { t, language } = useTranslation()
  if (!plan) return <span className="text-muted">{t('deskSalons.noPlan')}</span>
  const { key, locations, trialEndsOn } = plan
  // In Dutch time, as the day after it is the first that is invoiced.
  const isTrial = trialEndsOn !== null && trialEndsOn >= today
  return (
    <>
      {t(`deskSalons.plans.${key}`)}
      {locations > 1 && `, ${t('deskSalons.locations', { count: locations })}`}
      <span className="block text-sm text-muted">
        {isTrial
          ? t('deskSalons.trial', { day: formatDutchDay(Date.parse(trialEndsOn), language) })
          : t('deskSalons.paid')}
      </span>
    </>
  )
}

function StarsText({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  const { t, language } = useTranslation()
  if (reviewCount === 0)
    return <span className="text-sm text-muted">{t('deskSalons.noStars')}</span>
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <Icon of={Star} size="sm" />
      {formatTenths(rating, language)}
    </span>
  )
}
