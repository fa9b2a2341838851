import type { Page } from '@playwright/test'
import { today } from './calendar-days.ts'
import { expect, test } from './journey.ts'
import { pickTimeFrom } from './pick-a-time.ts'
import { arriveAs, newCustomer, passHostedSignIn } from './sign-in.ts'
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
  await expectTold(page, ['page-view /search', 'search'])

  await visit(page, `/profile/${salon}`)
  await addTreatment(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await expectTold(page, [
    ...['page-view /profile/$id', `profile-view ${salon}`],
    ...[expect.stringMatching(/^service-added \d+$/), 'sign-in-opened'],
  ])

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
  await expectTold(page, [
    ...['page-view /auth/callback', 'account-created'],
    ...['page-view /profile/$id', `profile-view ${salon}`, 'booking-step schedule'],
    ...['booking-step details', 'booking-step summary', 'booking-completed new'],
  ])

  await visit(page, '/bookings')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expectTold(page, [
    ...['page-view /bookings', 'signed-out'],
    ...['page-view /search', 'search'],
  ])
})

test('[APP-16] a booking left behind is told with the step it was left at', async ({ page }) => {
  await arriveAs(page, 'daan')
  await keepWhatIsTold(page)
  await visit(page, `/profile/${salon}`)
  await addTreatment(page)
  await page.getByRole('button', { name: /^Remove / }).click()
  await addTreatment(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await expect(page).toHaveURL(/step=schedule/)
  await page.getByRole('banner').getByRole('link', { name: 'Bloesem' }).click()
  await page.getByRole('button', { name: 'Leave and empty the cart' }).click()
  await expect(page).toHaveURL('/search')
  await expectTold(page, [
    ...['page-view /profile/$id', `profile-view ${salon}`],
    expect.stringMatching(/^service-added \d+$/),
    expect.stringMatching(/^service-removed \d+$/),
    expect.stringMatching(/^service-added \d+$/),
    ...['booking-step schedule', 'booking-abandoned schedule'],
    ...['page-view /search', 'search'],
  ])
})

test('[APP-16] a booking that ends by another address is told once, with the step it had come to', async ({
  page,
}) => {
  await arriveAs(page, 'daan')
  await keepWhatIsTold(page)
  await visit(page, `/profile/${salon}`)
  await addTreatment(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await expect(page).toHaveURL(/step=schedule/)
  await expectTold(page, [
    ...['page-view /profile/$id', `profile-view ${salon}`],
    ...[expect.stringMatching(/^service-added \d+$/), 'booking-step schedule'],
  ])
  await visit(page, '/profile/studio-parel')
  await expectTold(page, [
    'page-view /profile/$id',
    'profile-view studio-parel',
    'booking-abandoned schedule',
  ])
  await page.reload()
  await expectTold(page, ['page-view /profile/$id', 'profile-view studio-parel'])
  await addTreatment(page)
  await visit(page, '/search?service=hairStyling')
  await expectTold(page, [
    expect.stringMatching(/^service-added \d+$/),
    ...['page-view /search', 'search hairStyling', 'booking-abandoned services'],
  ])
})

test('[APP-16] what is done before the counting has loaded is told after the page it was done on', async ({
  page,
}) => {
  await keepWhatIsTold(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/send-events-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await visit(page, '/search')
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  await link.click()
  await addTreatment(page)
  held.resolve()
  await expectTold(page, [
    ...['page-view /search', 'search'],
    ...['page-view /profile/$id', expect.stringMatching(/^profile-view /)],
    expect.stringMatching(/^service-added \d+$/),
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

/**
 * All that is told from the last time on. What counts loads after the page and tells in batches: the page is asked
 * for the last of them, as it would be when it is left, until it has come.
 */
async function expectTold(page: Page, events: readonly unknown[]): Promise<void> {
  const told = () =>
    page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide'))
      return JSON.parse(localStorage.getItem('told') ?? '[]') as { name: string; detail: string }[]
    })
  const lines = async () => (await told()).map(({ name, detail }) => `${name} ${detail}`.trim())
  await expect.poll(lines).toEqual(events)
  await page.evaluate(() => localStorage.removeItem('told'))
}
