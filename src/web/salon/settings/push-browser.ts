/** What this browser can do: `unsupported` when it cannot show notifications at all. */
export type PushPermission = 'unsupported' | NotificationPermission

/** This browser as a device: `deviceId` is null while it is not subscribed. */
export interface PushBrowser {
  readonly permission: PushPermission
  readonly deviceId: string | null
}

/** What the server needs to reach this browser. */
interface PushSubscriptionKeys {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Asks nothing: only looks at what was allowed before. */
export async function readBrowser(): Promise<PushBrowser> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return { permission: 'unsupported', deviceId: null }
  }
  const subscription = await findSubscription().catch(() => null) // some refuse it in private windows
  return {
    permission: Notification.permission,
    deviceId: subscription ? await deviceIdOf(subscription.endpoint) : null,
  }
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Asks for permission and subscribes; called on a press only (WORK-84).
 * - `denied`: the browser refuses. `closed`: its question was closed.
 * - `failed`: it cannot reach its push service, or has no service worker yet.
 */
export async function subscribe(
  publicKey: string,
): Promise<PushSubscriptionKeys | 'denied' | 'closed' | 'failed'> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'closed'
  const { pushManager } = (await navigator.serviceWorker.getRegistration()) ?? {}
  if (!pushManager) return 'failed'
  try {
    return keysOf(await subscribeWith(pushManager, publicKey))
  } catch {
    return 'failed'
  }
}

async function subscribeWith(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    // Subscribed with the key of another installation at this address.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options)
  }
}

function keysOf(subscription: PushSubscription): PushSubscriptionKeys | 'failed' {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : 'failed'
}

/** The id of a device: the SHA-256 of its endpoint, base64url. */
async function deviceIdOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
