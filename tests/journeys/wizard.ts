import { expect, type Page } from '@playwright/test'
import { today } from './calendar-days.ts'
import { chooseFirstFreeTime } from './choose-time.ts'
import { openPage } from './open-page.ts'

/** Walks through the booking wizard by mouse, in either language, for tests that begin at a later step. */
export async function walkToSchedule(page: Page, userName: string): Promise<void> {
  await openPage(page, `/profile/${userName}`)
  await addTreatment(page)
  await page.getByRole('button', { name: /^(Choose a time|Kies een tijd)$/ }).click()
  await expect(page).toHaveURL(/step=schedule/)
}

/** Chooses the first time from tomorrow on. @returns its ISO start */
export async function walkToDetails(page: Page, userName: string): Promise<string> {
  await walkToSchedule(page, userName)
  const start = await chooseFirstFreeTime(page, today().add({ days: 1 }))
  await pressContinue(page)
  await expect(page).toHaveURL(/step=details/)
  await expect(page.locator('h1')).toHaveText(/^(Who is coming|Wie komt er)\?$/)
  return start
}

export async function walkToSummary(page: Page, userName: string): Promise<string> {
  const start = await walkToDetails(page, userName)
  await pressContinue(page)
  await expect(page).toHaveURL(/step=summary/)
  await expect(page.locator('h1')).toHaveText(
    /^(Is everything right|Is this how you want it|Klopt alles|Is het zo goed)\?$/,
  )
  return start
}

/** Puts the provider's first treatment in the cart and waits until it is there. @returns its name */
export async function addTreatment(page: Page): Promise<string> {
  const add = page.getByRole('button', { name: /^(Add|Voeg toe) / }).first()
  const name = (await add.locator('.sr-only').textContent())?.trim() ?? ''
  await add.click()
  const button = page.getByRole('button').filter({ hasText: name })
  await expect(button.filter({ hasText: /^(Added|Gekozen|\d+× gekozen)/ }).first()).toBeVisible()
  return name
}

/** Fails where the step asks something more, as at a salon that also comes to homes: the button says what. */
export async function pressContinue(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Continue|Verder)$/ })
  await expect(button).toHaveAccessibleDescription('')
  await button.click()
}

/** Accepts the terms and books. */
export async function acceptAndBook(page: Page): Promise<void> {
  await page.getByText(/^(I agree to the terms|Ik ga akkoord)/).click()
  await page
    .getByRole('button', {
      name: /^(Book with obligation to pay|Boeken met betalingsverplichting)$/,
    })
    .click()
}
