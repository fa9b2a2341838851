import type { Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { expectServiceWorker } from './service-worker.ts'
import { ensureSignedIn, fillHostedSignIn } from './sign-in.ts'
import { addTreatment, walkToSchedule } from './wizard.ts'

test('returning from the sign-in requests the provider, the cities, the hours and the times once', async ({
  page,
}) => {
  await openPage(page, '/profile/oog-in-oog')
  await addTreatment(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  const asked = requestsOf(page)
  await fillHostedSignIn(page, 'daan')
  await expect(page.locator('input[name=day]:enabled').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const once = ['/public/providerInfo/', '/public/cities/', '/working-hours/', '/available-slots']
  for (const path of once) {
    expect(asked.filter((each) => each.includes(path))).toHaveLength(1)
  }
})

test('a schedule that is opened again requests its times once, after its stream is open', async ({
  page,
}) => {
  await ensureSignedIn(page, 'daan')
  await walkToSchedule(page, 'oog-in-oog')
  const step = page.url()
  // Late requests of the first page are not counted.
  await page.goto('/robots.txt')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(step)
  await expect(page.locator('input[name=day]:enabled').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const ofTheTimes = asked.filter((path) => /\/(changes|available-slots)$/.test(path))
  expect(ofTheTimes).toEqual([
    '/publicCalendarApi/calendar/oog-in-oog/changes',
    '/calendarApi/calendar/oog-in-oog/available-slots',
  ])
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
