import type { Page, Request } from '@playwright/test'
import { today } from './calendar-days.ts'
import { expect, test } from './journey.ts'
import { pickTimeFrom } from './pick-a-time.ts'
import { arriveAs } from './sign-in.ts'
import { visit } from './visit.ts'
import { goOn, walkToSchedule, walkToSummary } from './wizard.ts'

test('[SEARCH-04, SEARCH-07] more salons that come after another search was made do not join its list', async ({
  page,
}) => {
  await visit(page, '/search')
  const titles = page.getByRole('article').getByRole('heading')
  const more = page.getByRole('button', { name: 'Show more salons' })
  const isNextPage = (sent: Request) => {
    const { pageToken, pageSize, sortBy } = sent.postDataJSON()
    return pageToken === '2' && pageSize === 10 && sortBy === 'recommended'
  }
  const answer = await heldBack(page, '**/public/providers/search', isNextPage)
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

test('[SLOT-01, SLOT-02] a week that comes after a time was chosen does not take that time away', async ({
  page,
}) => {
  await arriveAs(page, 'daan')
  await walkToSchedule(page, 'maison-wyck')
  const start = await pickTimeFrom(page, today().add({ days: 1 }))
  const monday = await page.locator('input[name=day]').first().inputValue()
  const twoWeeksOn = Temporal.PlainDate.from(monday).add({ days: 14 }).toString()
  await page.getByRole('button', { name: 'Next week' }).first().click()
  await expect(page.locator('input[name=day]').first()).not.toHaveValue(monday)
  const answer = await heldBack(page, '**/available-slots?**', (sent) =>
    sent.url().includes(twoWeeksOn),
  )
  await page.getByRole('button', { name: 'Next week' }).first().click()
  await page.getByRole('button', { name: 'Previous week' }).click()
  await page.locator(`input[name=day][value="${start.slice(0, 10)}"]`).check()
  await page.locator(`input[name=slot][value="${start}"]`).check()
  await goOn(page)
  await expect(page).toHaveURL(/step=details/)
  await answer()
  await goOn(page)
  await expect(page).toHaveURL(/step=summary/)
})

test('[CHECKOUT-07] pressing twice books once', async ({ page }) => {
  await arriveAs(page, 'daan')
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

/** Requests like this one wait for the returned function, which ends once the page has their answers. */
async function heldBack(
  page: Page,
  url: string,
  isIt: (sent: Request) => boolean,
): Promise<() => Promise<void>> {
  const mayGo = Promise.withResolvers<void>()
  const held: Request[] = []
  await page.route(url, async (route) => {
    if (!isIt(route.request())) return route.fallback()
    held.push(route.request())
    await mayGo.promise
    return route.continue()
  })
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    const answered = held.map((sent) =>
      page.waitForEvent('requestfinished', (each) => each === sent),
    )
    mayGo.resolve()
    await Promise.all(answered)
  }
}
