import type { Page } from '@playwright/test'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'

test('[LANG-01] Dutch stays chosen, and the server renders the first page in Dutch', async ({
  page,
  context,
}) => {
  await openPage(page, '/search?city=NL05&service=nailArtist')
  await page.getByRole('link', { name: 'Nederlands, NL' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^\d+ nagelstudio’s in en rond Utrecht$/,
  )
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('nl')
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'language', value: 'nl' }),
  )
  const served = await (await page.reload())?.text()
  expect(served).toContain('<html lang="nl">')
  expect(served).toContain('nagelstudio’s in en rond Utrecht')
})

test('[LANG-01] a choice whose cookie is gone is restored from browser storage', async ({
  page,
  context,
}) => {
  await openPage(page, '/search')
  await page.getByRole('link', { name: 'Nederlands, NL' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await context.clearCookies({ name: 'language' })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
})

test('[LANG-04] content that was loaded later changes its language too', async ({ page }) => {
  await openPage(page, '/search')
  const cards = page.getByRole('article')
  await page.getByRole('button', { name: 'Show more salons' }).click()
  await expect(cards).toHaveCount(20)
  const servicesOf = (card: number) => cards.nth(card).getByRole('list').first().textContent()
  const english = (await servicesOf(14)) ?? ''
  await page.getByRole('link', { name: 'Nederlands, NL' }).click()
  await expect(cards).toHaveCount(10)
  await page.getByRole('button', { name: 'Toon meer salons' }).click()
  await expect(cards).toHaveCount(20)
  expect(await servicesOf(14)).not.toBe(english)
})

test('[LANG-03] the browser loads the messages it shows; the server has both languages', async ({
  page,
  request,
}) => {
  const words = page.waitForResponse(/\/assets\/i18n\/en\.json/)
  await openPage(page, '/search')
  expect(await (await words).json()).toMatchObject({ shell: { search: 'Search' } })
  const later = page.waitForResponse(/\/assets\/i18n\/nl\.json/)
  await page.getByRole('link', { name: 'Nederlands, NL' }).click()
  expect(await (await later).json()).toMatchObject({ shell: { search: 'Zoeken' } })
  await expect(page.getByRole('search')).toContainText('Waar')

  for (const [lang, own] of Object.entries({ en, nl })) {
    const html = await (await request.get(`/login?lang=${lang}`)).text()
    expect(html).toContain(own.session.login.text)
  }
})

test('[LANG-03] messages of a single page are loaded with that page, on every route to it', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await openPage(page, '/search')
  const fetched = fetchedMessageFiles(page)
  await page.getByRole('contentinfo').getByRole('link', { name: en.shell.ranking }).click()
  await expect(heading).toHaveText(enPages.ranking.heading)
  await page.getByRole('link', { name: 'Nederlands, NL' }).click()
  await expect(heading).toHaveText(nlPages.ranking.heading)
  expect(fetched()).toEqual(['en/ranking', 'nl', 'nl/ranking'])
  const served = await (await page.reload())?.text()
  expect(served).toContain(nlPages.ranking.lead)
  await expect(heading).toHaveText(nlPages.ranking.heading)
  await page.getByRole('link', { name: 'English, EN' }).click()
  await expect(heading).toHaveText(enPages.ranking.heading)
})

test.describe('messages that fail to load', () => {
  test.use({ expectedErrors: /status of 500|did not load/ })

  test('[LANG-03, APP-05] a page whose messages fail to load does not open, and the current page stays', async ({
    page,
    expectToast,
  }) => {
    await page.route('**/assets/i18n/en/ranking.json*', (route) => route.fulfill({ status: 500 }))
    await openPage(page, '/search')
    const shown = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('contentinfo').getByRole('link', { name: en.shell.ranking }).click()
    await expectToast(en.errors.navigationError)
    await expect(page).toHaveURL(/\/search/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown ?? '')
  })
})

test('[LANG-04, LANG-05] amounts are in the format of the language, and include VAT', async ({
  page,
}) => {
  const price = page.getByRole('article').first().getByText('€').first()
  await openPage(page, '/search')
  await expect(price).toHaveText(/€\d+\.\d\d$/)
  await expect(page.getByText('Prices include VAT.')).toBeVisible()
  await page.getByRole('link', { name: 'Nederlands, NL' }).click()
  await expect(price).toHaveText(/€\s\d+,\d\d$/)
  await expect(page.getByText('Prijzen zijn inclusief btw.')).toBeVisible()
})

test('[LANG-06] the page declares its language and its alternative', async ({ page }) => {
  await openPage(page, '/search?city=NL05&lang=nl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  const alternate = (language: string) => page.locator(`link[hreflang="${language}"]`)
  await expect(alternate('en')).toHaveAttribute('href', /\/search\?city=NL05&lang=en$/)
  await expect(alternate('nl')).toHaveAttribute('href', /\/search\?city=NL05&lang=nl$/)
  await page.goto((await alternate('en').getAttribute('href')) ?? '')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[LANG-06] pages exist in both languages', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('link', { name: 'Nederlands, NL' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/salons in en rond Amsterdam$/)
    await expect(page.getByRole('search')).toContainText('Waar')
  })
})

/** The names of the message files requested from now on. */
function fetchedMessageFiles(page: Page): () => string[] {
  const names = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/i18n\/([\w/-]+)\.json/.exec(request.url()) ?? []
    if (name) names.add(name)
  })
  return () => [...names].toSorted()
}
