import type { Page } from '@playwright/test'
import { today } from './calendar-days.ts'
import { chooseFirstFreeTime } from './choose-time.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { freeSlots, type Provider, readProvider } from './providers-by-api.ts'
import { ensureSignedIn } from './sign-in.ts'
import { acceptAndBook, addTreatment, pressContinue, walkToSummary } from './wizard.ts'

test.use({ expectedErrors: /status of (404|409|422)|was not placed|did not load/ })

test('[CHECKOUT-08] items no longer sold and raised prices are shown before the rest is booked', async ({
  page,
}) => {
  await ensureSignedIn(page, 'sanne')
  const toToday = await openWithOutdatedCatalog(page, 'salon-buitenveldert')
  const raised = await addTreatment(page)
  await page.getByRole('button', { name: 'Add Silk wrap' }).click()
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await chooseFirstFreeTime(page, today().add({ days: 1 }))
  await pressContinue(page)
  await page.getByLabel('Message for the salon').fill('I come by bike.')
  await pressContinue(page)
  await toToday()
  await acceptAndBook(page)

  const gone = page.getByText('Silk wrap is no longer offered here and is out of your visit.')
  const dearer = page.getByText(`${raised} now costs €`)
  // The visit became shorter, so that its time must be chosen again.
  await expect(page).toHaveURL(/step=schedule/)
  await expect(gone).toBeVisible()
  await expect(dearer).toContainText('when you chose it, it was €1.00.')
  await page.reload()
  await expect(gone).toBeVisible()
  await pressContinue(page)
  await pressContinue(page)
  await expect(gone).toBeVisible()
  await expect(page.getByText('I come by bike.')).toBeVisible()
  await acceptAndBook(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^See you on \w+day, Sanne$/)
})

test('[CHECKOUT-08] if nothing of the cart is sold any more, the provider’s page says so', async ({
  page,
}) => {
  await ensureSignedIn(page, 'sanne')
  const toToday = await openWithOutdatedCatalog(page, 'salon-buitenveldert')
  await page.getByRole('button', { name: 'Add Silk wrap' }).click()
  await toToday()
  await page.reload()
  await expect(
    page.getByText('Silk wrap is no longer offered here and is out of your visit.'),
  ).toBeVisible()
  await expect(page.getByText('Choose something else.')).toBeVisible()
})

test('[CHECKOUT-08] a hidden provider is reported in view of the button @phone', async ({
  page,
}) => {
  await ensureSignedIn(page, 'sanne')
  const start = await walkToSummary(page, 'wenkbrauwwerk')
  const gone = { status: 404, json: { statusCode: 404, code: 'not-found', message: '' } }
  await page.route('**/orderApi/orders', (route) => route.fulfill(gone))
  await page.route('**/available-slots*', (route) => route.fulfill(gone))
  await acceptAndBook(page)
  const told = page.getByRole('alert')
  await expect(told).toHaveText('This salon no longer takes bookings here. Choose another one.')
  await expect(told).toBeInViewport()
  await expect(page.getByRole('main')).toContainText(`, ${start.slice(11, 16)}`)
  await page.goto('/profile/wenkbrauwwerk?step=schedule')
  await expect(told).toHaveText('This salon no longer takes bookings here. Choose another one.')
  await expect(page.getByRole('link', { name: 'Back to the search' })).toBeVisible()
})

test('[CHECKOUT-08] the message about a closed time goes once another is chosen', async ({
  page,
}) => {
  const provider = 'huid-en-zo'
  await ensureSignedIn(page, 'sanne')
  const closed = await walkToSummary(page, provider)
  const { catalogItems } = await readProvider(page.request, provider)
  const day = Temporal.PlainDate.from(closed.slice(0, 10))
  const nextSlots = await freeSlots(page.request, {
    userName: provider,
    startDate: day.add({ days: 1 }).toString(),
    endDate: day.add({ days: 7 }).toString(),
    minutes: catalogItems.find(({ isAddon }) => !isAddon)?.duration ?? 0,
  })
  const refusal = { statusCode: 422, code: 'outside-working-hours', message: '' }
  const tooLate = { status: 422, json: { ...refusal, data: { nextSlots: nextSlots.slice(0, 3) } } }
  await page.route('**/orderApi/orders', async (route) => {
    await page.route(/\/calendarApi\/holds/, (hold) => hold.fulfill(tooLate))
    await route.fulfill(tooLate)
  })
  await acceptAndBook(page)
  const dialog = page.getByRole('dialog', { name: 'Choose another time' })
  await expect(dialog).toBeVisible()
  await page.unrouteAll()
  await dialog.getByRole('listitem').last().getByRole('button').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Book with obligation to pay' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^See you on/)
})

/**
 * Opens a provider with an outdated catalog: each item at one euro, and one that is no longer sold.
 * @returns restores the current catalog
 */
async function openWithOutdatedCatalog(page: Page, userName: string): Promise<() => Promise<void>> {
  const path = `**/public/providerInfo/${userName}*`
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const provider: Provider = json.data.providerInfo
    const [first] = provider.catalogItems.filter(({ isAddon }) => !isAddon)
    if (!first) throw new Error(`${userName} sells nothing`)
    const gone = '0197f3d2-0000-7000-8000-000000000001'
    const wrap = { ...first, catalogItemId: gone, serviceName: 'Silk wrap', children: [] }
    provider.catalogItems = [...provider.catalogItems, wrap].map((item) => ({ ...item, price: 1 }))
    await route.fulfill({ response, json })
  })
  await openPage(page, '/search?q=Buitenveldert')
  await page
    .getByRole('heading', { name: /Buitenveldert/ })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(`/profile/${userName}`)
  return () => page.unroute(path)
}
