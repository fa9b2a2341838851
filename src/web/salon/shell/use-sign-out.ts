import { useRouter } from '@tanstack/react-router'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { closeForms } from './use-leave-question.ts'

/** A function that signs out; its code loads when it is called. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation()
  const router = useRouter()
  return async () => {
    // Asked first: once the session has ended nothing can be saved, and the page must be left.
    const askAgain = closeForms(t)
    if (!askAgain) return
    const hasEnded = await import('../../features/sign-in/sign-out.ts').then(
      ({ signOut }) => signOut(router),
      () => {
        showToast('failure', t('auth.signOutError'))
        return false
      },
    )
    if (!hasEnded) askAgain()
  }
}
