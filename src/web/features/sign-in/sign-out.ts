import type { useRouter } from '@tanstack/react-router'
import { api } from '../../api-client.ts'
import { clientState, noUser } from '../../client-state.ts'
import { track } from '../../events.ts'
import { deleteStoredForms } from '../../form-storage.ts'
import { logError } from '../../log.ts'
import { showToast } from '../../ui/toast.tsx'
import { deleteStoredVisits } from '../offline/store-visits.ts'

const noticeKey = 'signed-out'

/**
 * Ends the session here and, where the issuer wants a visit for it, there (row AUTH-06).
 * @param said what a toast says afterwards, when not that one is signed out
 */
export async function signOut(
  router: ReturnType<typeof useRouter>,
  message?: string,
): Promise<void> {
  const { i18n } = router.options.context
  const answer = await api('signOut', { body: {} })
  if (!answer.ok || !answer.reply.success) {
    showToast('failure', i18n.t('auth.signOutError'))
    return
  }
  await deleteStoredVisits().catch((cause) => logError('The kept visits were not cleared', cause))
  const clearUser = await loadClearUser()
  otherTabs().postMessage(null)
  track('signed-out')
  const toastText = message ?? i18n.t('auth.signOutSuccess')
  // A page may hold the way on, as one with a cart does: the person is forgotten without waiting for it. One's own pages
  // hold nothing and ask a visitor to sign in: they are left first.
  const isOwnPage = router.state.matches.some(({ staticData }) => staticData.isFramed)
  if (!isOwnPage) clearUser()
  if (answer.reply.endSessionUrl) {
    // A page that the back button brings back knows nobody any more.
    addEventListener('pagehide', clearUser, { once: true })
    storeSignedOutNotice(toastText)
    window.location.assign(answer.reply.endSessionUrl)
    return
  }
  const navigation = router.navigate({ to: '/' })
  if (isOwnPage) await navigation.finally(clearUser)
  showToast('success', toastText)
  await navigation
  await router.invalidate()
}

/** Forgets somebody here, too, when they sign out in another tab, until the returned function is called. */
export function watchSignOut(router: ReturnType<typeof useRouter>): () => void {
  const tabs = otherTabs()
  tabs.onmessage = async () => {
    const clearUser = await loadClearUser()
    clearUser()
    await router.invalidate()
  }
  return () => {
    tabs.onmessage = null
  }
}

let channel: BroadcastChannel | undefined

/** One for speaking and listening: it does not hear itself, and this tab leaves one's own pages before it forgets. */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('signed-out')
  return channel
}

async function loadClearUser(): Promise<() => void> {
  const clearPersonalData = await loadClearPersonalData()
  return () => {
    clearPersonalData?.()
    deleteStoredForms()
    clientState.set({ loggedInUserInfo: noUser, bearerToken: '' })
  }
}

/** The booking is no part of every page's script. */
async function loadClearPersonalData(): Promise<(() => void) | undefined> {
  try {
    return (await import('../booking/clear-personal-data.ts')).clearPersonalData
  } catch (cause) {
    logError('The details of the booking were not cleared', cause)
  }
}

function storeSignedOutNotice(toastText: string): void {
  try {
    sessionStorage.setItem(noticeKey, toastText)
  } catch {
    // Storage is blocked or full: one is signed out without a word about it.
  }
}

/** What is to be said after a sign-out that went by way of the issuer, once. */
export function takeSignedOutNotice(): string | null {
  try {
    const toastText = sessionStorage.getItem(noticeKey)
    sessionStorage.removeItem(noticeKey)
    return toastText
  } catch {
    return null
  }
}
