import { parseNotification } from '#domain/push/notification.ts'

/** The parts of the worker that are used. */
declare const self: {
  readonly location: { readonly origin: string }
  readonly registration: Pick<ServiceWorkerRegistration, 'getNotifications' | 'showNotification'>
  readonly clients: {
    matchAll(options: object): Promise<readonly { url: string; focus(): Promise<unknown> }[]>
    openWindow(url: string): Promise<unknown>
  }
}

/** The data of a shown notification. */
interface NotificationData {
  readonly id: string
  readonly path: string
}

/**
 * Shows the notification of a message (WORK-85). The same one again is left as it is, and one of the same topic replaces
 * it. Browsers demand that every message is shown, so that an unreadable one is shown too, without a text.
 */
export async function showMessage(message: string): Promise<void> {
  const notification = parseNotification(message)
  if (!notification) return self.registration.showNotification('Bloesem')
  const { id, title, body, language, topic, path } = notification
  const shown = await self.registration.getNotifications({ tag: topic })
  if (shown.some(({ data }) => (data as NotificationData | null)?.id === id)) return
  // Not every browser knows `renotify`, which makes a sound for the one that replaces another.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    lang: language,
    tag: topic,
    renotify: true,
    data: { id, path } satisfies NotificationData,
  }
  await self.registration.showNotification(title, options)
}

/** Opens the page of a notification, or shows it where it is open already: what is typed there stays. */
export async function openPage(notification: Pick<Notification, 'close' | 'data'>): Promise<void> {
  notification.close()
  const { path = '/salon' } = (notification.data as NotificationData | null) ?? {}
  const url = new URL(path, self.location.origin)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((each) => {
    const { pathname, search } = new URL(each.url)
    return pathname === url.pathname && search === url.search
  })
  await (open ? open.focus() : self.clients.openWindow(url.href))
}
