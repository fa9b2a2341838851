import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#demo/sign-ins.ts'
import { bookByApi, xsrfToken } from './book-by-api.ts'
import { untilTomorrow } from './calendar-days.ts'
import { expect, test } from './journey-test.ts'
import { followPath, openPage } from './open-page.ts'
import { installClock } from './page-clock.ts'
import { createCustomer, ensureSignedIn, fillHostedSignIn } from './sign-in.ts'
import { signInByApi } from './sign-in-by-api.ts'

test.describe('in Dutch', () => {
  test.use({ language: 'nl' })

  test('[AUTH-01, ORDER-05] a visitor’s favourites are on the dashboard after the sign-in, and gone after the sign-out', {
    tag: '@phone',
  }, async ({ page, request }) => {
    const me = await createCustomer(request)
    await openPage(page, '/search')
    const first = page.getByRole('button', { name: /^Bewaar / }).first()
    const firstSalon = (await first.getAttribute('aria-label'))?.replace('Bewaar ', '') ?? ''
    await first.click()
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await followPath(page, '/profile/lotus-en-linnen')
    const lotus = page.getByRole('button', { name: 'Bewaar Lotus & Linnen' })
    await lotus.click()
    await expect(lotus).toHaveAttribute('aria-pressed', 'true')

    await openPage(page, '/dashboard')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await followPath(page, '/profile/lotus-en-linnen')
    await expect(lotus).toHaveAttribute('aria-pressed', 'true')
    await followPath(page, '/dashboard')
    await dialog.getByRole('button', { name: 'Inloggen' }).click()
    await fillHostedSignIn(page, me)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Goede\w+|Hallo), Anouk$/)
    const favourites = page
      .getByRole('region', { name: 'Niets op de agenda' })
      .getByRole('listitem')
    await expect(favourites).toHaveText(['Lotus & Linnen', firstSalon])
    await expect(page.getByText(/heeft .* plek\.$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Boek nu' })).toHaveAttribute('href', '/search')
    expect(await storedFavourites(page)).not.toContain('lotus-en-linnen')

    await favourites.first().getByRole('link').click()
    await expect(page).toHaveURL('/profile/lotus-en-linnen')
    await expect(lotus).toHaveAttribute('aria-pressed', 'true')
    await lotus.click()
    await expect(lotus).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Mijn overzicht' }).click()
    await expect(favourites).toHaveText([firstSalon])

    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(page).toHaveURL('/search')
    await expect(page.getByRole('button', { name: `Bewaar ${firstSalon}` })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    expect(await storedFavourites(page)).toBe('')
  })
})

test.describe('when storing a favourite fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('[ORDER-05, ORDER-06] the next appointment counts down across midnight, and can be booked again with one button; a favourite that is not stored is undone', async ({
    page,
    request,
    expectToast,
  }) => {
    await ensureSignedIn(page, await createCustomer(request))
    const orders = [
      await bookByApi(page, 'nagels-bij-lien'),
      await bookByApi(page, 'studio-parel'),
      await bookByApi(page, 'de-nagelbar'),
    ]
    const [called = ''] = orders
    const visits = await Promise.all(orders.map((orderId) => startOf(page, orderId)))
    const starts = visits.toSorted()
    await installClock(page)
    await openPage(page, '/dashboard')

    const welcome = page.getByText(/^Welcome to Bloesem/)
    await welcome.hover()
    await page.clock.fastForward(15_000)
    await expect(welcome).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.fastForward(10_000)
    await expect(welcome).toBeHidden()

    // There are three upcoming orders: the first is separate, the others are in the grid, soonest first.
    const next = page.getByRole('region', { name: 'Your next appointment' })
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(2)
    await expect(next).toContainText(`In ${daysUntil(starts[0])} days`, { ignoreCase: true })
    await page.clock.fastForward(untilTomorrow())
    await expect(next).toContainText(`In ${daysUntil(starts[0]) - 1} days`, { ignoreCase: true })
    // On the first day of an account the third order is a request.
    await expect(cards.filter({ hasText: 'Confirmed' }).first()).toBeVisible()
    await expect(cards.first().getByRole('heading').getByRole('link')).toHaveAttribute(
      'target',
      '_blank',
    )
    await expect(cards.first().getByText(/^€\d+\.\d\d$/)).toBeVisible()
    await next.getByRole('link', { name: 'View appointment' }).click()
    await expect(page).toHaveURL(/\/bookings\/[\w-]+$/)

    const cancelled = await page.request.put(`/orderApi/orders/${called}/cancel`, {
      headers: { 'x-xsrf-token': await xsrfToken(page) },
      data: {},
    })
    expect(cancelled.status()).toBe(200)
    await page.getByRole('link', { name: 'All appointments' }).click()
    const past = page.getByRole('article').filter({ hasText: 'Cancelled' })
    await past.getByRole('button', { name: /^Book again/ }).click()
    await expect(page).toHaveURL('/profile/nagels-bij-lien?step=schedule')
    await expect(page.getByText(/^The same treatments as you booked for /)).toBeVisible()
    const freeDay = page.getByRole('radio', { name: /\d times? free$/, checked: true })
    await expect(freeDay).toBeVisible()
    await page.locator('input[name=slot]:enabled').first().check()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
    const editedOrder = await page.evaluate(() => localStorage.getItem('booking.editedOrder'))
    expect(editedOrder).toBe('null')

    await test.step('a favourite that was not stored is undone with a message', async () => {
      await page.route('**/providerApi/favourites/*', (route) => route.abort())
      await followPath(page, '/profile/lotus-en-linnen')
      const heart = page.getByRole('button', { name: 'Keep Lotus & Linnen' })
      await heart.click()
      await expectToast('Lotus & Linnen was not kept. Try it again.')
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
    })
  })
})

test('[ORDER-08] the server’s page of the dashboard has no personal data', async ({ request }) => {
  await signInByApi(request, { userName: 'sanne', password: DEMO_PASSWORD })
  const html = await (await request.get('/dashboard')).text()
  expect(html).toContain('Bloesem')
  expect(html).not.toMatch(/Sanne|Kersenbloesem/)
})

/** The favourites that the browser stores for a visitor. */
function storedFavourites(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { userNames } = JSON.parse(localStorage.getItem('favourites.list') ?? '{"userNames":[]}')
    return userNames.join(' ')
  })
}

async function startOf(page: Page, orderId: string): Promise<string> {
  const { data } = await (await page.request.get(`/orderApi/orders/${orderId}`)).json()
  return data.order.serviceInfo.appointmentStartTime
}

/** Days from today in the provider's zone. */
function daysUntil(start = ''): number {
  const day = Temporal.PlainDate.from(start.slice(0, 'YYYY-MM-DD'.length))
  return Temporal.Now.plainDateISO('Europe/Amsterdam').until(day).days
}
