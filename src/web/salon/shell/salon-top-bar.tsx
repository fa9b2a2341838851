import type { OwnSalon } from './own-salons.ts'
import { SalonSwitcher } from './salon-switcher.tsx'

/** The bar above the page below 1024 px. */
export function SalonTopBar(props: { salon: OwnSalon; salons: readonly OwnSalon[] }) {
  return (
    <header className="flex min-h-15 items-center gap-2.5 border-b border-line px-4 py-2 sm:px-5 lg:hidden print:hidden">
      <SalonSwitcher {...props} />
    </header>
  )
}
