import type { Locator } from '@playwright/test'
import { mondayOf, today } from './calendar-days.ts'
import { createSalon } from './create-salon.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'

const hair = { serviceCode: '20001', price: 40, vatRate: 9 as const }
const ITEMS = [
  { ...hair, name: { en: 'Root touch-up', nl: 'Uitgroei kleuren' }, durationMinutes: 90 },
  { ...hair, name: { en: 'Fringe trim', nl: 'Pony bijwerken' }, durationMinutes: 20 },
]

test('[WORK-135, WORK-184] somebody is booked in between while the colour of another client sets in', async ({
  page,
  expectToast,
}) => {
  const { userName } = await createSalon(page, { items: ITEMS })
  await openPage(page, `/salon/${userName}/menu`)
  await page.getByRole('link', { name: /^Root touch-up/ }).click()
  await page.getByRole('switch', { name: 'It has to set in' }).check()
  await page.getByLabel('Work before').fill('30')
  await page.getByLabel('Sets in', { exact: true }).fill('35')
  await page.getByLabel('Work after').fill('25')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Uitgroei kleuren is saved.')

  const day = mondayOf(today()).add({ days: 8 })
  const at = (plainTime: string) => day.toZonedDateTime({ timeZone: 'Europe/Amsterdam', plainTime })
  const start = encodeURIComponent(at('10:00').toInstant().toString())
  await openPage(page, `/salon/${userName}/agenda?day=${day}&view=day&visit=new&start=${start}`)
  const panel = page.getByRole('complementary', { name: 'New appointment' })
  const book = async (item: RegExp) => {
    await panel.getByLabel('Walk-in, without a name').check()
    const choice = panel.getByLabel(/^For what\?/)
    const value = await choice.getByRole('option', { name: item }).getAttribute('value')
    await choice.selectOption(value)
    await panel.getByRole('button', { name: 'Put it in the agenda' }).click()
    await expectToast('The appointment is in the agenda')
  }
  await book(/^Root touch-up/)
  const colour = page.getByRole('link', {
    name: /Root touch-up, 10:00 – 11:30, sets in 10:30 – 11:05$/,
  })
  await expect(colour).toBeVisible()
  await page
    .getByRole('link', { name: /^Sets in until 11:05 ?, new appointment at 10:30$/ })
    .press('Enter')
  await expect(panel).toBeVisible()
  await book(/^Fringe trim/)
  const trim = page.getByRole('link', {
    name: /Fringe trim, 10:30 – 10:50, while somebody else’s sets in$/,
  })
  await expect(trim).toBeVisible()
  await expect(colour).toBeVisible()
  await expectStateAtEnd(trim, 'Confirmed')
  await expectAccessible(page, 'the agenda with a waiting time')
  await colour.press('Enter')
  await expect(page.getByText('Sets in from 10:30 until 11:05')).toBeVisible()
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click()
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(trim.getByText('Confirmed', { exact: true })).toBeHidden()
  await expect(trim.getByText('10:30', { exact: true })).toBeVisible()
  const who = trim.getByText('Customer without an account', { exact: true })
  // Enough for ten letters.
  expect((await who.boundingBox())?.width).toBeGreaterThan(72)
})

/** A visit of one line: its state ends where the text of the others does. */
async function expectStateAtEnd(visit: Locator, state: string): Promise<void> {
  const [all, word] = await Promise.all(
    [visit, visit.getByText(state, { exact: true })].map((part) => part.boundingBox()),
  )
  const rest = (all?.x ?? 0) + (all?.width ?? 0) - (word?.x ?? 0) - (word?.width ?? 0)
  expect(rest).toBeGreaterThan(0)
  expect(rest).toBeLessThan(16)
}
