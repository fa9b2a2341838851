import type { useRouter } from '@tanstack/react-router'
import { api } from '../../api-client.ts'
import { clientState, noUser } from '../../client-state.ts'
import { track } from '../../events.ts'
import { deleteStoredForms } from '../../form-storage.ts'
import { logError } from '../../log.ts'
import { showToast } from '../../ui/toast.tsx'

const noticeKey = 'signed-out'

/**
 * Ends the session here and, if the issuer requires a redirect, there (row AUTH-06).
 * @param message text of the toast; by default that the user is signed out
 * @returns whether the session has ended
 */
export async function signOut(
  router: ReturnType<typeof useRouter>,
  message?: string,
): Promise<boolean> {
  const { i18n, userData } = router.options.context
  const answer = await api('signOut', { body: {} })
  const deleteVisits = () =>
    userData
      .deleteVisits()
      .catch((cause: unknown) => logError('The kept visits were not cleared', cause))
  if (!answer.ok || !answer.reply.success) {
    // Without a network the session cannot end, but what is stored on the device can go.
    if (!answer.ok && answer.status === 0) await deleteVisits()
    showToast('failure', i18n.t('auth.signOutError'))
    return false
  }
  endNotifications().catch((cause: unknown) => logError('The notifications were not ended', cause))
  await deleteVisits()
  const clearUser = await loadClearUser(router)
  otherTabs().postMessage(null)
  track('signed-out')
  const toastText = message ?? i18n.t('auth.signOutSuccess')
  // A page may block the navigation, as one with a cart does, so the user is cleared at once. Personal pages do not block
  // but would open the sign-in for a visitor, so they are left first.
  const isPersonalPage = router.state.matches.some(({ staticData }) => staticData.isPersonal)
  if (!isPersonalPage) clearUser()
  if (answer.reply.endSessionUrl) {
    // The page in the back/forward cache must not have the user.
    addEventListener('pagehide', clearUser, { once: true })
    storeSignedOutNotice(toastText)
    window.location.assign(answer.reply.endSessionUrl)
    return true
  }
  const navigation = router.navigate({ to: '/' })
  if (isPersonalPage) await navigation.finally(clearUser)
  showToast('success', toastText)
  await navigation
  await router.invalidate()
  return true
}

/** Ends the notifications of this browser, whoever turned them on (WORK-87); not awaited, as a push service may be away. */
async function endNotifications(): Promise<void> {
  const registration =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

/** Clears the user here after a sign-out in another tab, until the returned function is called. */
export function watchSignOut(router: ReturnType<typeof useRouter>): () => void {
  const tabs = otherTabs()
  tabs.onmessage = async () => {
    const clearUser = await loadClearUser(router)
    clearUser()
    await router.invalidate()
  }
  return () => {
    tabs.onmessage = null
  }
}

let channel: BroadcastChannel | undefined

/** One channel for sending and receiving, since a channel does not get its own messages. */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('signed-out')
  return channel
}

async function loadClearUser(router: ReturnType<typeof useRouter>): Promise<() => void> {
  const { userData, queryClientRef } = router.options.context
  const clearCheckout = await userData
    .loadClearCheckout()
    .catch((cause: unknown) => logError('The details of the booking were not cleared', cause))
  return () => {
    clearCheckout?.()
    deleteStoredForms()
    queryClientRef.current?.clear()
    clientState.set({ loggedInUserInfo: noUser, bearerToken: '' })
  }
}

function storeSignedOutNotice(toastText: string): void {
  try {
    sessionStorage.setItem(noticeKey, toastText)
  } catch {
    // Storage is blocked or full: the toast is not shown.
  }
}

/** Returns and deletes the message of a sign-out that was redirected through the issuer. */
export function takeSignedOutNotice(): string | null {
  try {
    const toastText = sessionStorage.getItem(noticeKey)
    sessionStorage.removeItem(noticeKey)
    return toastText
  } catch {
    return null
  }
}
