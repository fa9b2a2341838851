import { useRouter } from '@tanstack/react-router'
import { api } from '../../api-client.ts'
import { clientState, noUser } from '../../client-state.ts'
import { note } from '../../events.ts'
import { showToast } from '../../ui/toast.tsx'

const noticeKey = 'signed-out'

/** Ends the session here and, where the issuer wants a visit for it, there (row AUTH-06). */
export function useSignOut(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    const { i18n } = router.options.context
    const answer = await api('signOut', { body: {} })
    if (!answer.ok || !answer.reply.success) {
      showToast('failure', i18n.t('auth.signOutError'))
      return
    }
    note('signed-out')
    clientState.set({ loggedInUserInfo: noUser, bearerToken: '' })
    if (answer.reply.endSessionUrl) {
      sessionStorage.setItem(noticeKey, '1')
      window.location.assign(answer.reply.endSessionUrl)
      return
    }
    await router.navigate({ to: '/search' })
    await router.invalidate()
    showToast('success', i18n.t('auth.signOutSuccess'))
  }
}

/** True once after a sign-out that went by way of the issuer. */
export function takeSignedOutNotice(): boolean {
  try {
    const noticed = sessionStorage.getItem(noticeKey) !== null
    sessionStorage.removeItem(noticeKey)
    return noticed
  } catch {
    return false // Where storage is blocked there was no signing in either.
  }
}
