import { today } from './calendar-days.ts'
import { expect, test } from './journey.ts'
import { pickTimeFrom } from './pick-a-time.ts'
import { arriveAs } from './sign-in.ts'
import { takeFirst } from './take-first.ts'
import { goOn, walkToSchedule } from './wizard.ts'

test('what somebody is about to book, and what somebody books, turns taken for who is looking; their own stays theirs', async ({
  page,
  browser,
}) => {
  const salon = 'studio-parel'
  const context = await browser.newContext()
  const other = await context.newPage()
  await arriveAs(other, 'daan')
  await walkToSchedule(other, salon)
  const looked = await pickTimeFrom(other, today().add({ days: 3 }))
  const day = looked.slice(0, 10)
  // Another day lets the time go, so that it is free for others.
  await other.locator(`input[name=day]:enabled:not([value="${day}"])`).first().check()
  await other.locator(`input[name=day][value="${day}"]`).check()

  await arriveAs(page, 'sanne')
  await walkToSchedule(page, salon)
  const held = await pickTimeFrom(page, today().add({ days: 3 }))
  expect(held.slice(0, 10)).toBe(day)
  await expect(page.getByText(/^Held until \d\d:\d\d$/)).toBeVisible()
  const boxOf = (start: string) => `input[name=slot][value="${start}"]`
  await expect(other.locator(boxOf(held))).toBeDisabled()
  await expect(page.locator(boxOf(held))).toBeChecked()

  // Somebody books another time of the day that is open here.
  const [free] = await page
    .locator(`input[name=slot]:enabled:not(:checked)`)
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value).toReversed())
  await takeFirst(browser, salon, free ?? '')
  await expect(page.locator(boxOf(free ?? ''))).toBeDisabled()
  await expect(page.locator(boxOf(held))).toBeChecked()

  await goOn(page)
  await expect(page).toHaveURL(/step=details/)
  await expect(page.getByText(/^Held until/)).toBeVisible()
  await page.goto('/bookings')
  await expect(other.locator(boxOf(held))).toBeEnabled()
  await context.close()
})
