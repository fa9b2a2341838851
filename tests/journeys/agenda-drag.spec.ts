import type { Browser, CDPSession, Page } from '@playwright/test'
import { bookByApi, xsrfToken } from './book-by-api.ts'
import { mondayOf, today } from './calendar-days.ts'
import { createSalon } from './create-salon.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { freeSlots } from './providers-by-api.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'

const WEDNESDAY = mondayOf(today()).add({ days: 9 })
const THURSDAY = WEDNESDAY.add({ days: 1 })

/** A salon of this test alone with a visit on Wednesday at 10:00. */
async function aVisit(page: Page, browser: Browser, baseURL: string | undefined) {
  const { userName: salon } = await createSalon(page)
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })
  const customerPage = await context.newPage()
  const { name, ...customer } = await createCustomer(context.request)
  await ensureSignedIn(customerPage, { name, ...customer })
  const day = WEDNESDAY.toString()
  const asked = { userName: salon, startDate: day, endDate: day, minutes: 45 }
  const slots = await freeSlots(customerPage.request, asked)
  const start = slots.find(({ startTime }) => startTime.includes('T10:00'))?.startTime ?? ''
  const orderId = await bookByApi(customerPage, salon, [start])
  await context.close()
  const startTime = async () => {
    const answer = await page.request.get(`/salonApi/${salon}/visits/${orderId}`)
    return (await answer.json()).data.visit.startTime.slice(0, 16)
  }
  return { salon, name, orderId, startTime }
}

async function centreOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const ghost = (page: Page) => page.locator('[data-ghost]')

test('[WORK-124] a visit is dragged to another day of the week with the mouse; Escape puts it back, a drop asks, and it can be undone', async ({
  page,
  browser,
  baseURL,
  expectToast,
}) => {
  const { salon, name, orderId, startTime } = await aVisit(page, browser, baseURL)
  await openPage(page, `/salon/${salon}/agenda?day=${WEDNESDAY}&view=week`)
  const visit = page.getByRole('main').getByRole('link', { name })
  await visit.scrollIntoViewIfNeeded()
  const hour = 76
  const from = await centreOf(page, `[data-item="${orderId}"]`)
  const thursday = await centreOf(page, `[data-column^="${THURSDAY}"]`)
  const dragTo = async (x: number, y: number) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(x, y, { steps: 5 })
  }

  await dragTo(thursday.x, from.y + hour)
  await expect(ghost(page)).toContainText('11:00 – ')
  await page.keyboard.press('Escape')
  await expect(ghost(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(page).not.toHaveURL(/visit=/)

  await dragTo(thursday.x, from.y + hour + 5)
  await page.mouse.up()
  const panel = page.getByRole('complementary', { name: `Move ${name}` })
  await expect(panel.getByRole('heading', { name: `Move ${name}` })).toBeFocused()
  await expect(panel).toContainText(/Your appointment is moved to Thursday .*11:00/)
  await expect(ghost(page)).toContainText('11:00 – ')
  expect(await startTime()).toBe(`${WEDNESDAY}T10:00`)
  // Dragged again before it is confirmed: the last place counts.
  const again = await centreOf(page, `[data-item="${orderId}"]`)
  await page.mouse.move(again.x, again.y)
  await page.mouse.down()
  await page.mouse.move(again.x, again.y + 3 * hour, { steps: 5 })
  await page.mouse.up()
  await expect(panel).toContainText(/Your appointment is moved to Wednesday .*13:00/)
  await expect(ghost(page)).toContainText('13:00 – ')
  await panel.getByLabel('Day').fill(THURSDAY.toString())
  await panel.getByLabel('Or a time of your own').fill('12:30')
  await expect(ghost(page)).toContainText('12:30 – ')
  await panel.getByRole('button', { name: 'Move to 12:30' }).click()
  await expectToast(`${name} is moved`)
  await expect(ghost(page)).toHaveCount(0)
  expect(await startTime()).toBe(`${THURSDAY}T12:30`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast('Undone. No mail was sent.')
  expect(await startTime()).toBe(`${WEDNESDAY}T10:00`)
})

test('[WORK-124, WORK-125, WORK-199] a block is dragged by touch after a long press; a swipe scrolls, one to the side turns the day, and the page scrolls at its edge @phone', async ({
  page,
  expectToast,
}) => {
  const { userName: salon } = await createSalon(page)
  const agenda = await page.request.get(`/salonApi/${salon}/agenda?from=${WEDNESDAY}`)
  const { calendarId } = (await agenda.json()).data.calendars[0]
  const at = (time: string) =>
    WEDNESDAY.toZonedDateTime({ timeZone: 'Europe/Amsterdam', plainTime: time })
      .toInstant()
      .toString()
  const made = await page.request.post(`/salonApi/${salon}/blocks`, {
    headers: { 'x-xsrf-token': await xsrfToken(page) },
    data: { calendarId, startTime: at('09:00'), endTime: at('10:00'), reason: 'Dentist' },
  })
  const { blockId } = (await made.json()).data
  await openPage(page, `/salon/${salon}/agenda?day=${WEDNESDAY}&view=day`)
  const block = page.getByRole('button', { name: /^Dentist/ })
  await expect(block).toBeVisible()
  const from = await centreOf(page, `[data-item="${blockId}"]`)
  const session = await page.context().newCDPSession(page)

  await touch(session, 'touchStart', await centreOf(page, `[data-item="${blockId}"]`))
  await expect(ghost(page)).toContainText('09:00 – 10:00')
  await touch(session, 'touchMove', { x: from.x, y: from.y + 112 })
  await expect(ghost(page)).toContainText('10:00 – 11:00')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await touch(session, 'touchMove', { x: from.x, y: 840 })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await expect(ghost(page)).toContainText('19:30 – 20:30')
  await touch(session, 'touchEnd')
  const dialog = page.getByRole('dialog', { name: 'Dentist' })
  await dialog.getByRole('button', { name: /^Move to .*19:30$/ }).click()
  await expectToast('The blocked time is moved')
  const moved = page.getByRole('button', { name: 'Dentist 19:30 – 20:30' })
  await expect(moved).toBeVisible()

  await moved.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  const finger = await centreOf(page, `[data-item="${blockId}"]`)
  await touch(session, 'touchStart', finger)
  for (let nth = 1; nth <= 6; nth++)
    await touch(session, 'touchMove', { x: finger.x, y: finger.y + nth * 25 })
  await touch(session, 'touchEnd')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before - 60)
  await expect(ghost(page)).toHaveCount(0)
  await expect(dialog).toHaveCount(0)

  await expect(page).toHaveURL(new RegExp(`day=${WEDNESDAY}`))
  const emptyDay = page.getByRole('heading', { name: 'Nothing on this day yet' })
  for (const [x, to, day, content] of [
    [300, 120, WEDNESDAY.add({ days: 1 }), emptyDay],
    [90, 270, WEDNESDAY, moved],
  ] as const) {
    await swipe(session, x, to)
    await expect(page).toHaveURL(new RegExp(`day=${day}`))
    await expect(content).toBeVisible()
  }

  const answers = Promise.withResolvers<void>()
  await page.route('**/agenda?*', (route) => answers.promise.then(() => route.continue()))
  for (let nth = 1; nth <= 2; nth++) await swipe(session, 300, 120)
  answers.resolve()
  await expect(page).toHaveURL(new RegExp(`day=${WEDNESDAY.add({ days: 2 })}`))
  await expect(emptyDay).toBeVisible()
})

/** A finger goes to the side, from one x to another. */
async function swipe(session: CDPSession, from: number, to: number): Promise<void> {
  const seconds = Date.now() / 1000
  await touch(session, 'touchStart', { x: from, y: 300 }, seconds)
  await touch(session, 'touchMove', { x: to, y: 304 }, seconds + 0.05)
  await touch(session, 'touchEnd', undefined, seconds + 0.1)
}

/** @param timestamp when the finger does it, for a swipe: a busy machine would make it as long as a press */
function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  point?: { x: number; y: number },
  timestamp?: number,
) {
  const touchPoints = point ? [point] : []
  return session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints,
    ...(timestamp !== undefined && { timestamp }),
  })
}
