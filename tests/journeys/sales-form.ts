import type { Page } from '@playwright/test'
import type { pricing } from '#messages/en/pricing.ts'
import type { Words } from '#messages/words.ts'

type SalesWords = Words<(typeof pricing)['contactSales']>

/** Fills in the open sales form; for a demo the last possible day, at 3:30 PM. */
export async function fillSalesForm(
  page: Page,
  words: SalesWords,
  { email, isDemo }: { email: string; isDemo: boolean },
): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.name, { exact: true }).fill('Samira el Idrissi')
  await dialog.getByLabel(words.email).fill(email)
  await dialog.getByLabel(words.phone).fill('+31 6-12345678')
  await dialog.getByRole('checkbox').check()
  if (!isDemo) return
  const day = dialog.getByLabel(words.demoDate, { exact: true })
  await day.fill((await day.getAttribute('max')) ?? '')
  await dialog.getByRole('radio', { name: '3:30 PM' }).check()
}

/** Disables the timers of two seconds, so that messages shown that long stay. */
export async function keepTwoSecondMessages(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { setTimeout: wait } = window
    window.setTimeout = ((run: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
      milliseconds === 2000 ? 0 : wait(run, milliseconds, ...rest)) as typeof setTimeout
  })
}
