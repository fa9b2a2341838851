import type { APIRequestContext, Page } from '@playwright/test'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { bookByApi } from './book-by-api.ts'
import { today } from './calendar-days.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { freeSlots, readProvider } from './providers-by-api.ts'
import { createCustomer, ensureSignedIn, fillHostedSignIn } from './sign-in.ts'

type Order = Reply<Endpoints['getOrder']>['data']['order']

const providers = [
  'studio-parel',
  'de-nagelbar',
  'lakwerk-lombok',
  'nagels-bij-lien',
  'studio-parel',
]

test('[ORDER-07] appointments are listed five at a time, with the provider in a new tab and a link to each', async ({
  page,
  request,
}) => {
  await ensureSignedIn(page, await createCustomer(request))
  for (const provider of [...providers, 'de-nagelbar']) await bookByApi(page, provider)
  const asked = page.waitForRequest('**/orderApi/orders?**')
  await openPage(page, '/bookings')
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
  await page.getByRole('link', { name: 'All appointments' }).click()
  await expect(cards).toHaveCount(5) // cleared on leaving
})

test('[ORDER-03] each status has its text and its colour', async ({ page }) => {
  await ensureSignedIn(page, 'sanne')
  const statuses = {
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
  await openPage(page, '/bookings')
  for (const [word, colour] of Object.values(statuses)) {
    await expect(page.getByText(word ?? '', { exact: true })).toHaveCSS(
      'background-color',
      colour ?? '',
    )
  }
})

test('[ORDER-08] cancelling asks twice, reports once and returns to the appointments', async ({
  page,
  request,
  expectToast,
}) => {
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
})

test.describe('another customer’s orders', () => {
  test.use({ expectedErrors: /status of (401|403|404)/ })

  test('[ORDER-09, ORDER-08, APP-09] another customer’s order redirects to "no access"; its provider can see it', async ({
    page,
    browser,
  }) => {
    await ensureSignedIn(page, 'sanne')
    const orderId = await bookByApi(page, 'studio-bloesem')
    for (const [who, url] of [
      ['daan', '/403'],
      ['studio-bloesem', `/bookings/${orderId}`],
    ] as const) {
      const context = await browser.newContext()
      const other = await context.newPage()
      await ensureSignedIn(other, who)
      await other.goto(`/bookings/${orderId}`)
      await expect(other).toHaveURL(url)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(
        who === 'daan' ? 'No access' : /^\w+day/,
      )
      await context.close()
    }
  })

  test('[ORDER-08] a visitor is sent to the sign-in and back to the appointment', async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext()
    const mine = await context.newPage()
    await ensureSignedIn(mine, 'sanne')
    const orderId = await bookByApi(mine, 'de-nagelbar')
    await context.close()

    await page.goto(`/bookings/${orderId}`)
    await expect(page).toHaveURL('/login')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await fillHostedSignIn(page, 'sanne')
    await expect(page).toHaveURL(`/bookings/${orderId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\w+day/)
  })

  test('[AUTH-01, AUTH-02, ORDER-08] the list keeps its address behind the sign-in dialog', async ({
    page,
  }) => {
    await openPage(page, '/bookings')
    const dialog = page.getByRole('dialog', { name: 'Almost there' })
    await expect(dialog).toContainText('Sign in to see your appointments.')
    await expect(page).toHaveURL('/bookings')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(
      page.getByRole('heading', { name: 'Sign in to see your appointments' }),
    ).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await fillHostedSignIn(page, 'daan')
    await expect(page).toHaveURL('/bookings')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My appointments')
    await expect(dialog).toBeHidden()
  })

  test('[ORDER-08] an appointment that fails to load redirects to the list with a message', async ({
    page,
  }) => {
    await ensureSignedIn(page, 'sanne')
    await page.goto('/bookings/0197f3d2-0000-7000-8000-000000000000')
    await expect(page).toHaveURL('/bookings')
    await expect(page.getByText('Error loading order details')).toBeVisible()
  })
})

test('[ORDER-07] a customer without appointments gets a link to the search', async ({
  page,
  request,
}) => {
  await ensureSignedIn(page, await createCustomer(request))
  await openPage(page, '/bookings')
  await expect(
    page.getByRole('heading', { name: 'You have not booked anything yet' }),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Find a salon' }).click()
  await expect(page).toHaveURL('/search')
})

test('[ORDER-08] the server’s page has no data of an order; the browser loads it', async ({
  page,
}) => {
  await ensureSignedIn(page, 'daan')
  const orderId = await bookByApi(page, 'nagels-ebbinge')
  const { customerInfo, providerInfo } = await readOrder(page, orderId)
  for (const path of [`/bookings/${orderId}`, '/bookings']) {
    const html = await (await page.request.get(path)).text()
    expect(html).toContain('Bloesem')
    const parts = [providerInfo.fullName, providerInfo.address, customerInfo.customerName]
    expect(parts.filter((part) => html.includes(part))).toEqual([])
  }
  const asked = page.waitForResponse(`**/orderApi/orders/${orderId}`)
  await page.goto(`/bookings/${orderId}`)
  expect((await asked).status()).toBe(200)
  await expect(page.getByRole('main')).toContainText(providerInfo.address)
})

test('[ORDER-08] after the end of free cancellation the page shows that time and whom to call', async ({
  page,
  request,
}) => {
  // A new customer, because another order might exceed the limits of a demo account.
  await ensureSignedIn(page, await createCustomer(request))
  const { provider, starts } = await startsWithinADay(request)
  const orderId = await bookByApi(page, provider, starts)
  await openPage(page, `/bookings/${orderId}`)
  await expect(page.getByText('Changing and cancelling online was possible until')).toBeVisible()
  const { mobileNumber } = (await readOrder(page, orderId)).providerInfo
  await expect(page.getByRole('link', { name: mobileNumber }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden()
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
