import type { Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { followPath, openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'

test.use({
  language: 'nl',
  viewport: { width: 390, height: 844 },
  expectedErrors:
    /ERR_FAILED|The review was not sent|More reviews did not load|The reviews did not load/,
})

test('[REVIEW-01, REVIEW-03, REVIEW-05] a review is written on a phone, survives a lost connection, and is shown at once', async ({
  page,
}) => {
  const words = `Rustig, warm en precies goed.\n\nTot gauw! (${Date.now()})`
  await ensureSignedIn(page, 'noor')
  await openPage(page, '/bookings')
  const write = page.getByRole('link', { name: /^Schrijf een review/ }).first()
  const more = page.getByRole('button', { name: 'Toon meer afspraken' })
  await expect(write.or(more).first()).toBeVisible()
  while (!(await write.isVisible())) {
    const shown = await page.getByRole('article').count()
    await more.click()
    await expect(page.getByRole('article')).not.toHaveCount(shown)
  }
  await write.click()
  await expect(page).toHaveURL(/\/add-review\/[\w-]+$/)
  const address = new URL(page.url()).pathname
  const post = page.getByRole('button', { name: 'Plaats review' })
  await expect(post).toBeDisabled()
  await expect(page.getByText('Kies eerst een aantal sterren')).toBeVisible()
  await page.getByRole('radio', { name: '3 sterren, gaat wel' }).check()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('4 sterren, goed')).toBeVisible()
  await page.getByLabel(/Wil je er iets bij zeggen/).fill(words)
  await page.reload()
  await expect(page.getByRole('radio', { name: '4 sterren, goed' })).toBeChecked()
  await expect(page.getByLabel(/Wil je er iets bij zeggen/)).toHaveValue(words)

  await page.route('**/providerApi/review/*', (route) => route.abort())
  await post.click()
  await expect(page.getByRole('alert')).toContainText('Alles staat er nog')
  await expect(page.locator(':focus')).toContainText('Alles staat er nog')
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel(/Wil je er iets bij zeggen/)).toHaveValue(words)
  await page.unroute('**/providerApi/review/*')
  await post.click()
  await expect(page.getByRole('heading', { name: 'Dank je wel, Noor' })).toBeFocused()
  await expect(post).toBeHidden()

  await page.route('**/public/review/provider/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Alle reviews' }).click()
  await expect(page.getByRole('alert')).toContainText('De reviews kwamen niet door.')
  await expect(page.getByText('Nog geen reviews')).toHaveCount(0)
  await page.unroute('**/public/review/provider/**')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeFocused()
  const newest = page.getByRole('article').first()
  await expect(newest.getByText('Tot gauw!')).toHaveText(words, { useInnerText: true })
  await expect(newest.getByRole('time')).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
  const spread = page.getByText('Zo zijn de sterren verdeeld')
  await expect(page.getByText('4 sterren:')).toBeHidden()
  await spread.click()
  await expect(page.getByText('4 sterren:')).toBeVisible()

  await followPath(page, address)
  await expect(page).toHaveURL(address)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(
    `form.review.${address.split('/').at(-1)}`,
  )
  await expect(page.getByText('Je hebt deze afspraak al beoordeeld.')).toBeVisible()
  await expect(post).toBeHidden()
})

test('[REVIEW-01, REVIEW-02] a visitor sees more reviews below until there are no more, also after a failure, and reports one', async ({
  page,
}) => {
  const path = '/review/provider/de-krullenkamer'
  const { data } = await (await page.request.get(`/public${path}?pageSize=50`)).json()
  const texts: string[] = data.reviews.items.map(
    (item: { userFeedback: string }) => item.userFeedback,
  )
  expect(texts.length).toBeGreaterThan(10)
  await openPage(page, '/reviews/de-krullenkamer')
  const shown = page.getByRole('article')
  await expect(shown).toHaveCount(10)
  await page.route(`**/providerApi${path}?*`, (route) => route.abort())
  const more = page.getByRole('button', { name: 'Toon meer reviews' })
  await more.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(shown).toHaveCount(10)
  await page.unroute(`**/providerApi${path}?*`)
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(shown.nth(10)).toBeFocused()
  while ((await shown.count()) < texts.length) {
    const count = await shown.count()
    await more.click()
    await expect(shown.nth(count)).toBeFocused()
  }
  for (const [index, text] of texts.entries()) await expect(shown.nth(index)).toContainText(text)
  if (texts.length < 50) await expect(more).toBeHidden()

  await test.step('report one with a reason, and read how they are checked', () =>
    reportReview(page))
})

async function reportReview(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Melden: de review van / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Deze review melden' })
  await dialog.getByRole('radio', { name: 'Iets anders' }).check()
  await dialog.getByRole('button', { name: 'Verstuur melding' }).click()
  const more = dialog.getByLabel('Vertel er iets meer over')
  await expect(more).toHaveAccessibleDescription('Schrijf op wat er mis is.')
  await expect(more).toBeFocused()
  await more.fill('Dit gaat over een andere salon.')
  await dialog.getByRole('button', { name: 'Verstuur melding' }).click()
  await expect(dialog.getByRole('status')).toContainText('Fijn dat je het meldt')
  await expect(dialog.locator(':focus')).toContainText('Fijn dat je het meldt')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Zo controleren we reviews' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zo controleren we reviews')
}
