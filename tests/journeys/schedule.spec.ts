import { HOUR_MS } from '#domain/time-units.ts'
import { mondayOf, today } from './calendar-days.ts'
import { consoleErrors } from './console-errors.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { installClock } from './page-clock.ts'
import { freeSlots, readProvider } from './providers-by-api.ts'
import { ensureSignedIn } from './sign-in.ts'
import { addTreatment, walkToSchedule } from './wizard.ts'

test('[SLOT-01] the schedule has seven days from Monday, never before this week', async ({
  page,
}) => {
  await ensureSignedIn(page, 'noor')
  await walkToSchedule(page, 'lakwerk-lombok')
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
})

test('[SLOT-01, SLOT-02] closed days are disabled, busy times marked, and another day clears the time', async ({
  page,
}) => {
  await ensureSignedIn(page, 'noor')
  await walkToSchedule(page, 'kapsalon-ginneken') // closed on Sunday and Monday
  // The schedule opens on the week of the first free time, which on a Sunday is the next one.
  await expect(page.getByRole('radio', { name: /times? free$/ }).first()).toBeVisible()
  const first = page.locator('input[name=day]').first()
  const monday = Temporal.PlainDate.from(await first.inputValue()).add({ days: 7 })
  await page.getByRole('button', { name: 'Next week' }).click()
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
})

test('[SLOT-01] an invalid start in the address is ignored', async ({ page }) => {
  await ensureSignedIn(page, 'daan')
  await walkToSchedule(page, 'maison-wyck')
  const first = page.locator('input[name=day]').first()
  const chosen = page.locator('input[name=day]:checked')
  await expect(chosen).toHaveCount(1)
  const [monday, day] = [await first.inputValue(), await chosen.inputValue()]
  for (const start of ['9', '9999-12-31T10:00:00Z']) {
    await page.evaluate(() => {
      for (const kept of [localStorage, sessionStorage]) kept.removeItem('booking.date')
    })
    await page.goto(`/profile/maison-wyck?step=schedule&start=${start}`)
    await expect(first).toHaveValue(monday)
    await expect(chosen).toHaveValue(day)
  }
})

test('[SLOT-01] after midnight an open page has the new day, in the cart and in the schedule', async ({
  page,
  request,
}) => {
  const provider = 'zusjes-van-zuilen'
  const { catalogItems } = await readProvider(request, provider)
  const [from, to] = [today().add({ days: 1 }), today().add({ days: 12 })]
  const slots = await freeSlots(request, {
    userName: provider,
    startDate: from.toString(),
    endDate: to.toString(),
    minutes: catalogItems.find(({ isAddon }) => !isAddon)?.duration ?? 0,
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

test('[SLOT-03] a provider without free times says so, with its contact', async ({ page }) => {
  await ensureSignedIn(page, 'noor')
  await walkToSchedule(page, 'kapper-zonder-haast')
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText(
    /is full$|^Nothing free on/,
  )
  await expect(page.getByText(/The next 6 weeks are full. Call the salon: \d+/)).toBeVisible()
})

test.describe('a calendar that does not answer', () => {
  test.use({ expectedErrors: /status of 503|did not load|ERR_FAILED/ })

  test('[DATA-06] shows an error, keeps the choice and can be retried', async ({ page }) => {
    const logged = consoleErrors(page)
    await ensureSignedIn(page, 'noor')
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
    await walkToSchedule(page, 'lakwerk-lombok')
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
  })
})

test.describe('a visitor in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('[SLOT-06] sees the provider’s times and the difference', async ({ page }) => {
    await ensureSignedIn(page, 'noor')
    await walkToSchedule(page, 'lakwerk-lombok')
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
  })
})
