import type { CDPSession, Page, Worker } from '@playwright/test'
import { push as englishPush } from '#messages/en/push.ts'
import { enPages } from '#messages/en-pages.ts'
import { push as dutchPush } from '#messages/nl/push.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { bookByApi } from './book-by-api.ts'
import { createSalon } from './create-salon.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { type LocalPushService, localPushService } from './local-push.ts'
import { openPage } from './open-page.ts'
import { expectServiceWorker } from './service-worker.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'

for (const language of checkedLanguages) {
  const { settings } = { en: enPages, nl: nlPages }[language]
  const { titles } = { en: englishPush, nl: dutchPush }[language]
  test.describe(language, () => {
    test.use({ language, serviceWorkers: 'allow' })
    test('[WORK-84, WORK-85, WORK-220] notifications are turned on, what the product sends is shown and opens its request, and off @phone @both', async ({
      page,
      browser,
      baseURL,
    }) => {
      const salon = await createSalon(page, { autoConfirm: false })
      const pushes = await localPushService()
      await page.context().grantPermissions(['notifications'])
      await subscribeAt(page, pushes)
      await openPage(page, `/salon/${salon.userName}/settings`)
      await expectServiceWorker(page)
      const section = page.getByRole('region', { name: settings.push.title })
      const turnOff = section.getByRole('button', { name: settings.push.turnOff })
      await section.getByRole('button', { name: settings.push.turnOn }).click()
      await expect(section.getByRole('status')).toHaveText(settings.push.on)
      await expect(turnOff).toBeFocused()
      // The mutation's state reaches React a task later: `uncheck` reads the box at once and would call it unchanged.
      const { booking, pushes: byPhone } = settings.notifications
      const newBooking = page.getByRole('checkbox', { name: `${booking}, ${byPhone}` })
      await newBooking.click()
      await expect(newBooking).not.toBeChecked()
      await uncoverFields(page)
      await expectAccessible(page, 'settings, notifications on', { keepsViewport: true })

      const context = await browser.newContext({ baseURL: baseURL ?? '' })
      const customer = await context.newPage()
      await ensureSignedIn(customer, await createCustomer(context.request))
      const orderId = await bookByApi(customer, salon.userName)
      await context.close()
      const publicKey = await page.evaluate(() => localStorage.getItem('subscribed') ?? '')
      await expect.poll(() => pushes.read(publicKey)).toHaveLength(1)
      const [message = ''] = await pushes.read(publicKey)
      pushes.close()
      const worker = await findWorker(page)
      await deliver(page, message)
      const body = expect.stringContaining(salon.fullName)
      await expect
        .poll(() => shownNotifications(worker))
        .toEqual([{ title: titles.request, body, lang: language }])
      await pressNotification(worker)
      await expect(page).toHaveURL(`/salon/${salon.userName}/requests#request-${orderId}`)
      await expect(page.getByRole('article')).toBeFocused()

      await openPage(page, `/salon/${salon.userName}/settings`)
      await expect(newBooking).not.toBeChecked()
      await turnOff.click()
      await expect(section.getByRole('status')).toHaveText(settings.push.off)
    })
  })
}

test('[WORK-84] a browser that refuses notifications is said so, with what to do', async ({
  page,
}) => {
  const salon = await createSalon(page)
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' })
  })
  await openPage(page, `/salon/${salon.userName}/settings`)
  const section = page.getByRole('region', { name: 'Notifications on this device' })
  await expect(section).toContainText('Your browser blocks notifications')
  await expect(section.getByRole('button')).toHaveCount(0)
  await uncoverFields(page)
  await expectAccessible(page, 'settings, notifications blocked')
})

// Which field the tabs cover in part depends on where the page is scrolled to; a focused one is scrolled clear of them.
async function uncoverFields(page: Page): Promise<void> {
  await page.locator('nav[data-bar]').evaluate((tabs) => {
    tabs.style.position = 'static'
  })
}

/**
 * Chromium subscribes at its push service; here the browser gets a subscription of the local one, and keeps the key that
 * it subscribed with. The headless shell of Chromium never allows notifications, whatever is granted.
 */
async function subscribeAt(page: Page, { subscription }: LocalPushService): Promise<void> {
  const { endpoint, ...keys } = subscription
  await page.addInitScript(
    (subscribed) => {
      const name = 'subscribed'
      const subscription = { ...subscribed, toJSON: () => subscribed }
      PushManager.prototype.getSubscription = async () =>
        (localStorage.getItem(name) ? subscription : null) as unknown as PushSubscription
      Object.defineProperty(Notification, 'permission', { value: 'granted' })
      Notification.requestPermission = async () => 'granted'
      PushManager.prototype.subscribe = async (options) => {
        localStorage.setItem(name, String(options?.applicationServerKey))
        return subscription as unknown as PushSubscription
      }
    },
    { endpoint, keys },
  )
}

/** Hands a decrypted message to the service worker, as the browser does (`ServiceWorker.deliverPushMessage`). */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registrationId = await findRegistration(session)
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

async function findRegistration(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return found
}

/** The service worker; where the browser shows no notifications at all, it keeps what it would show. */
async function findWorker(page: Page): Promise<Worker> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('The page has no service worker.')
  await worker.evaluate(() => {
    if (Notification.permission === 'granted') return
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const shown: object[] = []
    registration.getNotifications = async () => shown as Notification[]
    registration.showNotification = async (title, options) => {
      shown.push({ title, ...options })
    }
  })
  return worker
}

function shownNotifications(worker: Worker): Promise<unknown> {
  return worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, lang }) => ({ title, body, lang }))
  })
}

/**
 * Presses the shown notification. Only a press of a person may open a window, so that the worker takes the open page there
 * instead.
 */
function pressNotification(worker: Worker): Promise<void> {
  return worker.evaluate(async () => {
    const { registration, clients } = self as unknown as {
      registration: ServiceWorkerRegistration
      clients: {
        matchAll(): Promise<{ navigate(url: string): Promise<unknown> }[]>
        openWindow(url: string): Promise<unknown>
      }
    }
    clients.openWindow = async (url) => (await clients.matchAll())[0]?.navigate(url)
    const [shown] = await registration.getNotifications()
    const notification = { close: () => shown?.close?.(), data: shown?.data }
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
  })
}

/** Of a service worker; the types here are those of pages. */
declare const ExtendableEvent: typeof Event
