import type { Page } from '@playwright/test'
import { bookByApi } from './book-by-api.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { expectServiceWorker, keptVisits, signInWithKeptVisit } from './service-worker.ts'
import { createCustomer, ensureSignedIn, signInAs } from './sign-in.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 503/,
})

const words = {
  en: { title: 'No connection', visits: 'Your appointments', asOf: /^As of /, retry: 'Try again' },
  nl: {
    title: 'Geen verbinding',
    visits: 'Je afspraken',
    asOf: /^Stand van /,
    retry: 'Probeer opnieuw',
  },
} as const

for (const language of checkedLanguages) {
  test.describe(() => {
    test.use({ language })
    const say = words[language]

    test(`[APP-11] without a network a user can read their stored visits and the time of storage (${language})`, async ({
      page,
      request,
      context,
    }) => {
      await ensureSignedIn(page, await createCustomer(request))
      await bookByApi(page, 'studio-parel')
      await openPage(page, '/bookings')
      await expectServiceWorker(page)
      await expect.poll(() => keptVisits(page)).toMatchObject({ providers: ['Studio Parel'] })

      await context.setOffline(true)
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)
      const visits = page.getByRole('region', { name: say.visits })
      await expect(visits.getByText(say.asOf)).toBeVisible()
      await expect(visits.getByRole('article')).toHaveCount(1)
      await expect(visits.getByRole('heading', { name: 'Studio Parel' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('button')).toHaveCount(0) // nothing can be changed offline
      await expectAccessible(page, 'offline')

      await context.setOffline(false)
      await page.getByRole('link', { name: say.retry }).click()
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say.title)
    })
  })
}

test('[APP-11] an open page links to the stored visits too, and its files stay cached', async ({
  page,
  request,
  context,
}) => {
  await ensureSignedIn(page, await createCustomer(request))
  await bookByApi(page, 'studio-parel')
  await openPage(page, '/ranking')
  await expectServiceWorker(page)
  await expect.poll(() => keptVisits(page)).toMatchObject({ providers: ['Studio Parel'] })
  await context.setOffline(true)
  await openAccountMenu(page)
  await page.getByRole('link', { name: 'My appointments' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('[APP-11] stored visits are cleared by signing out and by another sign-in', async ({
  page,
  request,
  context,
  expectToast,
}) => {
  const [first, second] = [await createCustomer(request), await createCustomer(request)]
  await ensureSignedIn(page, first)
  await bookByApi(page, 'studio-parel')
  await openPage(page, '/bookings')
  await expectServiceWorker(page)
  await expect.poll(() => keptVisits(page)).toMatchObject({ userName: first.userName })

  await openAccountMenu(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expectToast('You are signed out')
  expect(await keptVisits(page)).toBeNull()

  await signInAs(page, first)
  await expect.poll(() => keptVisits(page)).toMatchObject({ providers: ['Studio Parel'] })
  // The session ends without the page, as when cookies are cleared or expire.
  await context.clearCookies()
  await signInAs(page, second)
  await expect.poll(() => keptVisits(page)).toEqual({ userName: second.userName, providers: [] })
  await context.setOffline(true)
  await page.goto('/bookings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.getByText('Studio Parel')).toHaveCount(0)
})

test('[APP-11] without a session stored visits are not shown', async ({
  page,
  request,
  context,
}) => {
  await signInWithKeptVisit(page, await createCustomer(request))
  await context.clearCookies()
  await context.setOffline(true)
  await page.goto('/bookings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.getByText('Studio Parel')).toHaveCount(0)
})

test('[APP-11] the browser stores files and own visits only, and no page or response', async ({
  page,
  request,
}) => {
  await signInAs(page, await createCustomer(request))
  await openPage(page, '/bookings')
  await expectServiceWorker(page)
  await expect.poll(() => keptVisits(page)).not.toBeNull()
  await openPage(page, '/profile/studio-parel')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.length).toBeGreaterThan(50)
  expect(
    kept.filter((path) => !/^\/(assets\/[\w.-]+|favicon\.svg|kept\/own-visits)$/.test(path)),
  ).toEqual([])
})

test('[APP-11] the service worker is revalidated each time, has its own policy and controls the whole site', async ({
  request,
}) => {
  const answer = await request.get('/sw.js')
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; connect-src 'self'/),
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers()['content-security-policy']).not.toContain('unsafe')
})

async function openAccountMenu(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click()
}
