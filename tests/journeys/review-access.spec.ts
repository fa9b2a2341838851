import type { Page } from '@playwright/test'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { blockStorage } from './block-storage.ts'
import { bookByApi } from './book-by-api.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn, expireSession, fillHostedSignIn } from './sign-in.ts'

const UNKNOWN_ID = '0197f3d2-0000-7000-8000-000000000000'

test.describe('on a phone, in Dutch', () => {
  test.use({
    language: 'nl',
    viewport: { width: 390, height: 844 },
    expectedErrors: /status of (400|403|404)/,
  })

  test('[REVIEW-03] the review form does not open for an unknown order or another customer’s', async ({
    page,
    browser,
    request,
    expectToast,
  }) => {
    const other = await browser.newContext()
    const theirs = await other.newPage()
    await ensureSignedIn(theirs, await createCustomer(request))
    const orderId = await bookByApi(theirs, 'de-krullenkamer')
    await other.close()

    await ensureSignedIn(page, 'noor')
    for (const unknown of [UNKNOWN_ID, 'geen-nummer']) {
      await page.goto(`/add-review/${unknown}`)
      await expect(page).toHaveURL('/bookings')
      await expectToast('Je afspraak kon niet worden geladen')
    }
    await page.goto(`/add-review/${orderId}`)
    await expect(page).toHaveURL('/403')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geen toegang')
  })

  test('[REVIEW-03] a visitor signs in and returns to the form; the provider reads who may write', async ({
    page,
    browser,
    request,
  }) => {
    const customer = await createCustomer(request)
    const context = await browser.newContext()
    const providerPage = await context.newPage()
    await ensureSignedIn(providerPage, customer)
    const orderId = await bookByApi(providerPage, 'studio-bloesem')
    await context.clearCookies()
    await ensureSignedIn(providerPage, 'studio-bloesem')
    await openPage(providerPage, `/add-review/${orderId}`)
    await expect(providerPage.getByText('Only the customer of this appointment')).toBeVisible()
    await expect(providerPage.getByRole('radio')).toHaveCount(0)
    await context.close()

    await page.goto(`/add-review/${orderId}`)
    await expect(page).toHaveURL('/login')
    await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
    await fillHostedSignIn(page, customer)
    await expect(page).toHaveURL(`/add-review/${orderId}`)
    await expect(page.getByText('als hij geweest is')).toBeVisible()
  })
})

test('[REVIEW-03, REVIEW-04] an upcoming order and a reviewed one say so, without a form', async ({
  page,
}) => {
  await ensureSignedIn(page, 'sanne')
  const toCome = await bookByApi(page, 'lakwerk-lombok')
  for (const [orderId, reason] of [
    [toCome, 'You can review a visit once it has taken place.'],
    [await reviewedVisit(page), 'You have already reviewed this visit.'],
  ] as const) {
    await openPage(page, `/add-review/${orderId}`)
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Post review' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Your appointment' })).toHaveAttribute(
      'href',
      `/bookings/${orderId}`,
    )
  }
})

test.describe('a customer whose session has ended', () => {
  test.use({ expectedErrors: /status of 401|The review was not sent/ })

  test('[REVIEW-03, AUTH-02] signs in while writing and returns to the complete text', async ({
    page,
  }) => {
    const words = `Kind, quick and very neat (${Date.now()})`
    await ensureSignedIn(page, 'sanne')
    await openPage(page, `/add-review/${await visitToReview(page)}`)
    await page.getByRole('radio', { name: '4 stars, good' }).check()
    await page.getByLabel(/Anything to add/).fill(words)
    await page.getByRole('checkbox').check()
    await expireSession(page)
    await page.getByRole('button', { name: 'Post review' }).click()
    const dialog = page.getByRole('dialog', { name: 'Almost there' })
    await expect(dialog).toContainText('What you wrote will still be there.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert')).toContainText('You are no longer signed in.')
    await page.getByRole('alert').getByRole('button', { name: 'Sign in' }).click()
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await fillHostedSignIn(page, 'sanne')
    await expect(page).toHaveURL(/\/add-review\//)
    await expect(page.getByRole('radio', { name: '4 stars, good' })).toBeChecked()
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(page.getByLabel(/Anything to add/)).toHaveValue(words)
    await page.getByRole('button', { name: 'Post review' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you, Sanne' })).toBeFocused()
    await expect(page.getByText(words)).toBeVisible()
  })

  test('[REVIEW-03] with blocked storage signs in in another tab, and the text is kept', async ({
    page,
  }) => {
    await blockStorage(page)
    await ensureSignedIn(page, 'daan')
    await openPage(page, `/add-review/${await visitToReview(page)}`)
    await page.getByRole('radio', { name: '4 stars, good' }).check()
    await page.getByLabel(/Anything to add/).fill('Lovely')
    const session = await page.context().cookies()
    await expireSession(page)
    await page.getByRole('button', { name: 'Post review' }).click()
    await expect(page.getByRole('alert')).toContainText('Sign in in another tab')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.context().addCookies(session) // the other tab
    await page.getByRole('button', { name: 'Post review' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you, Daan' })).toBeFocused()
  })
})

async function visitToReview(page: Page): Promise<string> {
  const items = await ownOrders(page)
  const visited = items.findLast(({ reviewable }) => reviewable)
  if (!visited) throw new Error('every visit has its review')
  return visited.bookingId
}

async function reviewedVisit(page: Page): Promise<string> {
  const items = await ownOrders(page)
  const reviewed = items.find(({ status, reviewable }) => status === 'COMPLETED' && !reviewable)
  if (!reviewed) throw new Error('no visit has its review')
  return reviewed.bookingId
}

async function ownOrders(page: Page) {
  const answer = await page.request.get('/orderApi/orders?pageSize=50')
  const { data }: Reply<Endpoints['listOrders']> = await answer.json()
  return data.items
}
