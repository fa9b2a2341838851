import type { Page } from '@playwright/test'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { blockStorage } from './block-storage.ts'
import { bookByApi } from './book-by-api.ts'
import { expect, test } from './journey-test.ts'
import { followPath, openPage } from './open-page.ts'
import { ensureSignedIn, expireSession, fillHostedSignIn } from './sign-in.ts'

test.describe('a customer whose session has ended', () => {
  test.use({ expectedErrors: /status of 401|The review was not sent/ })

  test('[REVIEW-03, REVIEW-04, AUTH-02] gets a form for a past visit only, signs in while writing and returns to the complete text', async ({
    page,
  }) => {
    const words = `Kind, quick and very neat (${Date.now()})`
    await ensureSignedIn(page, 'sanne')
    await test.step('no form for other visits', () => expectNoForm(page))
    await followPath(page, `/add-review/${await visitToReview(page)}`)
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

/** An upcoming order and a reviewed one say so. */
async function expectNoForm(page: Page): Promise<void> {
  const toCome = await bookByApi(page, 'lakwerk-lombok')
  await openPage(page, `/add-review/${toCome}`)
  for (const [orderId, reason] of [
    [toCome, 'You can review a visit once it has taken place.'],
    [await reviewedVisit(page), 'You have already reviewed this visit.'],
  ] as const) {
    await followPath(page, `/add-review/${orderId}`) // the first is open already
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Post review' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Your appointment' })).toHaveAttribute(
      'href',
      `/bookings/${orderId}`,
    )
  }
}

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
