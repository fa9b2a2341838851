import type { APIRequestContext, Page } from '@playwright/test'
import { HOUR_MS } from '#domain/time-units.ts'
import { mondayOf, today } from './calendar-days.ts'
import { consoleErrors } from './console-errors.ts'
import { expect, test } from './journey-test.ts'
import { followPath, openPage } from './open-page.ts'
import { installClock } from './page-clock.ts'
import { freeSlots, readProvider } from './providers-by-api.ts'
import { ensureSignedIn } from './sign-in.ts'
import { addTreatment, walkToSchedule } from './wizard.ts'

test.describe('in another time zone, with a calendar that does not answer at first', () => {
  test.use({
    timezoneId: 'America/New_York',
    expectedErrors: /status of 503|did not load|ERR_FAILED/,
  })

  test('[DATA-06, SLOT-01, SLOT-02, SLOT-06] the schedule says so, keeps the choice, and has weeks, days and the provider’s times after a retry', async ({
    page,
  }) => {
    await ensureSignedIn(page, 'noor')
    await test.step('a failure shows an error and can be retried', () => expectRetry(page))
    await page.unrouteAll({ behavior: 'wait' })
    await test.step('seven days from Monday, never before this week', () => expectWeeks(page))
    await test.step('closed days, taken times, and another day', () => expectDays(page))
    await test.step('the provider’s times and the difference', () => expectZones(page))
  })
})

async function expectRetry(page: Page): Promise<void> {
  const logged = consoleErrors(page)
  const monday = mondayOf(today()).toString()
  const away = { status: 503, json: { statusCode: 503, code: 'unavailable', message: '' } }
  const none = { json: { statusCode: 200, message: 'OK', data: { availableSlots: [] } } }
  const answer = Promise.withResolvers<void>()
  let isAway = true
  await page.route('**/available-slots?**', async (route) => {
    if (isAway) return route.fulfill(away)
    if (!route.request().url().includes(`startDate=${monday}`)) return route.continue()
    await answer.promise
    return route.fulfill(none)
  })
  // Only the button requests again.
  await page.route('**/calendar/*/changes', (route) => route.abort())
  await walkToSchedule(page, 'kapsalon-ginneken')
  await expect(page.getByRole('alert')).toHaveText('What you chose is still there.')
  expect(logged()).toContain('The free times did not load')
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Looking' })).toBeVisible()
  answer.resolve()
  // It opens on the first day with a free time, as without the failure.
  const day = page.locator('input[name=day]:checked')
  await expect(day).toHaveAccessibleName(/times? free$/)
  await expect(page.locator('input[name=day]').first()).not.toHaveValue(monday)
  await expect(page.locator(':focus').locator('input[name=slot]').first()).toBeVisible()
}

async function expectWeeks(page: Page): Promise<void> {
  const days = page.getByRole('radiogroup', { name: 'Day', exact: true }).getByRole('radio')
  const monday = mondayOf(today())
  await expect(days).toHaveCount(7)
  await expect(page.getByRole('radio', { name: /times? free$/ }).first()).toBeVisible()
  const previous = page.getByRole('button', { name: 'Previous week' })
  // The schedule opens on the week of the first free time, which on a Sunday evening is the next one.
  if (await previous.isEnabled()) await previous.click()
  await expect(days.first()).toHaveValue(monday.toString())
  await expect(previous).toBeDisabled()
  await page.getByRole('button', { name: 'Next week' }).first().click()
  await expect(days.first()).toHaveValue(monday.add({ days: 7 }).toString())
  await previous.click()
  await expect(days.first()).toHaveValue(monday.toString())
  await expect(previous).toBeDisabled()
}

/** Of a provider that is closed on Sunday and Monday. */
async function expectDays(page: Page): Promise<void> {
  const first = page.locator('input[name=day]').first()
  const monday = Temporal.PlainDate.from(await first.inputValue()).add({ days: 7 })
  await page.getByRole('button', { name: 'Next week' }).first().click()
  await expect(first).toHaveValue(monday.toString())
  const day = (days: number) => page.locator(`input[name=day][value="${monday.add({ days })}"]`)
  await expect(day(0)).toBeDisabled()
  await expect(day(0)).toHaveAccessibleName(/^Monday \d+ \w+, closed$/)
  await expect(day(6)).toHaveAccessibleName(/^Sunday \d+ \w+, closed$/)

  const slots = page.locator('input[name=slot]:visible')
  await expect(slots.first()).toHaveAccessibleName(/^\w+day \d+ \w+, \d\d:\d\d, (\d|taken)/)
  await expect(slots.first().locator('..')).toHaveText(/^\d\d:\d\d\s–\s\d\d:\d\d(taken)?$/)
  const free = page.locator('input[name=slot]:enabled').first()
  await free.check()
  await expect(free).toBeChecked()
  const other = page.getByRole('radio', { name: /times? free$/, checked: false }).first()
  await other.check()
  await expect(page.locator('input[name=slot]:checked')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
    'Choose a time first',
  )
}

async function expectZones(page: Page): Promise<void> {
  const free = page.locator('input[name=slot]:enabled').first()
  const start = await free.inputValue()
  const own = new Date(start).toLocaleTimeString('en-GB', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
  })
  await expect(page.getByText('Your clock differs:')).toContainText(
    `${start.slice(11, 16)} in the Netherlands is ${own}`,
  )
}

test('[SLOT-01, SLOT-03] a start in the address after the last day is ignored; a full provider says so before the time is chosen, and in the schedule with its contact', async ({
  page,
  request,
}) => {
  const provider = 'maison-wyck'
  await ensureSignedIn(page, 'daan')
  await openPage(page, `/profile/${provider}`)
  await addTreatment(page)
  const [free] = await freeSlots(request, {
    userName: provider,
    startDate: today().toString(),
    endDate: today().add({ days: 27 }).toString(),
    minutes: await firstMinutes(request, provider),
  })
  await followPath(page, `/profile/${provider}?step=schedule&start=9999-12-31T10:00:00Z`)
  const day = Temporal.PlainDate.from(free?.startTime.slice(0, 10) ?? '')
  await expect(page.locator('input[name=day]:checked')).toHaveValue(day.toString())
  await expect(page.locator('input[name=day]').first()).toHaveValue(mondayOf(day).toString())

  await test.step('a full provider', () => expectFullProvider(page))
})

async function expectFullProvider(page: Page): Promise<void> {
  await followPath(page, '/profile/kapper-zonder-haast')
  await expect(page.getByText('Still empty. Choose what you would like.')).toBeVisible()
  await addTreatment(page)
  await expect(page.getByRole('region', { name: 'Your visit' })).toContainText(
    'No free time in the next six weeks',
  )
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText(
    /is full$|^Nothing free on/,
  )
  await expect(page.getByText(/The next 6 weeks are full. Call the salon: \d+/)).toBeVisible()
}

test('[SLOT-01] after midnight an open page has the new day, in the cart and in the schedule', async ({
  page,
  request,
}) => {
  const provider = 'zusjes-van-zuilen'
  const [from, to] = [today().add({ days: 1 }), today().add({ days: 12 })]
  const slots = await freeSlots(request, {
    userName: provider,
    startDate: from.toString(),
    endDate: to.toString(),
    minutes: await firstMinutes(request, provider),
  })
  const days = [...Map.groupBy(slots, ({ startTime }) => startTime.slice(0, 10)).values()]
  const starts = days.map(([first]) => first?.startTime ?? '')
  // Two consecutive days that do not start at the same hour.
  const at = starts.findIndex((start, index) => {
    const after = Temporal.PlainDate.from(start.slice(0, 10)).add({ days: 1 }).toString()
    return starts[index + 1]?.startsWith(after) && !starts[index + 1]?.includes(start.slice(10, 16))
  })
  expect(at, 'two such days').not.toBe(-1)
  const [first = '', second = ''] = starts.slice(at, at + 2)
  await ensureSignedIn(page, 'sanne')
  await installClock(page, `${first.slice(0, 10)}T23:59:00${first.slice(19)}`)
  await openPage(page, `/profile/${provider}`)
  await addTreatment(page)
  const cart = page.getByRole('region', { name: 'Your visit' })
  await expect(cart).toContainText(`Next free: today, ${first.slice(11, 16)}`)
  await page.clock.fastForward(120_000)
  await expect(cart).toContainText(`Next free: today, ${second.slice(11, 16)}`)

  await page.clock.fastForward(23.95 * HOUR_MS)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  const chosen = page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio', { checked: true })
  const before = await chosen.inputValue()
  await page.clock.fastForward(120_000)
  await expect(chosen).not.toHaveValue(before)
})

/** The duration of the provider's first treatment. */
async function firstMinutes(request: APIRequestContext, provider: string): Promise<number> {
  const { catalogItems } = await readProvider(request, provider)
  return catalogItems.find(({ isAddon }) => !isAddon)?.duration ?? 0
}
