import House from 'lucide-react/icons/house'
import Store from 'lucide-react/icons/store'
import { useEffect, useState } from 'react'
import { type CategoryKey, isNewCategory, TILE_CATEGORIES } from '#domain/catalog/category.ts'
import { SEARCH_DELIVERIES } from '#domain/delivery/delivery.ts'
import { clearFilters } from '#domain/search/change-filters.ts'
import { AVAILABILITIES, type SearchFilters, SORTS } from '#domain/search/filters.ts'
import { CategoryDrawing } from '../../../art/category-drawing.tsx'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice, ChoiceGroup, segments } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { countProviders } from '../search-results.ts'
import { useSearchText } from '../use-search-text.ts'
import { RankingLink } from './ranking-link.tsx'
import type { ChangeFilters } from './use-filters.ts'

interface FilterDialogProps {
  filters: SearchFilters
  change: ChangeFilters
  offered: readonly CategoryKey[]
  onClose: () => void
}

/** All filters in a dialog; its button shows the number of results (row SEARCH-01). */
export function FilterDialog({ filters, change, offered, onClose }: FilterDialogProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(filters)
  const set = (changes: Partial<SearchFilters>) => setDraft({ ...draft, ...changes })
  const apply = () => {
    change(draft)
    onClose()
  }
  const clear = () => setDraft({ ...clearFilters(draft), serviceType: null })
  return (
    <Dialog
      title={t('search.filters')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={clear} className="-ml-3.5">
            {t('search.clearAll')}
          </Button>
          <ApplyButton draft={draft} onClick={apply} />
        </>
      }
    >
      <div className="flex flex-col gap-6 pt-3">
        <SortChoice draft={draft} set={set} />
        <ServiceChoice draft={draft} set={set} offered={offered} />
        <DeliveryChoice draft={draft} set={set} />
        <AvailabilityChoice draft={draft} set={set} />
      </div>
    </Dialog>
  )
}

interface FilterPartProps {
  draft: SearchFilters
  set: (changes: Partial<SearchFilters>) => void
}

function SortChoice({ draft, set }: FilterPartProps) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup
      legend={t('search.sort')}
      className="flex flex-wrap gap-2"
      hint={
        <>
          <p aria-live="polite">{t(`search.sortHints.${draft.sortBy}`)}</p>
          <RankingLink />
        </>
      }
    >
      {SORTS.map((sort) => (
        <Choice
          key={sort}
          variant="chip"
          name="sort"
          checked={draft.sortBy === sort}
          onChange={() => set({ sortBy: sort })}
        >
          {t(`search.sorts.${sort}`)}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

function ServiceChoice({
  draft,
  set,
  offered,
}: FilterPartProps & { offered: readonly CategoryKey[] }) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup legend={t('search.service')} className="flex flex-col gap-2">
      <Choice
        variant="chip"
        name="service"
        className="self-start"
        checked={draft.serviceType === null}
        onChange={() => set({ serviceType: null })}
      >
        {t('search.anyService')}
      </Choice>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-5">
        {TILE_CATEGORIES.map((category) => {
          const isOffered = offered.includes(category)
          return (
            <Choice
              key={category}
              variant="tile"
              name="service"
              disabled={!isOffered}
              checked={draft.serviceType === category}
              onChange={() => set({ serviceType: category })}
            >
              <CategoryDrawing
                category={category}
                size={36}
                className={isOffered ? 'mb-1' : 'mb-1 opacity-40'}
              />
              <span className="hyphens-auto">{t(`catalog.categories.${category}.short`)}</span>
              {!isOffered && <span className="font-normal">{t('search.notHere')}</span>}
              {isOffered && isNewCategory(category) && (
                <span className="font-normal text-accent">{t('search.isNew')}</span>
              )}
            </Choice>
          )
        })}
      </div>
    </ChoiceGroup>
  )
}

const deliveryIcons = { IN_SALOON: Store, DOORSTEP: House }

function DeliveryChoice({ draft, set }: FilterPartProps) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup legend={t('search.delivery')} className={segments}>
      {SEARCH_DELIVERIES.map((delivery) => (
        <Choice
          key={delivery}
          variant="segment"
          name="delivery"
          checked={draft.delivery === delivery}
          onChange={() => set({ delivery })}
        >
          <Icon of={deliveryIcons[delivery]} size="sm" />
          {t(`search.deliveries.${delivery}`)}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

function AvailabilityChoice({ draft, set }: FilterPartProps) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup legend={t('search.availability')} className="flex flex-wrap gap-2">
      {[null, ...AVAILABILITIES].map((availability) => (
        <Choice
          key={availability}
          variant="chip"
          name="availability"
          checked={draft.availability === availability}
          onChange={() => set({ availability })}
        >
          {availability ? t(`search.availabilities.${availability}`) : t('search.anyTime')}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

function ApplyButton({ draft, onClick }: { draft: SearchFilters; onClick: () => void }) {
  const { t } = useTranslation()
  const { total } = useSearchText()
  const count = useCount(draft)
  const label =
    count === 0
      ? t('search.applyNone')
      : count === null
        ? t('search.apply')
        : t('search.applyCount', { count, total: total(count) })
  return (
    <Button tone="primary" onClick={onClick} className="grow sm:grow-0">
      <span aria-live="polite">{label}</span>
    </Button>
  )
}

const DEBOUNCE_MS = 200

/** The number of results for a draft, debounced; null until known. */
function useCount(draft: SearchFilters): number | null {
  const [result, setResult] = useState<{ draft: SearchFilters; count: number | null }>()
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const count = await countProviders(draft)
      if (isCurrent) setResult({ draft, count })
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [draft])
  return result?.draft === draft ? result.count : null
}
