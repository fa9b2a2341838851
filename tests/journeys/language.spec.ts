import type { Page } from '@playwright/test'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'

test('[LANG-01, LANG-03, LANG-04, LANG-05, LANG-06] a chosen language stays, with its messages, amounts and content', async ({
  page,
  context,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const html = page.locator('html')
  const toDutch = () => page.getByRole('link', { name: 'Nederlands, NL' }).click()

  await test.step('messages of a single page are loaded with that page, on every route to it', async () => {
    const english = page.waitForResponse(/\/assets\/i18n\/en\.json/)
    await openPage(page, '/search')
    expect(await (await english).json()).toMatchObject({ shell: { search: 'Search' } })
    const fetched = fetchedMessageFiles(page)
    await page.getByRole('contentinfo').getByRole('link', { name: en.shell.ranking }).click()
    await expect(heading).toHaveText(enPages.ranking.heading)
    const dutch = page.waitForResponse(/\/assets\/i18n\/nl\.json/)
    await toDutch()
    expect(await (await dutch).json()).toMatchObject({ shell: { search: 'Zoeken' } })
    await expect(heading).toHaveText(nlPages.ranking.heading)
    expect(fetched()).toEqual(['en/ranking', 'nl', 'nl/ranking'])
  })
  await test.step('Dutch stays chosen, and the server renders the first page in Dutch', async () => {
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('nl')
    expect(await context.cookies()).toContainEqual(
      expect.objectContaining({ name: 'language', value: 'nl' }),
    )
    const served = await (await page.reload())?.text()
    expect(served).toContain('<html lang="nl">')
    expect(served).toContain(nlPages.ranking.lead)
    await expect(heading).toHaveText(nlPages.ranking.heading)
    const search = await page.request.get('/search?city=NL05&service=nailArtist')
    expect(await search.text()).toContain('nagelstudio’s in en rond Utrecht')
    await page.getByRole('link', { name: 'English, EN' }).click()
    await expect(heading).toHaveText(enPages.ranking.heading)
  })
  await test.step('amounts and content that was loaded later change their language too', async () => {
    const cards = page.getByRole('article')
    const price = cards.first().getByText('€').first()
    const servicesOf = (card: number) => cards.nth(card).getByRole('list').first().textContent()
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
    await expect(price).toHaveText(/€\d+\.\d\d$/)
    await expect(page.getByText('Prices include VAT.')).toBeVisible()
    await page.getByRole('button', { name: 'Show more salons' }).click()
    await expect(cards).toHaveCount(20)
    const english = (await servicesOf(14)) ?? ''
    await toDutch()
    await expect(cards).toHaveCount(10)
    await expect(heading).toHaveText(/^\d+ salons in en rond Amsterdam$/)
    await expect(page.getByRole('search')).toContainText('Waar')
    await expect(price).toHaveText(/€\s\d+,\d\d$/)
    await expect(page.getByText('Prijzen zijn inclusief btw.')).toBeVisible()
    await page.getByRole('button', { name: 'Toon meer salons' }).click()
    await expect(cards).toHaveCount(20)
    expect(await servicesOf(14)).not.toBe(english)
  })
  await test.step('a choice whose cookie is gone is restored from browser storage', async () => {
    await context.clearCookies({ name: 'language' })
    await page.reload()
    await expect(html).toHaveAttribute('lang', 'nl')
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /[?&]lang=en$/)
    await expect(page.locator('link[hreflang="nl"]')).toHaveAttribute('href', /[?&]lang=nl$/)
  })
})

test('[LANG-03, LANG-06] without scripts every page exists in both languages, and declares its own and its alternative', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text()
  for (const [lang, own] of Object.entries({ en, nl })) {
    expect(await read(`/login?lang=${lang}`)).toContain(own.session.login.text)
  }

  const dutch = await read('/search?city=NL05&lang=nl')
  expect(dutch).toContain('<html lang="nl">')
  const alternate = (language: string) =>
    dutch.match(new RegExp(`<link [^>]*href[Ll]ang="${language}"[^>]*>`))?.[0] ?? ''
  expect(alternate('nl')).toMatch(/ href="[^"]*\/search\?city=NL05&amp;lang=nl"/)
  expect(alternate('en')).toMatch(/ href="[^"]*\/search\?city=NL05&amp;lang=en"/)
  const english = await read(hrefOf(alternate('en')))
  expect(english).toContain('<html lang="en">')

  const [link = ''] =
    (await read('/search')).match(/<a [^>]*aria-label="Nederlands, NL"[^>]*>/) ?? []
  const chosen = await read(hrefOf(link))
  expect(chosen).toMatch(/<h1[^>]*>\d+ salons in en rond Amsterdam<\/h1>/)
  expect(chosen).toMatch(/<(search|form)[^>]*>.*Waar.*<\/\1>/s)
})

/** The address of a link of the HTML. */
function hrefOf(tag: string): string {
  const [, href = ''] = / href="([^"]+)"/.exec(tag) ?? []
  return href.replaceAll('&amp;', '&')
}

/** The names of the message files requested from now on. */
function fetchedMessageFiles(page: Page): () => string[] {
  const names = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/i18n\/([\w/-]+)\.json/.exec(request.url()) ?? []
    if (name) names.add(name)
  })
  return () => [...names].toSorted()
}
