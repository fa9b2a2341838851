import type { Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'
import { addTreatment } from './wizard.ts'

test('a time pressed on a search card is selected on the provider’s page and in the schedule', async ({
  page,
  request,
}) => {
  await ensureSignedIn(page, await createCustomer(request))
  const { start, time } = await pressTime(page)
  const cart = page.getByRole('region', { name: 'Your visit' })
  await expect(cart).toContainText(new RegExp(`Chosen: .*, ${time}`))
  await addTreatment(page)
  await expect(cart).toContainText(new RegExp(`Chosen: .*, ${time}`))
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await expect(page).toHaveURL(/step=schedule/)
  await expect(page.locator(`input[name=day][value="${start.slice(0, 10)}"]`)).toBeChecked()

  await page.getByRole('button', { name: 'Back' }).click()
  await cart.getByRole('button', { name: 'Another time' }).click()
  await expect(page).toHaveURL(/step=schedule/)
  await expect(page).not.toHaveURL(/start=/)
})

test('on a phone the bar shows the time pressed, and clears it for another @phone', async ({
  page,
}) => {
  const { time } = await pressTime(page)
  const bar = page.getByRole('region', { name: 'Your choice' })
  await expect(bar).toContainText(new RegExp(`Chosen: .*, ${time}`))
  await bar.getByRole('button', { name: 'Another time' }).click()
  await expect(bar).toContainText('Next free:')
  await expect(page).not.toHaveURL(/start=/)
})

/** Presses the last time of the first card. @returns its ISO start and its text */
async function pressTime(page: Page): Promise<{ start: string; time: string }> {
  await openPage(page, '/search?city=NL05&service=nailArtist')
  const times = page.getByRole('article').first().locator('a[href*="start="]')
  const link = times.last()
  const time = (await link.textContent())?.trim() ?? ''
  await link.click()
  await expect(page).toHaveURL(/start=/)
  return { start: new URL(page.url()).searchParams.get('start') ?? '', time }
}
