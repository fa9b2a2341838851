import { Link } from '@tanstack/react-router'
import { Wordmark } from '../../art/mark.tsx'
import { useTranslation } from '../../language.ts'

const links = [
  { to: '/contact-us', key: 'contact' },
  { to: '/provider-registration', key: 'forSalons' },
  { to: '/ranking', key: 'ranking' },
  { to: '/privacy', key: 'privacy' },
  { to: '/cookies', key: 'cookies' },
  { to: '/terms', key: 'terms' },
] as const

/**
 * The short footer of pages for tasks. On phones it is hidden where the page has a bottom bar, which
 * would otherwise move at the end of the page.
 */
export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className="mt-auto shrink-0 max-md:[main:has([data-bar])~&]:hidden border-t border-line bg-surface-soft px-4 py-4 text-sm text-muted sm:px-5 xl:px-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Wordmark className="h-5.5 w-auto text-text" />
        <p className="grow py-2">{t('shell.footer')}</p>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {links.map(({ to, key }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center justify-center hover:underline"
            >
              {t(`shell.${key}`)}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  )
}
