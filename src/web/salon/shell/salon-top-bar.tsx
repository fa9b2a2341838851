import { NewsButton } from './news/news-button.tsx'
import type { OwnSalon } from './own-salons.ts'
import { SalonSwitcher } from './salon-switcher.tsx'
import { SearchButton } from './search/search-button.tsx'

interface SalonTopBarProps {
  salon: OwnSalon
  salons: readonly OwnSalon[]
  onSearch: () => void
}

/** The bar above the page below 1024 px. */
export function SalonTopBar({ salon, salons, onSearch }: SalonTopBarProps) {
  return (
    <header className="flex min-h-15 items-center gap-2.5 border-b border-line py-2 pr-2 pl-4 sm:pr-3 sm:pl-5 lg:hidden print:hidden">
      <SalonSwitcher salon={salon} salons={salons} />
      <div className="ml-auto flex shrink-0 gap-1">
        <SearchButton onOpen={onSearch} />
        <NewsButton salon={salon} />
      </div>
    </header>
  )
}
