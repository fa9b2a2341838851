import { useRouter } from '@tanstack/react-router'
import { useSignedInUser } from '../../client-state.ts'
import { useIsMember, useOwnSalon } from '../../features/sign-in/session-status.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { Destination } from './destination.tsx'

const item =
  'flex min-h-11 w-full items-center rounded-md px-3.5 text-left font-medium text-muted hover:bg-surface-soft hover:text-text aria-[current=page]:bg-surface-soft aria-[current=page]:text-text'

/** The items of the account menu; on phones they are in the main menu. */
export function AccountItems() {
  const { t } = useTranslation()
  const router = useRouter()
  const isMember = useIsMember()
  const isOperator = useSignedInUser()?.role === 'operator'
  const ownSalon = useOwnSalon()
  const signOut = () =>
    import('../../features/sign-in/sign-out.ts').then(
      ({ signOut }) => signOut(router),
      () => showToast('failure', t('auth.signOutError')),
    )
  return (
    <ul>
      {isOperator && (
        <li>
          <Destination navigationKey="desk" className={item}>
            {t('shell.desk')}
          </Destination>
        </li>
      )}
      {isMember && (
        <li>
          <Destination navigationKey="workspace" className={item}>
            {t('shell.workspace')}
          </Destination>
        </li>
      )}
      {ownSalon && (
        <li>
          <Destination navigationKey={`profile/${ownSalon}`} className={item}>
            {t('shell.ownPage')}
          </Destination>
        </li>
      )}
      {(['dashboard', 'bookings', 'personalData', 'settings'] as const).map((key) => (
        <li key={key}>
          <Destination navigationKey={key} className={item}>
            {t(`shell.${key}`)}
          </Destination>
        </li>
      ))}
      <li>
        <button type="button" className={item} onClick={signOut}>
          {t('shell.signOut')}
        </button>
      </li>
    </ul>
  )
}
