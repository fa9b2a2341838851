import type { Page } from '@playwright/test'
import { today } from './calendar-days.ts'
import { chooseFirstFreeTime } from './choose-time.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { searchServiceType } from './search-service-type.ts'
import { createCustomer, ensureSignedIn, fillHostedSignIn } from './sign-in.ts'
import { acceptAndBook, addTreatment, pressContinue } from './wizard.ts'

const provider = 'de-stille-kamer'

test('[APP-16] the events of a journey from search to sign-out are sent in order, without personal data', async ({
  page,
  request,
}) => {
  const me = await createCustomer(request)
  await recordEvents(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/send-events-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await openPage(page, '/search?q=De+Stille+Kamer')
  expect(await openFirstProvider(page)).toBe(provider)
  await addTreatment(page)

  await test.step('events before the analytics code has loaded are sent after the view of their page', async () => {
    held.resolve()
    await expectEvents(page, [
      'page-view /search',
      'search',
      'page-view /profile/$id',
      `profile-view ${provider}`,
      expect.stringMatching(/^service-added \d+$/),
    ])
  })
  await test.step('the sign-in and the booking', async () => {
    await page.getByRole('button', { name: 'Choose a time' }).click()
    await expectEvents(page, ['sign-in-opened'])
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
    await fillHostedSignIn(page, me)
    await expect(page).toHaveURL(/step=schedule/)
    await chooseFirstFreeTime(page, today().add({ days: 1 }))
    await pressContinue(page)
    await pressContinue(page)
    await acceptAndBook(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^(See you on|Your request is on)/,
    )
    await expectEvents(page, [
      'page-view /auth/callback',
      'account-created',
      'page-view /profile/$id',
      `profile-view ${provider}`,
      'booking-step schedule',
      'booking-step details',
      'booking-step summary',
      'booking-completed new',
    ])
  })
  await test.step('the sign-out', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('link', { name: 'My appointments' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My appointments')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expectEvents(page, ['page-view /bookings', 'signed-out', 'page-view /search', 'search'])
  })
})

test('[APP-16] an abandoned booking is sent with its last step', async ({ page }) => {
  await ensureSignedIn(page, 'daan')
  await recordEvents(page)
  await openPage(page, `/profile/${provider}`)
  await addTreatment(page)
  await page.getByRole('button', { name: /^Remove / }).click()
  await addTreatment(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await expect(page).toHaveURL(/step=schedule/)
  await page.getByRole('banner').getByRole('link', { name: 'Bloesem' }).click()
  await page.getByRole('button', { name: 'Leave and empty the cart' }).click()
  await expect(page).toHaveURL('/search')
  await expectEvents(page, [
    'page-view /profile/$id',
    `profile-view ${provider}`,
    expect.stringMatching(/^service-added \d+$/),
    expect.stringMatching(/^service-removed \d+$/),
    expect.stringMatching(/^service-added \d+$/),
    'booking-step schedule',
    'booking-abandoned schedule',
    'page-view /search',
    'search',
  ])
})

test('[APP-16] a booking abandoned by another address is sent once, with its last step', async ({
  page,
}) => {
  await ensureSignedIn(page, 'daan')
  await searchServiceType(page, 'nailArtist')
  await recordEvents(page)
  await openPage(page, `/profile/${provider}`)
  await addTreatment(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await expect(page).toHaveURL(/step=schedule/)
  await expectEvents(page, [
    'page-view /profile/$id',
    `profile-view ${provider}`,
    expect.stringMatching(/^service-added \d+$/),
    'booking-step schedule',
  ])
  await openPage(page, '/profile/studio-parel')
  await expectEvents(page, [
    'page-view /profile/$id',
    'profile-view studio-parel',
    'booking-abandoned schedule',
  ])
  await page.reload()
  await expectEvents(page, ['page-view /profile/$id', 'profile-view studio-parel'])
  await addTreatment(page)
  await openPage(page, '/search?service=hairStyling')
  await expectEvents(page, [
    expect.stringMatching(/^service-added \d+$/),
    'page-view /search',
    'search hairStyling',
    'booking-abandoned services',
  ])
})

/** Opens the first provider of the search. @returns its id */
async function openFirstProvider(page: Page): Promise<string> {
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(path)
  return path.split('/').at(-1) ?? ''
}

/** Records the events that pages send. Playwright cannot read the body of a beacon, so its Blob is intercepted. */
async function recordEvents(page: Page): Promise<void> {
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
 * Expects these events since the last call. The analytics code loads after the page and sends in batches: a pagehide event
 * flushes the last batch.
 */
async function expectEvents(page: Page, events: readonly unknown[]): Promise<void> {
  const told = () =>
    page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide'))
      return JSON.parse(localStorage.getItem('told') ?? '[]') as { name: string; detail: string }[]
    })
  const lines = async () => (await told()).map(({ name, detail }) => `${name} ${detail}`.trim())
  await expect.poll(lines).toEqual(events)
  await page.evaluate(() => localStorage.removeItem('told'))
}
