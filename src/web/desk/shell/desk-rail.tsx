import { Link } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import Search from 'lucide-react/icons/search'
import { Wordmark } from '../../art/mark.tsx'
import { PortraitPicture } from '../../art/portrait-picture.tsx'
import { LanguageSwitch } from '../../features/page/language-switch.tsx'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Desk } from './desk-query.ts'
import { KeyHint } from './key-hint.tsx'
import { PlaceCount } from './place-count.tsx'
import { places } from './places.ts'
import { useSignOut } from './use-sign-out.ts'

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-md pr-2 pl-3 text-left text-md font-medium text-muted hover:bg-surface-accent'

const current =
  'aria-[current=page]:bg-surface-accent aria-[current=page]:font-strong aria-[current=page]:text-text aria-[current=page]:[&_svg]:text-accent'

/** The navigation of the desk beside the page, from 1024 px. */
export function DeskRail({ desk, onSearch }: { desk: Desk; onSearch: () => void }) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const { operator } = desk
  return (
    <header className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-r border-line bg-surface-soft px-3 pt-4 pb-3 max-lg:hidden print:hidden">
      <Link to="/desk" className="mb-3 flex min-h-11 items-center gap-2 px-3">
        <Wordmark className="h-6 w-auto" />
        <span className="pt-1 text-sm text-muted">{t('desk.name')}</span>
      </Link>
      <button
        type="button"
        aria-keyshortcuts="/"
        className={`${item} mb-3 border border-line-strong bg-surface`}
        onClick={onSearch}
      >
        <Icon of={Search} />
        <span className="grow">{t('desk.search.open')}</span>
        <KeyHint>/</KeyHint>
      </button>
      <nav aria-label={t('desk.label')}>
        {([1, 2, 3, 4] as const).map((group) => (
          <ul key={group} className="mb-3.5 grid gap-0.5 empty:hidden">
            {places
              .filter((place) => place.group === group)
              .map((place) => (
                <li key={place.key}>
                  <Link
                    to={place.to}
                    activeOptions={{ exact: place.to === '/desk' }}
                    className={`${item} ${current}`}
                  >
                    <Icon of={place.icon} />
                    {t(`desk.places.${place.key}`)}
                    <PlaceCount place={place} desk={desk} className="ml-auto" />
                  </Link>
                </li>
              ))}
          </ul>
        ))}
      </nav>
      <div className="mt-auto border-t border-line pt-2">
        <button type="button" className={item} onClick={signOut}>
          <Icon of={LogOut} />
          {t('shell.signOut')}
        </button>
        <div className="flex py-2 pl-3">
          <LanguageSwitch />
        </div>
        <div className="flex items-center gap-2.5 px-3 py-1.5 text-sm">
          <PortraitPicture name={operator.userName} size={36} />
          <span className="min-w-0">
            <span className="block truncate font-strong">{operator.name}</span>
            <span className="text-muted">{t('desk.role')}</span>
          </span>
        </div>
      </div>
    </header>
  )
}
