import type { Page } from '@playwright/test'
import { today } from './calendar-days.ts'
import { expect, test } from './journey.ts'
import { pickTimeFrom } from './pick-a-time.ts'
import { newCustomer, passHostedSignIn } from './sign-in.ts'
import { visit } from './visit.ts'
import { addTreatment, book, goOn } from './wizard.ts'

const salon = 'de-stille-kamer'

test('[APP-16] a whole journey, from the search to signing out, is told in this order and names nobody', async ({
  page,
  request,
}) => {
  const me = await newCustomer(request)
  await keepWhatIsTold(page)
  await visit(page, '/search')
  await visit(page, `/profile/${salon}`)
  await addTreatment(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await passHostedSignIn(page, me)
  await expect(page).toHaveURL(/step=schedule/)
  await pickTimeFrom(page, today().add({ days: 1 }))
  await goOn(page)
  await goOn(page)
  await book(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(See you on|Your request is on)/,
  )
  await visit(page, '/bookings')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out')).toBeVisible()

  const told = await whatWasTold(page)
  expect(told.map(({ name, detail }) => `${name} ${detail}`.trim())).toEqual([
    ...['page-view /search', 'search'],
    ...['page-view /profile/$id', `profile-view ${salon}`],
    ...[expect.stringMatching(/^service-added \d+$/), 'sign-in-opened'],
    ...['page-view /auth/callback', 'account-created'],
    ...['page-view /profile/$id', `profile-view ${salon}`, 'booking-step schedule'],
    ...['booking-step details', 'booking-step summary', 'booking-completed new'],
    ...['page-view /bookings', 'signed-out'],
    ...['page-view /search', 'search'],
  ])
})

/** Keeps what the pages hand over, as they do: a beacon's body is hidden from whoever watches the network. */
async function keepWhatIsTold(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PlainBlob = Blob
    window.Blob = class extends PlainBlob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options)
        if (options?.type !== 'application/json') return
        const told = JSON.parse(localStorage.getItem('told') ?? '[]')
        told.push(...JSON.parse(String(parts[0])).events)
        localStorage.setItem('told', JSON.stringify(told))
      }
    }
  })
}

async function whatWasTold(page: Page): Promise<{ name: string; detail: string }[]> {
  // Leaving the product sends what was still waiting.
  await page.goto('/robots.txt')
  return JSON.parse((await page.evaluate(() => localStorage.getItem('told'))) ?? '[]')
}
