import type { Page } from '@playwright/test'
import { enPages } from '#messages/en-pages.ts'
import { createSalon } from './create-salon.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { expectServiceWorker } from './service-worker.ts'
import { ensureSignedIn, fillHostedSignIn } from './sign-in.ts'
import { addTreatment } from './wizard.ts'

test('[CHECKOUT-04] a visitor who signs in during a booking loses nothing and requests everything once, as does a schedule opened again, after its stream is open', async ({
  page,
}) => {
  await openPage(page, '/profile/oog-in-oog')
  const name = await addTreatment(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Almost there' })
  await expect(dialog).toContainText('Your treatment stays in the cart.')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  const asked = requestsOf(page)
  await fillHostedSignIn(page, 'daan')
  await expect(page).toHaveURL('/profile/oog-in-oog?step=schedule')
  await expect(page.getByRole('complementary', { name: 'Your visit' })).toContainText(name)
  const step = page.url()
  const openDay = page.locator('input[name=day]:enabled').first()
  await expect(openDay).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const path of ['/public/providerInfo/', '/public/cities/', '/working-hours/']) {
    expect(asked.filter((each) => each.includes(path))).toHaveLength(1)
  }
  expectEachWeekOnce(asked)

  // Late requests of the first page are not counted.
  await page.goto('/robots.txt')
  const again: string[] = []
  page.on('request', (request) => again.push(request.url()))
  await page.goto(step)
  await expect(openDay).toBeVisible()
  await page.waitForLoadState('networkidle')
  const ofTheTimes = again.filter((url) => /\/(changes|available-slots)(\?|$)/.test(url))
  expect(ofTheTimes[0]).toContain('/publicCalendarApi/calendar/oog-in-oog/changes')
  expect(ofTheTimes.filter((url) => url.includes('/changes'))).toHaveLength(1)
  expectEachWeekOnce(again)
})

/** Late in a week more than one is asked for, up to the first free time. */
function expectEachWeekOnce(urls: readonly string[]): void {
  const weeks = urls.filter((url) => url.includes('/available-slots'))
  expect(weeks.length).toBeGreaterThan(0)
  expect(new Set(weeks).size).toBe(weeks.length)
}

test('[WORK-233] turning the day or the week of the agenda is one request', async ({ page }) => {
  const { userName } = await createSalon(page) // a booking elsewhere would be a reason to read again
  const { day, week } = enPages.agenda.next
  for (const [view, next] of [
    ['day', day],
    ['week', week],
  ] as const) {
    await openPage(page, `/salon/${userName}/agenda?view=${view}`)
    await page.waitForLoadState('networkidle')
    const asked = requestsOf(page)
    const answered = page.waitForResponse(/\/agenda\?/)
    await page.getByRole('link', { name: next, exact: true }).click()
    await answered
    expect(asked.filter((each) => each.includes('/agenda?'))).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    // What is read every half minute may come again.
    const others = asked.filter((each) => !/\/(agenda\?|news|salons)/.test(each))
    expect(others).toEqual([])
  }
})

test.describe('with the service worker, which stores visits', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the first page makes eight requests at most, and one for the visits to store', async ({
    page,
  }) => {
    await ensureSignedIn(page, 'daan')
    await openPage(page, '/dashboard')
    await expectServiceWorker(page)
    // Late requests of the first page are not counted.
    await page.goto('/robots.txt')
    const asked = requestsOf(page)
    await openPage(page, '/dashboard')
    const ofVisits = () => asked.filter((each) => each.includes('customerUsername='))
    await expect.poll(ofVisits).toHaveLength(1) // the page requests them when it is idle
    await page.waitForLoadState('networkidle')
    expect(ofVisits()).toHaveLength(1)
    // The visits to store add one request each.
    const others = asked.filter((each) => !/orders\/[\w-]+$/.test(each))
    expect(others.length, others.join('\n')).toBeLessThanOrEqual(8)
  })
})

/** The API requests of a page from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(`${pathname}${search}`)
  })
  return asked
}
