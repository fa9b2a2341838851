import type { Page } from '@playwright/test'
import { enPages } from '#messages/en-pages.ts'
import { xsrfToken } from './book-by-api.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './journey-test.ts'
import { answerLeaveQuestion } from './leave-question.ts'
import { openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'

// A salon whose owner is a demo account of the same name, with reviews without a reply.
const SALON = 'studio-bloesem'

// They change one salon, and so run one after another.
test.describe.configure({ mode: 'default' })

interface Review {
  id: string
  userFeedback: string
}

async function openReviews(page: Page): Promise<void> {
  await ensureSignedIn(page, SALON)
  await openPage(page, `/salon/${SALON}/reviews`)
}

/** A review without a reply, another one for each test. */
async function anUnanswered(page: Page, index: number): Promise<Review> {
  await ensureSignedIn(page, SALON)
  const answer = await page.request.get(`/salonApi/${SALON}/reviews?filter=unanswered&pageSize=10`)
  const items: Review[] = (await answer.json()).data.reviews.items
  const withWords = items.filter(({ userFeedback }) => userFeedback.length > 10)
  const review = withWords[index]
  if (!review) throw new Error(`${SALON} has too few reviews`)
  return review
}

async function replyByApi(page: Page, { id }: Review, reply: string): Promise<void> {
  const answer = await page.request.put(`/providerApi/review/${SALON}/${id}/reply`, {
    headers: { 'x-xsrf-token': decodeURIComponent(await xsrfToken(page)) },
    data: { reply },
  })
  expect(answer.status()).toBe(200)
}

const itemOf = (page: Page, { userFeedback }: Review) =>
  page.getByRole('article').filter({ hasText: userFeedback.split('\n')[0] ?? '' })

test('[WORK-53, WORK-54] a review is answered, everybody reads it, and the answer is changed and removed; a colleague answers too; there is no connection', async ({
  page,
  expectErrors,
  expectToast,
}) => {
  test.slow() // it holds several
  await test.step('a review is answered, everybody reads it, and the answer is changed and removed', async () => {
    const review = await anUnanswered(page, 0)
    const words = `Thank you, see you soon (${Date.now()})`
    await openReviews(page)
    await expect(page.getByRole('radio', { name: /^Without an answer, \d+$/ })).toBeChecked()
    const item = itemOf(page, review)
    await item.getByRole('button', { name: /^Answer the review of / }).click()
    const field = item.getByLabel('Your answer everybody reads it below the review')
    await expect(field).toBeFocused()
    await item.getByRole('button', { name: 'Post answer' }).click()
    await expect(item.getByText('Write an answer first.')).toBeVisible()
    await field.fill(words)
    await item.getByRole('button', { name: 'Post answer' }).click()
    await expectToast('Your answer is below the review.')
    await expect(item).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeFocused()

    await openPage(page, `/reviews/${SALON}`)
    await expect(itemOf(page, review)).toContainText(words)

    await openReviews(page)
    await page.getByText('All', { exact: true }).click()
    await expect(item).toContainText(words)
    await item.getByRole('button', { name: /^Change your answer to / }).click()
    // The answer that is changed again is the one that was sent, also before the list was read again.
    const readOn = await holdRequests(page, 'GET', '**/salonApi/*/reviews?*')
    await item.getByLabel(/^Your answer/).fill(`${words}!`)
    await item.getByRole('button', { name: 'Save answer' }).click()
    await item.getByRole('button', { name: /^Change your answer to / }).click()
    await expect(item.getByLabel(/^Your answer/)).toHaveValue(`${words}!`)
    await readOn()
    await test.step('[WORK-263] what is typed while the answer is sent stays, and is sent next', async () => {
      const send = item.getByRole('button', { name: 'Save answer' })
      const goOn = await holdRequests(page, 'PUT', '**/reply')
      await item.getByLabel(/^Your answer/).fill('Thanks')
      await send.click()
      await item.getByLabel(/^Your answer/).fill(`${words}?`)
      await goOn()
      await expectToast('Your answer is below the review.', undefined, 3)
      await expect(item.getByLabel(/^Your answer/)).toHaveValue(`${words}?`)
      await send.click()
      await expect(item.getByLabel(/^Your answer/)).toHaveCount(0)
      await expect(item).toContainText(`${words}?`)
    })
    await item.getByRole('button', { name: /^Change your answer to / }).click()
    await item.getByRole('button', { name: 'Remove answer' }).click()
    await expectToast('Your answer is gone.')
    await expect(item).not.toContainText(words)
    await openPage(page, `/reviews/${SALON}`)
    await expect(itemOf(page, review)).not.toContainText(words)
  })
  await test.step('the answer of a colleague is shown, what was typed stays, and a second press replaces it', async () => {
    expectErrors(/409 \(Conflict\)/)
    const review = await anUnanswered(page, 2)
    await openReviews(page)
    const item = itemOf(page, review)
    await item.getByRole('button', { name: /^Answer the review of / }).click()
    await item.getByLabel(/^Your answer/).fill('From me')
    await test.step('[WORK-271] an answer that is not sent is not lost unasked', async () => {
      const later = item.getByRole('button', { name: enPages.salonReviews.form.later })
      await answerLeaveQuestion(page, 'stay', () => later.click())
      const all = page.getByText(enPages.salonReviews.filters.all, { exact: true })
      await answerLeaveQuestion(page, 'stay', () => all.click())
    })
    await replyByApi(page, review, 'From a colleague')
    await item.getByRole('button', { name: 'Post answer' }).click()
    await expect(item.getByRole('alert')).toContainText('From a colleague')
    await expect(item.getByLabel(/^Your answer/)).toHaveValue('From me')
    await item.getByRole('button', { name: 'Post answer' }).click()
    await expectToast('Your answer is below the review.', undefined, 5)
    await replyByApi(page, review, '')
  })
  await test.step('an answer without a connection fails, says so, and is sent again', async () => {
    expectErrors(/ERR_INTERNET_DISCONNECTED|503|Failed to load|The reply|did not load/)
    const review = await anUnanswered(page, 3)
    await openReviews(page)
    const item = itemOf(page, review)
    await item.getByRole('button', { name: /^Answer the review of / }).click()
    await item.getByLabel(/^Your answer/).fill('From me')
    await page.context().setOffline(true)
    await item.getByRole('button', { name: 'Post answer' }).click()
    await expect(item.getByRole('alert')).toContainText('Your answer was not posted')
    await page.context().setOffline(false)
    await item.getByRole('button', { name: 'Post answer' }).click()
    await expectToast('Your answer is below the review.', undefined, 6)
    await replyByApi(page, review, '')
  })
})

test.describe('in Dutch on a phone', () => {
  test.use({ language: 'nl' })
  test('[WORK-53, WORK-54, WORK-170] the page More says how many reviews have no answer; one is answered, and another reported @phone', async ({
    page,
    expectToast,
  }) => {
    const review = await anUnanswered(page, 1)
    const words = `Dank je wel, tot gauw (${Date.now()})`
    await openPage(page, `/salon/${SALON}/more`)
    await page.getByRole('link', { name: /^Reviews, \d+ zonder antwoord$/ }).click()
    const item = itemOf(page, review)
    await item.getByRole('button', { name: /^Antwoord op de review van / }).click()
    await item.getByLabel(/^Jouw antwoord/).fill(words)
    await item.getByRole('button', { name: 'Plaats antwoord' }).click()
    await expectToast('Je antwoord staat onder de review.')
    await openPage(page, `/reviews/${SALON}`)
    await expect(itemOf(page, review)).toContainText(words)
    await replyByApi(page, review, '')

    await openReviews(page)
    await page.getByText('3 sterren of minder').click()
    await page
      .getByRole('button', { name: /^Melden: de review van / })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Hij gaat niet over een bezoek hier').click()
    await dialog.getByRole('button', { name: 'Verstuur melding' }).click()
    await expect(dialog.getByText('Fijn dat je het meldt')).toBeVisible()
  })
})

for (const language of checkedLanguages) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('[WORK-53, LANG-04] the reviews are accessible', async ({ page }) => {
      await openReviews(page)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectAccessible(page, 'reviews of the workspace')
      await page
        .getByRole('button', { name: /^(Answer the|Antwoord op de) review/ })
        .first()
        .click()
      await expect(page.getByRole('textbox')).toBeFocused()
      await expectAccessible(page, 'reviews of the workspace, answering')
    })
  })
}
