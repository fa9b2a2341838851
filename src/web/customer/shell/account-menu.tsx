import UserRound from 'lucide-react/icons/user-round'
import { useId } from 'react'
import { PortraitPicture } from '../../art/portrait-picture.tsx'
import { useClientState } from '../../client-state.ts'
import { useHasSession } from '../../features/sign-in/session.ts'
import { openSignIn } from '../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { AccountItems } from './account-items.tsx'

/** The sign-in button, or the account menu of the signed-in user. */
export function AccountMenu() {
  const { t } = useTranslation()
  const hasSession = useHasSession()
  if (hasSession) return <AccountButton />
  return (
    <Button size="sm" onClick={() => openSignIn()}>
      {t('shell.signIn')}
    </Button>
  )
}

function AccountButton() {
  const { t } = useTranslation()
  const id = useId()
  const user = useClientState((state) => state.loggedInUserInfo)
  const name = user?.name ?? user?.userName
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={name ? t('shell.accountOf', { name }) : t('shell.account')}
        className="inline-flex min-h-11 max-w-48 items-center gap-2 rounded-full pr-3.5 pl-1 text-md font-medium text-muted hover:bg-surface-soft hover:text-text"
      >
        {name ? (
          <PortraitPicture name={user?.userName ?? name} size={36} />
        ) : (
          <span className="grid size-9 place-items-center rounded-full bg-surface-accent">
            <Icon of={UserRound} />
          </span>
        )}
        <span className="truncate">{name ? firstName(name) : t('shell.account')}</span>
      </button>
      <Popover
        id={id}
        label={t('shell.account')}
        className="top-16 right-5 w-60 rounded-lg p-2 xl:right-8"
      >
        <AccountItems />
      </Popover>
    </>
  )
}

function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}
