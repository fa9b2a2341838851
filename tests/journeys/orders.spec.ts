import type { APIRequestContext, Page } from '@playwright/test'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { bookByApi } from './book-by-api.ts'
import { today } from './calendar-days.ts'
import { expect, test } from './journey-test.ts'
import { followPath, openPage } from './open-page.ts'
import { freeSlots, readProvider } from './providers-by-api.ts'
import { createCustomer, ensureSignedIn, fillHostedSignIn } from './sign-in.ts'
import type { ExpectToast } from './toasts.ts'

type Order = Reply<Endpoints['getOrder']>['data']['order']

const UNKNOWN_ID = '0197f3d2-0000-7000-8000-000000000000'

const providers = [
  'studio-parel',
  'de-nagelbar',
  'lakwerk-lombok',
  'nagels-bij-lien',
  'studio-parel',
]

test('[ORDER-03, ORDER-07] appointments are listed five at a time, each with its status, the provider in a new tab and a link; without any there is one to the search', async ({
  page,
  request,
}) => {
  await ensureSignedIn(page, await createCustomer(request))
  await test.step('without appointments', async () => {
    await openPage(page, '/bookings')
    await expect(
      page.getByRole('heading', { name: 'You have not booked anything yet' }),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Find a salon' }).click()
    await expect(page).toHaveURL('/search')
  })
  for (const provider of [...providers, 'de-nagelbar']) await bookByApi(page, provider)
  const asked = page.waitForRequest('**/orderApi/orders?**')
  await followPath(page, '/bookings')
  expect(new URL((await asked).url()).searchParams.get('pageSize')).toBe('5')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(5)
  await page.getByRole('button', { name: 'Show more appointments' }).click()
  await expect(cards).toHaveCount(6)
  await expect(page.getByText('All 6 of your appointments.')).toBeVisible()

  const opened = page.context().waitForEvent('page')
  await cards.first().getByRole('heading').getByRole('link').click()
  await expect(await opened).toHaveURL(/\/profile\//)
  await cards.first().getByRole('link', { name: /^View/ }).click()
  await expect(page).toHaveURL(/\/bookings\/[\w-]+$/)
  const all = page.getByRole('link', { name: 'All appointments' })
  await all.click()
  await expect(cards).toHaveCount(5) // cleared on leaving

  await test.step('each status has its text and its colour', async () => {
    const statuses = await serveStatuses(page)
    await cards.first().getByRole('link', { name: /^View/ }).click()
    await all.click()
    await expect(cards).toHaveCount(3)
    for (const [word, colour] of statuses) {
      const badge = page.getByText(word, { exact: true })
      await expect(badge).toHaveCSS('background-color', colour)
    }
  })
})

/** Lists an order of each status. @returns the text and the colour of each */
async function serveStatuses(page: Page): Promise<[text: string, colour: string][]> {
  const statuses: Record<string, [string, string]> = {
    CONFIRMED: ['Confirmed', 'rgb(228, 241, 231)'],
    PENDING: ['Pending', 'rgb(252, 239, 212)'],
    ACCEPTED: ['Accepted', 'rgb(252, 243, 240)'],
  }
  await page.route('**/orderApi/orders?**', async (route) => {
    const answer = await route.fetch()
    const reply = await answer.json()
    const items = Object.keys(statuses).map((status, index) => ({
      ...reply.data.items[0],
      bookingId: `0197f3d2-0000-7000-8000-00000000000${index}`,
      status,
    }))
    await route.fulfill({
      json: { ...reply, data: { items }, nextPageToken: null, hasMore: false },
    })
  })
  return Object.values(statuses)
}

test('[ORDER-08] cancelling asks twice, reports once and returns to the appointments; after its end the page shows that time and whom to call', async ({
  page,
  request,
  expectToast,
}) => {
  // A new customer, because another order might exceed the limits of a demo account.
  await ensureSignedIn(page, await createCustomer(request))
  const orderId = await bookByApi(page, 'lakwerk-lombok')
  await openPage(page, `/bookings/${orderId}`)
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
  const dialog = page.getByRole('dialog')
  await cancel.click()
  await dialog.getByRole('button', { name: 'Leave it as it is' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()
  await cancel.click()
  await dialog.getByLabel('Why?').selectOption('I found something else')
  await dialog.getByRole('button', { name: 'Continue cancelling' }).click()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByLabel('Why?')).toHaveValue('elsewhere')
  await dialog.getByRole('button', { name: 'Continue cancelling' }).click()
  const sent = page.waitForRequest('**/cancel')
  await dialog.getByRole('button', { name: 'Cancel for good' }).click()
  expect((await sent).postDataJSON()).toEqual({ orderId, reason: 'I found something else' })
  await expect(page).toHaveURL('/bookings')
  await expectToast('Your appointment is cancelled')
  await page.getByRole('link', { name: /^View/ }).click()
  await expect(page.getByRole('heading', { name: 'Receipt of cancellation' })).toBeVisible()

  const { provider, starts } = await startsWithinADay(request)
  const tooLate = await bookByApi(page, provider, starts)
  await followPath(page, `/bookings/${tooLate}`)
  await expect(page.getByText('Changing and cancelling online was possible until')).toBeVisible()
  const { mobileNumber } = (await readOrder(page, tooLate)).providerInfo
  await expect(page.getByRole('link', { name: mobileNumber }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden()
})

test.describe('another customer’s orders', () => {
  test.use({ expectedErrors: /status of (400|401|403|404)/ })

  test('[ORDER-09, ORDER-08, REVIEW-03, APP-09] another customer’s order or an unknown one does not open, nor its review form; its provider can see it', async ({
    page,
    browser,
    expectToast,
  }) => {
    const context = await browser.newContext()
    const theirs = await context.newPage()
    await ensureSignedIn(theirs, 'sanne')
    const orderId = await bookByApi(theirs, 'studio-bloesem')
    const order = await readOrder(theirs, orderId)
    await context.clearCookies()
    await test.step('a stranger', () => expectNoAccess(page, orderId, expectToast))
    await test.step('the provider', async () => {
      await ensureSignedIn(theirs, 'studio-bloesem')
      const asked = theirs.waitForResponse(`**/orderApi/orders/${orderId}`)
      await openPage(theirs, `/bookings/${orderId}`)
      // The server's page has no data of an order; the browser loads it.
      expect((await asked).status()).toBe(200)
      await expect(theirs).toHaveURL(`/bookings/${orderId}`)
      await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/^\w+day/)
      await expect(theirs.getByRole('main')).toContainText(order.providerInfo.address)
      await followPath(theirs, `/add-review/${orderId}`)
      await expect(theirs.getByText('Only the customer of this appointment')).toBeVisible()
      await expect(theirs.getByRole('radio')).toHaveCount(0)
    })
    await context.close()
  })

  test('[AUTH-01, AUTH-02, ORDER-08, REVIEW-03] a visitor signs in behind the list’s dialog, or at /login and returns to the appointment or its review', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    await test.step('the list keeps its address behind the dialog', async () => {
      await openPage(page, '/bookings')
      const dialog = page.getByRole('dialog', { name: 'Almost there' })
      await expect(dialog).toContainText('Sign in to see your appointments.')
      await expect(page).toHaveURL('/bookings')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(
        page.getByRole('heading', { name: 'Sign in to see your appointments' }),
      ).toBeVisible()
      await main.getByRole('button', { name: 'Sign in' }).click()
      await dialog.getByRole('button', { name: 'Sign in' }).click()
      await fillHostedSignIn(page, 'daan')
      await expect(page).toHaveURL('/bookings')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My appointments')
      await expect(dialog).toBeHidden()
    })
    const orderId = await bookByApi(page, 'de-nagelbar')
    for (const path of [`/bookings/${orderId}`, `/add-review/${orderId}`]) {
      // The hosted sign-in still knows the customer, and asks nothing again.
      await page.context().clearCookies({ name: /_token$/ })
      await page.goto(path)
      await expect(page).toHaveURL('/login')
      await main.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(path)
      const shown = path.startsWith('/bookings')
        ? page.getByRole('heading', { level: 1 }).filter({ hasText: /^\w+day/ })
        : page.getByText('You can review a visit once it has taken place.')
      await expect(shown).toBeVisible()
    }
  })
})

async function expectNoAccess(
  page: Page,
  orderId: string,
  expectToast: ExpectToast,
): Promise<void> {
  await ensureSignedIn(page, 'daan')
  await openPage(page, `/bookings/${orderId}`)
  const noAccess = page.getByRole('heading', { level: 1, name: 'No access' })
  await expect(page).toHaveURL('/403')
  await expect(noAccess).toBeVisible()
  for (const unknown of [UNKNOWN_ID, 'no-number']) {
    await followPath(page, `/add-review/${unknown}`)
    await expect(page).toHaveURL('/bookings')
    await expectToast('Error loading order details')
  }
  const shown = page.getByText('Error loading order details')
  await expect(shown).toHaveCount(0)
  await followPath(page, `/bookings/${UNKNOWN_ID}`)
  await expect(page).toHaveURL('/bookings')
  await expect(shown).toBeVisible()
  await followPath(page, `/add-review/${orderId}`)
  await expect(page).toHaveURL('/403')
  await expect(noAccess).toBeVisible()
}

test('[ORDER-08] the server’s page has no data of an order', async ({ page }) => {
  await ensureSignedIn(page, 'daan')
  const orderId = await bookByApi(page, 'nagels-ebbinge')
  const { customerInfo, providerInfo } = await readOrder(page, orderId)
  for (const path of [`/bookings/${orderId}`, '/bookings']) {
    const html = await (await page.request.get(path)).text()
    expect(html).toContain('Bloesem')
    const parts = [providerInfo.fullName, providerInfo.address, customerInfo.customerName]
    expect(parts.filter((part) => html.includes(part))).toEqual([])
  }
})

async function readOrder(page: Page, orderId: string): Promise<Order> {
  return (await (await page.request.get(`/orderApi/orders/${orderId}`)).json()).data.order
}

/** The free slots within the cancellation window, at the first provider that has any. */
async function startsWithinADay(request: APIRequestContext) {
  const tomorrow = today().add({ days: 1 }).toString()
  for (const provider of ['zeezout', 'badhuis-zilver', 'studio-wilde-haren', 'lash-lab-de-pijp']) {
    const { catalogItems, businessProfile } = await readProvider(request, provider)
    const minutes = catalogItems.find(({ isAddon }) => !isAddon)?.duration ?? 0
    const slots = await freeSlots(request, {
      userName: provider,
      startDate: today().toString(),
      endDate: tomorrow,
      minutes,
    })
    const windowEnd = Date.now() + businessProfile.cancellationWindowMinutes * MINUTE_MS
    const starts = slots
      .map(({ startTime }) => startTime)
      .filter((start) => Date.parse(start) < windowEnd)
    if (starts.length > 0) return { provider, starts }
  }
  throw new Error('no salon has a free time within a day')
}
