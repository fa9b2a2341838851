import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Wordmark } from '../../art/mark.tsx'
import { useClientState } from '../../client-state.ts'
import { LanguageSwitch } from '../../features/page/language-switch.tsx'
import { useTranslation } from '../../language.ts'
import { useLastSearch } from '../../last-search.ts'
import { ProgressLine } from '../../ui/spinner.tsx'
import { AccountMenu } from './account-menu.tsx'
import { useMainMenu } from './main-menu.ts'
import { PhoneMenu } from './phone-menu.tsx'

/**
 * The header of every page. `steps` replaces the main menu and, on phones, the menu button.
 */
export function Header({ steps }: { steps?: ReactNode }) {
  const { t } = useTranslation()
  const lastSearch = useLastSearch()
  const isLoading = useClientState((state) => state.isLoading)
  return (
    <header className="relative z-20 flex h-15 shrink-0 items-center gap-2 border-b border-line bg-page pr-2 pl-4 sm:pl-5 md:h-18 md:px-5 xl:px-8">
      <Link
        to="/search"
        search={lastSearch}
        aria-label={t('shell.home')}
        className="grid min-h-11 min-w-0 content-center rounded-sm"
      >
        <Wordmark className="h-6.25 w-auto max-w-full md:h-7.25" />
      </Link>
      {steps ?? <MainMenu />}
      <div className="hidden items-center gap-2 md:flex">
        <LanguageSwitch />
        <AccountMenu />
      </div>
      {!steps && <PhoneMenu />}
      <ProgressLine active={isLoading} label={t('common.loading')} />
    </header>
  )
}

function MainMenu() {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('shell.mainMenu')}
      className="ml-auto hidden grow gap-1 md:ml-2 md:flex xl:ml-7"
    >
      {useMainMenu().map(({ to, search, key }) => (
        <Link
          key={key}
          to={to}
          search={search}
          className="inline-flex min-h-11 items-center rounded-full px-3.5 text-md font-medium text-muted hover:text-text aria-[current=page]:bg-surface-soft aria-[current=page]:text-text"
          activeOptions={{ includeSearch: false }}
        >
          {t(`shell.${key}`)}
        </Link>
      ))}
    </nav>
  )
}
