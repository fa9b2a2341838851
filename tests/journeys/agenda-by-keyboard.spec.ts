import type { Locator, Page } from '@playwright/test'
import { xsrfToken } from './book-by-api.ts'
import { today } from './calendar-days.ts'
import { createSalon, type OwnSalon } from './create-salon.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { tabAndPress, tabTo } from './keyboard.ts'
import { openPage } from './open-page.ts'
import { readProvider } from './providers-by-api.ts'
import type { ExpectToast } from './toasts.ts'

// The name of a visit without one.
const NOBODY = 'Customer without an account'

test('[WORK-08, WORK-11, WORK-13, WORK-14, WORK-240, WORK-243, WORK-245] a week is run by keyboard alone, with the names of what is used', async ({
  page,
  expectToast,
}) => {
  const { keyboard } = page
  const salon = await createSalon(page)
  await bookVisitOfNow(page, salon)
  // Two days of one week: a Sunday is the last.
  const day = today().add({ days: 7 })
  const [turn, there, back] =
    day.dayOfWeek === 7
      ? (['PageUp', 'ArrowLeft', 'ArrowRight'] as const)
      : (['PageDown', 'ArrowRight', 'ArrowLeft'] as const)
  const [noor, els] = [visitOf(page, 'Noor Visser'), visitOf(page, 'Els de Wit')]

  await openPage(page, `/salon/${salon.userName}/agenda?view=week`)
  await test.step('say how a visit of today went', () => sayOutcome(page, expectToast))
  await test.step('read the keys', () => readKeys(page))
  await test.step('book a visit in the next week', async () => {
    await keyboard.press('PageDown')
    await expect(page).toHaveURL(new RegExp(`day=${day}`))
    await book(page, 'Noor Visser', expectToast)
    await expect(noor).toHaveAccessibleName(/^Noor Visser, Confirmed, Manicure, 08:00 – 08:45$/)
  })
  await test.step('book another one on the day beside it', async () => {
    await keyboard.press('d')
    await expect(page).toHaveURL(/view=day/)
    await expect(page.getByRole('link', { name: 'Day', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await tabTo(noor)
    await keyboard.press(turn)
    await expect(noor).toHaveCount(0)
    await book(page, 'Els de Wit', expectToast)
  })
  await test.step('walk to the other day and back', async () => {
    await keyboard.press('w')
    await tabTo(els)
    await keyboard.press(back)
    await expect(noor).toBeFocused()
    await keyboard.press(there)
    await expect(els).toBeFocused()
  })
  await test.step('move a visit', async () => {
    await keyboard.press('m')
    const form = page.getByRole('complementary', { name: 'Move Els de Wit' })
    await expect(form.getByRole('heading', { name: 'Move Els de Wit' })).toBeFocused()
    await chooseTime(form, '08:30')
    await expect(form.getByLabel('A word to your customer')).toBeVisible()
    await tabAndPress(form.getByRole('button', { name: 'Move to 08:30' }))
    await expectToast('Els de Wit is moved')
    await expect(els).toHaveAccessibleName(/^Els de Wit, Confirmed, Manicure, 08:30 – 09:15$/)
    await closePanel(page, 'Els de Wit')
  })
  await test.step('block a time, undo it, and block it again', async () => {
    await blockTime(page, expectToast)
    await tabAndPress(page.getByRole('button', { name: 'Undo' }).last())
    await expectToast('Undone. No mail was sent.')
    await expect(blockOf(page)).toHaveCount(0)
    await blockTime(page, expectToast)
  })
  await test.step('walk over the block in the list, and open it', async () => {
    await keyboard.press('l')
    await expect(page).toHaveURL(/view=list/)
    const row = rowOf(page, 'Els de Wit')
    await tabTo(row)
    await keyboard.press('ArrowDown')
    await expect(blockOf(page)).toBeFocused()
    await keyboard.press('ArrowUp')
    await expect(row).toBeFocused()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Not available' })).toBeVisible()
    await keyboard.press('Escape')
    await expect(blockOf(page)).toBeFocused()
  })
  await test.step('return to today', async () => {
    await keyboard.press('t')
    await expect(page).not.toHaveURL(/day=/)
    await rowOf(page, NOBODY).click()
    await expect(page.getByRole('group', { name: 'How did it go?' })).toBeVisible()
    await expectAccessible(page, 'agenda, outcome of a visit')
  })
})

const visitOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}, `) })

/** A visit in the list, whose name begins with its time. */
const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`${name} `) })

const blockOf = (page: Page) =>
  page.getByRole('main').locator('[data-item]').filter({ hasText: 'Not available' })

async function blockTime(page: Page, expectToast: ExpectToast): Promise<void> {
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog', { name: 'Not available' })
  await tabAndPress(dialog.getByRole('button', { name: 'Block time' }))
  await expectToast('The time is blocked')
  await expect(dialog).toHaveCount(0)
  await expect(blockOf(page)).toBeVisible()
}

async function sayOutcome(page: Page, expectToast: ExpectToast): Promise<void> {
  const visit = visitOf(page, NOBODY)
  await expect(visit).toHaveAccessibleName(new RegExp(`^${NOBODY}, In the chair, Manicure, `))
  await tabAndPress(visit)
  const panel = page.getByRole('complementary', { name: NOBODY })
  await expect(panel.getByRole('heading', { name: NOBODY })).toBeFocused()
  const outcomes = panel.getByRole('group', { name: 'How did it go?' })
  await expect(outcomes).toContainText('Counts in your numbers')
  await expect(outcomes).toContainText('Your customer gets no mail')
  await tabTo(outcomes.getByRole('radio', { name: /^Took place/ }))
  await page.keyboard.press('ArrowDown')
  await expect(outcomes.getByRole('radio', { name: /^Did not come/ })).toBeChecked()
  await expect(panel.getByRole('button', { name: 'Did not come' })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await tabAndPress(panel.getByRole('button', { name: 'Took place' }))
  await expectToast(`${NOBODY}: took place`)
  await closePanel(page, NOBODY)
  await expect(visit).toBeFocused()
  await expect(visit).toHaveAccessibleName(new RegExp(`^${NOBODY}, Took place, Manicure, `))
}

async function readKeys(page: Page): Promise<void> {
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys of the agenda' })
  await expect(keys.getByRole('term')).toHaveText(
    ['← ↑ → ↓', 'Enter', 'PageUp, PageDown', 'Home', 'M', 'N', 'B', 'T', 'D', 'W', 'L', '/', '?'],
    { useInnerText: true },
  )
  await expect(keys.getByRole('checkbox', { name: /^Use single keys/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
}

/** Books the first free time of the day for a new client, and closes the panel. */
async function book(page: Page, name: string, expectToast: ExpectToast): Promise<void> {
  const { keyboard } = page
  await keyboard.press('n')
  const form = page.getByRole('complementary', { name: 'New appointment' })
  await expect(form.getByRole('heading', { name: 'New appointment' })).toBeFocused()
  await tabTo(form.getByRole('combobox', { name: 'Who is coming?' }))
  await keyboard.type(name)
  const asNew = form.getByRole('option', { name: `“${name}” as a new client` })
  await expect(asNew).toHaveAttribute('aria-selected', 'true')
  // Enter takes nobody before the list is that of the text.
  await expect(async () => {
    await keyboard.press('Enter')
    await expect(asNew).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await tabTo(form.getByRole('combobox', { name: 'For what?' }))
  await keyboard.press('ArrowDown')
  await expect(form.getByRole('button', { name: 'Manicure remove' })).toBeVisible()
  await chooseTime(form, '08:00')
  await tabAndPress(form.getByRole('button', { name: 'Put it in the agenda' }))
  await expectToast('The appointment is in the agenda')
  await closePanel(page, name)
}

async function chooseTime(form: Locator, time: string): Promise<void> {
  const times = form.getByRole('group', { name: /^Free times on / })
  await tabTo(times.getByRole('radio').first())
  await form.page().keyboard.press('Space')
  const wanted = times.getByRole('radio', { name: time, exact: true })
  while (!(await wanted.isChecked())) await form.page().keyboard.press('ArrowRight')
}

async function closePanel(page: Page, name: string): Promise<void> {
  const panel = page.getByRole('complementary', { name })
  await tabTo(panel.getByRole('button', { name: 'Close' }), 'Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
}

/** Somebody without an appointment, who is in the chair. */
async function bookVisitOfNow(page: Page, { userName }: OwnSalon): Promise<void> {
  const { catalogItems } = await readProvider(page.request, userName)
  const now = Temporal.Now.instant().round({
    smallestUnit: 'minute',
    roundingIncrement: 5,
    roundingMode: 'floor',
  })
  const booked = await page.request.post(`/salonApi/${userName}/visits`, {
    headers: { 'x-xsrf-token': await xsrfToken(page), 'idempotency-key': crypto.randomUUID() },
    data: {
      startTime: now.toString(),
      items: catalogItems.map(({ catalogItemId }) => ({ catalogItemId })),
    },
  })
  expect(booked.status(), await booked.text()).toBe(201)
}
