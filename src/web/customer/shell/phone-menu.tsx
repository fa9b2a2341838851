import { Link } from '@tanstack/react-router'
import Menu from 'lucide-react/icons/menu'
import { useId } from 'react'
import { LanguageSwitch } from '../../features/page/language-switch.tsx'
import { useHasSession } from '../../features/sign-in/session.ts'
import { openSignIn } from '../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { AccountItems } from './account-items.tsx'
import { useMainMenu } from './main-menu.ts'

/** The header's menu behind a button, for 768 px and less. */
export function PhoneMenu() {
  const { t } = useTranslation()
  const id = useId()
  const hasSession = useHasSession()
  return (
    <div className="ml-auto md:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('shell.menu')}
        className="grid size-11 place-items-center rounded-full hover:bg-surface-soft"
      >
        <Icon of={Menu} />
      </button>
      <Popover
        id={id}
        label={t('shell.menu')}
        className="inset-x-0 top-15 w-full border-x-0 border-t-0 px-2 pt-2 pb-4"
      >
        <ul>
          {useMainMenu().map(({ to, search, key }) => (
            <li key={key}>
              <Link
                to={to}
                search={search}
                activeOptions={{ includeSearch: false }}
                className="flex min-h-11 items-center rounded-md px-3.5 font-medium text-muted aria-[current=page]:bg-surface-soft aria-[current=page]:text-text"
              >
                {t(`shell.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
        {hasSession && <AccountItems />}
        <div className="mt-3 flex items-center justify-between px-3.5">
          <LanguageSwitch />
          {!hasSession && (
            <Button size="sm" onClick={() => openSignIn()}>
              {t('shell.signIn')}
            </Button>
          )}
        </div>
      </Popover>
    </div>
  )
}
