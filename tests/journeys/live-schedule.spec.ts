import { bookAsOtherCustomer } from './book-as-other-customer.ts'
import { today } from './calendar-days.ts'
import { chooseFirstFreeTime } from './choose-time.ts'
import { expect, test } from './journey-test.ts'
import { freeSlots } from './providers-by-api.ts'
import { refuseHolds } from './refuse-holds.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'
import {
  acceptAndBook,
  pressContinue,
  walkToDetails,
  walkToSchedule,
  walkToSummary,
} from './wizard.ts'

test('holds and bookings of others appear as taken on an open schedule, and one’s own do not', async ({
  page,
  browser,
}) => {
  const provider = 'studio-parel'
  const context = await browser.newContext()
  const other = await context.newPage()
  await ensureSignedIn(other, 'daan')
  await walkToSchedule(other, provider)
  const looked = await chooseFirstFreeTime(other, today().add({ days: 3 }))
  const day = looked.slice(0, 10)
  // Choosing another day releases the time for others.
  await other.locator(`input[name=day]:enabled:not([value="${day}"])`).first().check()
  await other.locator(`input[name=day][value="${day}"]`).check()

  await ensureSignedIn(page, 'sanne')
  await walkToSchedule(page, provider)
  const held = await chooseFirstFreeTime(page, today().add({ days: 3 }))
  expect(held.slice(0, 10)).toBe(day)
  await expect(page.getByText(/^Held until \d\d:\d\d$/)).toBeVisible()
  const boxOf = (start: string) => `input[name=slot][value="${start}"]`
  await expect(other.locator(boxOf(held))).toBeDisabled()
  await expect(page.locator(boxOf(held))).toBeChecked()

  // Another customer books a time of the day that is open here.
  const [free] = await page
    .locator(`input[name=slot]:enabled:not(:checked)`)
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value).toReversed())
  await bookAsOtherCustomer(browser, provider, free ?? '')
  await expect(page.locator(boxOf(free ?? ''))).toBeDisabled()
  await expect(page.locator(boxOf(held))).toBeChecked()

  await pressContinue(page)
  await expect(page).toHaveURL(/step=details/)
  await expect(page.getByText(/^Held until/)).toBeVisible()
  await page.goto('/bookings')
  await expect(other.locator(boxOf(held))).toBeEnabled()
  await context.close()
})

test.describe('a time that is lost', () => {
  test.use({ expectedErrors: /status of (409|429)/ })

  test('[CHECKOUT-08] to another customer is reported on the schedule with the three nearest', async ({
    page,
    browser,
  }) => {
    const provider = 'haagsche-schone'
    await refuseHolds(page)
    await ensureSignedIn(page, 'sanne')
    await walkToSchedule(page, provider)
    const lost = await chooseFirstFreeTime(page, today().add({ days: 2 }))
    await bookAsOtherCustomer(browser, provider, lost)
    await expect(page.getByText(`${lost.slice(11, 16)} is no longer free`)).toBeVisible()
    const nearest = page.getByRole('list', { name: 'Nearest free times' }).getByRole('button')
    await expect(nearest).toHaveCount(3)
    const [, time = ''] = /(\d\d:\d\d)/.exec((await nearest.first().textContent()) ?? '') ?? []
    await nearest.first().click()
    await expect(page.locator('input[name=slot]:checked')).toHaveValue(new RegExp(`T${time}:`))
    await expect(nearest).toHaveCount(0)
  })

  test('[CHECKOUT-08] to the provider is reported at once in the details, with the three nearest', async ({
    page,
    browser,
  }) => {
    const provider = 'nagelsalon-reinken'
    await ensureSignedIn(page, 'sanne')
    const held = await walkToDetails(page, provider)
    await expect(page.getByText(/^Held until/)).toBeVisible()
    const nextSlots = ['06', '07', '08'].map((hour) => ({
      startTime: `${held.slice(0, 11)}${hour}${held.slice(13)}`,
      endTime: `${held.slice(0, 11)}${hour}:45${held.slice(16)}`,
    }))
    await page.route('**/calendarApi/holds/*', (route) =>
      route.fulfill({
        status: 409,
        json: { statusCode: 409, code: 'slot-taken', message: '', data: { nextSlots } },
      }),
    )
    // A change of the calendar makes the page check its hold.
    await bookAsOtherCustomer(browser, provider)
    await expect(page.getByText(`Somebody else was first at ${held.slice(11, 16)}.`)).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Concurrent Order' })
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
  })
})

test.describe('an order whose request fails', () => {
  test.use({ expectedErrors: /status of 500|ERR_FAILED|was not placed/ })

  test('the chosen time stays held until the order is placed, also after a 500 and a lost connection', async ({
    page,
    request,
  }) => {
    const userName = 'beauty-in-leidsche-rijn'
    await ensureSignedIn(page, await createCustomer(request))
    const start = await walkToSummary(page, userName)
    await expect(page.getByText(/^Held for you until/)).toBeVisible()
    const [startDate = '', minutes] = [start.slice(0, 10), 15]
    const isFreeForOthers = async () => {
      const free = await freeSlots(request, { userName, startDate, endDate: startDate, minutes })
      return free.some(({ startTime }) => startTime === start)
    }
    await page.getByText(/^I agree to the terms/).click()
    for (const fault of ['status 500', 'connection']) {
      await page.route('**/orderApi/orders', (route) =>
        fault === 'connection'
          ? route.abort()
          : route.fulfill({
              status: 500,
              json: { statusCode: 500, code: 'internal', message: '' },
            }),
      )
      await page.getByRole('button', { name: 'Book with obligation to pay' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByText(/^Held for you until/)).toBeVisible()
      expect(await isFreeForOthers()).toBe(false)
      await page.unrouteAll()
    }
    await page.reload()
    await expect(page.getByText(/^Held for you until/)).toBeVisible()
    await acceptAndBook(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^See you on/)
  })
})
