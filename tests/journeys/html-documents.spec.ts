import { expect, test } from '@playwright/test' // without the browser that journey-test opens
import { HtmlValidate } from 'html-validate'
import { STATIC_PAGES } from '#contract/page.ts'
import { languages } from '#messages/language.ts'
import { jsonLd } from '#web/testing/schema-org.ts'

// The server's HTML as search engines and social sites get it, without a browser.
const PAGES = [
  { path: '/search', robots: /^index/, things: ['WebSite', 'BreadcrumbList', 'ItemList'] },
  { path: '/search?city=NL05&service=nailArtist', robots: /^index/, things: ['ItemList'] },
  { path: '/search?q=zzzzzz', robots: /^noindex$/, things: [] },
  { path: '/search?city=NL362', robots: /^noindex$/, things: [] },
  { path: '/profile/salon-kersenbloesem', robots: /^index/, things: ['HealthAndBeautyBusiness'] },
  { path: '/profile/salon-kersenbloesem?step=schedule', robots: /^noindex$/, things: [] },
  ...STATIC_PAGES.map((path) => ({
    path,
    robots: /^index/,
    things: path === '/pricing' ? ['SoftwareApplication'] : [],
  })),
  { path: '/login', robots: /^noindex$/, things: [] },
  { path: '/404', robots: /^noindex$/, things: [], status: 404 },
  { path: '/403', robots: /^noindex$/, things: [], status: 403 },
]

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Differences in how React serialises HTML, ids included.
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // One of the two is hidden at every width; axe checks the visible ones (screens-are-accessible).
    'unique-landmark': 'off',
    // The suggestions of a combobox are not a select.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
})

for (const { path, robots, things, status = 200 } of PAGES) {
  for (const language of languages) {
    test(`[APP-14, LANG-06] ${path} is a valid document in ${language}`, async ({ request }) => {
      const asked = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
      const answer = await request.get(asked)
      expect(answer.status()).toBe(status)
      const html = await answer.text()

      const { results } = await htmlValidate.validateString(html)
      const faults = results.flatMap(({ messages }) => messages)
      expect(
        faults.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`),
      ).toEqual([])

      expect(html).toContain(`<html lang="${language}"`)
      expect(firstGroup(html, /<title[^>]*>(.*?)<\/title>/).length).toBeLessThanOrEqual(65)
      expect(metaOf(html, 'description').length).toBeLessThanOrEqual(160)
      expect(metaOf(html, 'robots')).toMatch(robots)
      const picture = await request.get(new URL(metaOf(html, 'og:image')).pathname)
      expect(picture.headers()['content-type']).toBe('image/png')

      const canonical = firstGroup(html, /<link rel="canonical" href="([^"]*)"/)
      if (robots.test('noindex')) expect(canonical).toBe('')
      else expect(new URL(canonical.replaceAll('&amp;', '&')).search).toContain(`lang=${language}`)
      const written = firstGroup(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s)
      const said = written ? jsonLd.parse(JSON.parse(written))['@graph'] : []
      expect(said.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(things))
      if (things.length === 0) expect(said).toEqual([])
    })
  }
}

test('every address of the sitemap is an indexable page with itself as canonical URL', async ({
  request,
}) => {
  const read = async (url: string) => {
    const xml = await (await request.get(new URL(url).pathname)).text()
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = '']) => at.replaceAll('&#38;', '&'))
  }
  const robotsTxt = await (await request.get('/robots.txt')).text()
  const maps = await read(firstGroup(robotsTxt, /^Sitemap: (.*)$/m))
  const addresses = (await Promise.all(maps.map(read))).flat()
  expect(addresses.length).toBeGreaterThan(1_000)
  expect(new Set(addresses).size).toBe(addresses.length)
  const every = Math.floor(addresses.length / 25)
  for (const address of addresses.filter((_, index) => index % every === 0)) {
    const { pathname, search } = new URL(address)
    const answer = await request.get(pathname + search, { headers: { cookie: '' } })
    expect(answer.status(), address).toBe(200)
    const html = await answer.text()
    expect(metaOf(html, 'robots'), address).toMatch(/^index/)
    const canonical = firstGroup(html, /<link rel="canonical" href="([^"]*)"/)
    expect(canonical.replaceAll('&amp;', '&')).toBe(address)
  }
})

function metaOf(html: string, name: string): string {
  return firstGroup(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
}

function firstGroup(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? ''
}
