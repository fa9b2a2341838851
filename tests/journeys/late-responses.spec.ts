import type { Page, Request } from '@playwright/test'
import { today } from './calendar-days.ts'
import { chooseFirstFreeTime } from './choose-time.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'
import { pressContinue, walkToSchedule, walkToSummary } from './wizard.ts'

test('[SEARCH-04, SEARCH-07] a late next page of results is not added to a newer search', async ({
  page,
}) => {
  await openPage(page, '/search')
  const titles = page.getByRole('article').getByRole('heading')
  const more = page.getByRole('button', { name: 'Show more salons' })
  const isNextPage = (sent: Request) => {
    const { pageToken, pageSize, sortBy } = sent.postDataJSON()
    return pageToken === '2' && pageSize === 10 && sortBy === 'recommended'
  }
  const answer = await delayResponses(page, '**/public/providers/search', isNextPage)
  await more.click()
  await page.getByLabel('Sort by').selectOption('Lowest price')
  await expect(page).toHaveURL(/sort=price$/)
  await expect(more).toBeEnabled()
  const shown = await titles.allTextContents()
  await answer()
  await more.click()
  await expect(titles).toHaveCount(20)
  expect((await titles.allTextContents()).slice(0, 10)).toEqual(shown)
})

test('[SLOT-01, SLOT-02] a late week of slots does not clear the chosen time', async ({ page }) => {
  await ensureSignedIn(page, 'daan')
  await walkToSchedule(page, 'maison-wyck')
  const start = await chooseFirstFreeTime(page, today().add({ days: 1 }))
  const monday = await page.locator('input[name=day]').first().inputValue()
  const twoWeeksOn = Temporal.PlainDate.from(monday).add({ days: 14 }).toString()
  await page.getByRole('button', { name: 'Next week' }).first().click()
  await expect(page.locator('input[name=day]').first()).not.toHaveValue(monday)
  const answer = await delayResponses(page, '**/available-slots?**', (sent) =>
    sent.url().includes(twoWeeksOn),
  )
  await page.getByRole('button', { name: 'Next week' }).first().click()
  await page.getByRole('button', { name: 'Previous week' }).click()
  await page.locator(`input[name=day][value="${start.slice(0, 10)}"]`).check()
  await page.locator(`input[name=slot][value="${start}"]`).check()
  await pressContinue(page)
  await expect(page).toHaveURL(/step=details/)
  await answer()
  await pressContinue(page)
  await expect(page).toHaveURL(/step=summary/)
})

test('[CHECKOUT-07] a double press books once', async ({ page, request }) => {
  // At night the first free time of many salons is the same, and a customer has two visits at once at most.
  await ensureSignedIn(page, await createCustomer(request))
  await walkToSummary(page, 'spa-de-ringvaart')
  await page.getByText(/^I agree to the terms/).click()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/orderApi/orders')) sent += 1
  })
  await page.getByRole('button', { name: 'Book with obligation to pay' }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^See you on/)
  expect(sent).toBe(1)
})

/** Delays matching requests. @returns sends them, and resolves once the page has the responses */
async function delayResponses(
  page: Page,
  url: string,
  isDelayed: (sent: Request) => boolean,
): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>()
  const held: Request[] = []
  await page.route(url, async (route) => {
    if (!isDelayed(route.request())) return route.fallback()
    held.push(route.request())
    await released.promise
    return route.continue()
  })
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    const answered = held.map((sent) =>
      page.waitForEvent('requestfinished', (each) => each === sent),
    )
    released.resolve()
    await Promise.all(answered)
  }
}
