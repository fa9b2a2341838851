import { useRouter } from '@tanstack/react-router'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'

/** A function that signs out; its code loads when it is called. */
export function useSignOut(): () => Promise<unknown> {
  const { t } = useTranslation()
  const router = useRouter()
  return () =>
    import('../../features/sign-in/sign-out.ts').then(
      ({ signOut }) => signOut(router),
      () => showToast('failure', t('auth.signOutError')),
    )
}
