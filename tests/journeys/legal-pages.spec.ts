import { cookies as english } from '#messages/legal/en/cookies.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'
import { addTreatment } from './wizard.ts'

test.describe('in Dutch', () => {
  test.use({ language: 'nl' })

  test('@phone [PAGE-02] the terms for providers open from the footer, and at an article', async ({
    page,
  }) => {
    await openPage(page, '/privacy')
    await page.getByRole('link', { name: 'Voorwaarden voor salons' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voorwaarden voor salons')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(13 + 4)
    await page.getByText('13 artikelen').click()
    await page.getByRole('link', { name: '9. Abonnement en betalen' }).click()
    await expect(page.getByRole('heading', { name: 'Abonnement en betalen' })).toBeInViewport()
  })
})

test('[PAGE-01, PAGE-03] a text changes its language in place, and both addresses of the terms have one text', async ({
  page,
}) => {
  await openPage(page, '/terms-conditions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
  await page.getByRole('link', { name: 'Nederlands, NL' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voorwaarden')
  await expect(page.getByText('De overeenkomst over een behandeling')).toBeVisible()
  await page.goto('/privacy')
  await expect(page.getByText('Autoriteit Persoonsgegevens')).toBeVisible()
})

test('[PAGE-03] the cookies page lists everything that a signed-in visit with a cart stores in a browser', async ({
  page,
  context,
}) => {
  await ensureSignedIn(page, 'noor')
  await openPage(page, '/profile/salon-kersenbloesem')
  await addTreatment(page)
  const listed = english.articles.flatMap(({ table }) => table?.rows.map(([name]) => name) ?? [])
  const isListed = (name: string) =>
    listed.some(
      (each) => each === name || (each?.endsWith('…') && name.startsWith(each.slice(0, -1))),
    )
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect(cookies).toContain('access_token')
  // A signed cookie has a second cookie with its signature, which the page mentions.
  expect(JSON.stringify(english)).toContain('.sig')
  const unlisted = cookies
    .map((name) => name.replace(/\.sig$/, ''))
    .filter((name) => !isListed(name))
  expect(unlisted).toEqual([])
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  expect(stored.length).toBeGreaterThan(0)
  expect(stored.filter((name) => !isListed(name))).toEqual([])
})
