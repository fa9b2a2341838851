import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ProviderSort } from '#contract/desk-provider.ts'
import { CITIES } from '#domain/location/city.ts'
import { PLAN_KEYS, type PlanKey } from '#domain/pricing/plan.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { PROVIDER_STATES } from '#domain/restriction/restriction.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useDebounced } from '../../features/combobox/use-debounced.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, ChoiceGroup } from '../../ui/choice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useStoredTexts } from '../shell/use-stored-texts.ts'
import { InvoiceDialog } from './invoice-dialog.tsx'
import { SalonTable } from './salon-table.tsx'
import { type SalonChoice, salonsQuery } from './salons-query.ts'

/** All salons of the market, with a search and filters (DESK-110). */
export function SalonsPage() {
  const { t } = useTranslation()
  const [{ text, ...filters }, keep] = useStoredTexts<StoredFilters>(EVERY_SALON)
  const setFilters = (chosen: Filters) => keep({ text, ...chosen })
  const [isInvoicing, setIsInvoicing] = useState(false)
  const search = visibleText(useDebounced(text))
  return (
    <DeskPage
      title={t('deskSalons.title')}
      lead={t('deskSalons.lead')}
      action={
        <Button size="sm" onClick={() => setIsInvoicing(true)}>
          {t('deskSalons.csv')}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <TextField
            type="search"
            label={t('deskSalons.search')}
            hint={t('deskSalons.searchHint')}
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={({ target }) => keep({ text: target.value, ...filters })}
          />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4 md:contents">
            <Selects filters={filters} onChange={setFilters} />
          </div>
        </div>
        <ChoiceGroup legend={t('deskSalons.state')} isLegendHidden className="flex flex-wrap gap-2">
          {(['', ...PROVIDER_STATES] as const).map((state) => (
            <Choice
              key={state}
              variant="chip"
              name="state"
              value={state}
              checked={state === filters.state}
              onChange={() => setFilters({ ...filters, state })}
            >
              {state === '' ? t('deskSalons.anyState') : t(`deskSalons.states.${state}`)}
            </Choice>
          ))}
        </ChoiceGroup>
        <FoundSalons
          choice={{ search, ...filters }}
          onSort={(sort) => setFilters({ ...filters, sort })}
        />
      </div>
      {isInvoicing && <InvoiceDialog onClose={() => setIsInvoicing(false)} />}
    </DeskPage>
  )
}

type Filters = Omit<SalonChoice, 'search'>
type StoredFilters = Filters & { readonly text: string }

const EVERY_SALON: StoredFilters = { text: '', state: '', cityCode: '', plan: '', sort: 'name' }

function Selects({
  filters,
  onChange,
}: {
  filters: Filters
  onChange: (filters: Filters) => void
}): ReactNode {
  const { t, language } = useTranslation()
  return (
    <>
      <SelectField
        label={t('deskSalons.city')}
        value={filters.cityCode}
        onChange={({ target }) => onChange({ ...filters, cityCode: target.value })}
      >
        <option value="">{t('deskSalons.anyCity')}</option>
        {CITIES.map(({ cityCode, name }) => (
          <option key={cityCode} value={cityCode}>
            {name[language]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('deskSalons.plan')}
        value={filters.plan}
        onChange={({ target }) => onChange({ ...filters, plan: target.value as PlanKey | '' })}
      >
        <option value="">{t('deskSalons.anyPlan')}</option>
        {PLAN_KEYS.map((plan) => (
          <option key={plan} value={plan}>
            {t(`deskSalons.plans.${plan}`)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function FoundSalons({
  choice,
  onSort,
}: {
  choice: SalonChoice
  onSort: (sort: ProviderSort) => void
}) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(salonsQuery(choice))
  const salons = query.data?.pages.flatMap((page) => page.salons)
  return (
    <>
      {query.error && (
        <LoadFailure
          title={t('deskSalons.failed')}
          refusal={query.error.cause as RefusalCode}
          isLoading={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      {query.isPending && [1, 2, 3, 4].map((row) => <Skeleton key={row} className="h-19" />)}
      {salons && (
        <p role="status" className="text-muted">
          {t(query.hasNextPage ? 'deskSalons.shownMore' : 'deskSalons.shown', {
            count: salons.length,
          })}
        </p>
      )}
      {salons?.length === 0 && (
        <EmptyState title={t('deskSalons.none')}>
          <p>{t('deskSalons.noneText')}</p>
        </EmptyState>
      )}
      {salons && salons.length > 0 && (
        <SalonTable salons={salons} sort={choice.sort} onSort={onSort} />
      )}
      {query.hasNextPage && (
        <div>
          <Button
            size="sm"
            busy={query.isFetchingNextPage && t('common.loading')}
            onClick={() => query.fetchNextPage()}
          >
            {t('deskSalons.more')}
          </Button>
        </div>
      )}
    </>
  )
}
