import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type FormEvent, lazy, type ReactNode, Suspense, useId, useState } from 'react'
import type { CategoryKey } from '#domain/catalog/category.ts'
import { cityByCode, DEFAULT_CITY } from '#domain/location/city.ts'
import { activeFilters, withCity, withPlace } from '#domain/search/change-filters.ts'
import {
  AVAILABILITIES,
  type Availability,
  filterParameters,
  type SearchFilters,
} from '#domain/search/filters.ts'
import { useTranslation } from '../../../language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { chipClasses } from '../../../ui/chip.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CityBox } from './city-box.tsx'
import { useCityBox } from './use-city-box.ts'
import type { ChangeFilters } from './use-filters.ts'

const FilterDialog = lazy(async () => ({
  default: (await import('./filter-dialog.tsx')).FilterDialog,
}))

interface SearchBarProps {
  filters: SearchFilters
  change: ChangeFilters
  offered: readonly CategoryKey[]
  /** Repeats the current search. */
  onSearch: () => void
  /** Shown at the end of the row. */
  children?: ReactNode
}

/** Location, availability and the filter button. */
export function SearchBar({ filters, change, offered, onSearch, children }: SearchBarProps) {
  const { t } = useTranslation()
  const box = useCityBox(JSON.stringify(filterParameters(filters)), (chosen) =>
    change('cityCode' in chosen ? withCity(filters, chosen.cityCode) : withPlace(filters, chosen)),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (box.typedText() === null) onSearch()
    else box.take()
  }
  const changeAvailability = (availability: Availability | null) => {
    const city = box.typedCity()
    change({ ...(city ? withCity(filters, city.cityCode) : filters), availability })
  }
  return (
    <search className="flex flex-wrap items-center gap-3 px-4 py-3.5 sm:px-5 xl:px-8">
      <form
        action="/search"
        onSubmit={submit}
        className="flex min-h-14 min-w-0 grow basis-56 items-center rounded-full border border-line-strong bg-surface pr-1.5 outline-offset-2 outline-focus has-[[role=combobox]:focus-visible]:outline-2 md:max-w-150"
      >
        <OtherFilters filters={filters} />
        <CityBox
          placeLabel={filters.placeName ?? (filters.point ? t('search.areaShown') : undefined)}
          city={cityByCode(filters.cityCode) ?? DEFAULT_CITY}
          box={box}
        />
        <AvailabilitySelect value={filters.availability} onChange={changeAvailability} />
        <button
          type="submit"
          aria-label={t('search.go')}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-strong"
        >
          <Icon of={Search} />
        </button>
      </form>
      <FilterButton filters={filters} change={change} offered={offered} />
      {children}
    </search>
  )
}

/** The other filters as hidden inputs, for browsers without JavaScript. */
function OtherFilters({ filters }: { filters: SearchFilters }) {
  const { when: _when, ...otherFilters } = filterParameters(filters)
  return Object.entries(otherFilters).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

function AvailabilitySelect(props: {
  value: Availability | null
  onChange: (value: Availability | null) => void
}) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="hidden min-w-0 grow basis-1/2 border-l border-line py-1.5 pr-4 pl-5.5 md:block">
      <label htmlFor={id} className="block text-xs font-strong text-muted">
        {t('search.when')}
      </label>
      <select
        id={id}
        name="when"
        value={props.value ?? ''}
        onChange={({ currentTarget: { value } }) =>
          props.onChange(AVAILABILITIES.find((availability) => availability === value) ?? null)
        }
        className="-mt-4.5 -mb-1.5 -ml-1 block w-full min-w-0 cursor-pointer appearance-none truncate rounded-sm bg-transparent pt-4.5 pb-1.5 pl-1 leading-5.5"
      >
        <option value="">{t('search.anyTime')}</option>
        {AVAILABILITIES.map((availability) => (
          <option key={availability} value={availability}>
            {t(`search.availabilities.${availability}`)}
          </option>
        ))}
      </select>
    </div>
  )
}

function FilterButton(props: Pick<SearchBarProps, 'filters' | 'change' | 'offered'>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const count = activeFilters(props.filters).length
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classes(
          chipClasses(),
          'relative max-md:size-11 max-md:justify-center max-md:px-0',
        )}
      >
        <Icon of={SlidersHorizontal} className="md:size-4" />
        <span className="max-md:sr-only">{t('search.filters')}</span>
        {count > 0 && (
          <Badge
            tone="accent"
            className="max-md:absolute max-md:-top-1 max-md:-right-1 max-md:px-1.75 max-md:py-0"
          >
            {count} <span className="sr-only">{t('search.filtersChosen')}</span>
          </Badge>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <FilterDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
