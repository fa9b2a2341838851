import { expect, test } from 'vitest'
import { PRIVATE_PATHS, PROVIDER_PAGES } from '#contract/page.ts'
import { aCatalogItem, aPromotion, aProvider } from '#demo/builders.ts'
import { anApi } from '../testing/api.ts'
import { PROVIDERS_PER_SITEMAP } from './list-pages.ts'
import { ADDRESSES_PER_PAGE } from './sitemap-xml.ts'
import { countProviders, findProviders } from './store.ts'

const ORIGIN = 'http://127.0.0.1:3000'
const api = await anApi()
const { database } = api

const ask = (url: string) => api.app.inject({ url, headers: { host: new URL(ORIGIN).host } })

async function read(url: string): Promise<string> {
  const answer = await ask(url)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  return answer.body
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

async function changeOf(userName: string): Promise<string | undefined> {
  const xml = await read('/sitemap-salons-1.xml')
  return new RegExp(`/profile/${userName}</loc><lastmod>(.*?)</lastmod>`).exec(xml)?.[1]
}

test('robots.txt names the sitemap with the public URL, and excludes personal pages', async () => {
  const { body, headers } = await ask('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = body.split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain('Disallow: /bookings')
  expect(lines.filter((line) => line.startsWith('Disallow'))).toHaveLength(PRIVATE_PATHS.length)
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})

test('the index has the searches and the lists of providers', async () => {
  await aProvider(database)
  expect(addressesIn(await read('/sitemap.xml'))).toEqual([
    `${ORIGIN}/sitemap-searches.xml`,
    `${ORIGIN}/sitemap-salons-1.xml`,
  ])
  for (const nowhere of ['salons-0', 'salons-2', 'salons-1e1', 'salons-']) {
    expect((await ask(`/sitemap-${nowhere}.xml`)).statusCode, nowhere).toBe(404)
  }
  expect(PROVIDERS_PER_SITEMAP * PROVIDER_PAGES.length * ADDRESSES_PER_PAGE).toBeLessThanOrEqual(
    50_000,
  )
})

test('[LANG-06] a provider is listed in every language, each with its alternatives', async () => {
  const { userName } = await aProvider(database)
  const xml = await read('/sitemap-salons-1.xml')
  const own = `${ORIGIN}/profile/${userName}`
  expect(addressesIn(xml)).toEqual(
    expect.arrayContaining([own, `${own}?lang=en`, `${own}?lang=nl`]),
  )
  const entry = xml.split('\n').find((line) => line.includes(`<loc>${own}?lang=nl</loc>`))
  for (const [language, href] of [
    ['x-default', own],
    ['en', `${own}?lang=en`],
    ['nl', `${own}?lang=nl`],
  ]) {
    expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
  }
})

test('a hidden provider is in no sitemap', async () => {
  const { userName } = await aProvider(database, { active: false, cityCode: 'NL08' })
  expect(await read('/sitemap-salons-1.xml')).not.toContain(userName)
  expect(await read('/sitemap-searches.xml')).not.toContain('NL08')
})

test('the providers of successive sitemaps continue by name, without hidden ones', async () => {
  await database.pool.query('truncate providers cascade')
  for (const userName of ['zilver', 'amber', 'maan']) await aProvider(database, { userName })
  await aProvider(database, { userName: 'dicht', active: false })
  expect(await countProviders(database.query)).toBe(3)
  const namesFrom = async (offset: number) =>
    (await findProviders(database.query, { limit: 2, offset })).map(({ userName }) => userName)
  expect([await namesFrom(0), await namesFrom(2)]).toEqual([['amber', 'maan'], ['zilver']])
})

test('a provider in another country adds no search', async () => {
  const { id } = await aProvider(database, { cityCode: 'NL09' })
  expect(await read('/sitemap-searches.xml')).toContain('NL09')
  await database.pool.query("update providers set country_code = 'BE' where id = $1", [id])
  expect(await read('/sitemap-searches.xml')).not.toContain('NL09')
})

test('a search is listed by place and treatment if it finds a provider to visit', async () => {
  const salon = await aProvider(database, { cityCode: 'NL05' })
  await aCatalogItem(database, salon, { category: 'nailArtist' })
  const atHome = { serviceAvailability: 'DOORSTEP', cityCode: 'NL06' } as const
  await aCatalogItem(database, await aProvider(database, atHome), { category: 'waxing' })
  await aProvider(database, { cityCode: 'NL05' }) // has no treatments yet
  const addresses = addressesIn(await read('/sitemap-searches.xml'))
  expect(addresses).toContain(`${ORIGIN}/search?city=NL05`)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toContain(`${ORIGIN}/search?city=NL05&#38;service=nailArtist`)
  expect(addresses).toContain(`${ORIGIN}/search?city=NL05&#38;service=nailArtist&#38;lang=nl`)
  expect(addresses.join()).not.toMatch(/city=NL05&#38;service=waxing|NL06/)
})

test('the date of a provider changes with its catalog, hours, promotions and texts', async () => {
  const salon = await aProvider(database)
  const changes: (() => Promise<unknown>)[] = [
    () => aCatalogItem(database, salon),
    () => aPromotion(database, salon),
    () => database.pool.query('delete from working_hours where provider_id = $1', [salon.id]),
    () => database.pool.query("update providers set intro_nl = 'Nieuw.' where id = $1", [salon.id]),
  ]
  for (const change of changes) {
    const before = Date.now()
    await change()
    const changedAt = Date.parse((await changeOf(salon.userName)) ?? '')
    expect(changedAt, String(change)).toBeGreaterThanOrEqual(before)
  }
})
