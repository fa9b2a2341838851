import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limitRequests } from '#api/http/rate-limit.ts'
import { createServer } from '#api/http/server.ts'
import { en } from '#messages/en.ts'
import { nl } from '#messages/nl.ts'
import { openLog } from '#platform/log.ts'
import { registerWeb, type WebOptions } from './serve.ts'

/** A server with a build of one page, which makes three API calls. */
async function pages(requestsPerMinute = 100, overrides: Partial<WebOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bloesem-serve-'))
  for (const part of ['client', 'server'])
    mkdirSync(join(folder, 'dist', part), { recursive: true })
  writeFileSync(join(folder, 'dist/server/server.js'), A_BUILD)
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  const publicUrl = 'http://127.0.0.1:3000'
  const faults: string[] = []
  const remarks: string[] = []
  const write = (line: string) => void (/"level":50/.test(line) ? faults : remarks).push(line)
  const app = await createServer({
    log: openLog({ format: 'json', level: 'info', write }),
    publicUrl: new URL(publicUrl),
    trustProxy: false,
    newRequestId: () => 'r-1',
  })
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await app.close()
    rmSync(folder, { recursive: true })
  })
  await limitRequests(app, requestsPerMinute)
  const requests: Parameters<WebOptions['callApi']>[1][] = []
  await registerWeb(app, {
    publicUrl,
    connectOrigins: () => [],
    frameOrigins: [],
    serviceWorker: true,
    dev: false,
    callApi: async (_page, call) => {
      requests.push(call)
      return { status: 200, body: {} }
    },
    ...overrides,
  })
  const ask = (method: 'GET' | 'HEAD', url: string, headers = {}) =>
    app.inject({
      method,
      url,
      headers: { host: '127.0.0.1:3000', accept: 'text/html', ...headers },
    })
  return { ask, requests, faults, remarks }
}

/** The text of an answer that may be compressed. */
function textOf({ headers, body, rawPayload }: Awaited<ReturnType<Ask>>): string {
  if (headers['content-encoding'] === 'zstd') return zstdDecompressSync(rawPayload).toString()
  return headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload).toString() : body
}

type Ask = Awaited<ReturnType<typeof pages>>['ask']

const WORDS = `<!doctype html><p>${'Eén uur, € 42,50 – tot gauw. '.repeat(100)}</p>`
const A_BUILD = `export const webServer = {
  render: async ({ url }, { callApi, ...scope }) => {
    if (url.endsWith('/broken')) throw new Error('no page')
    if (url.endsWith('/own')) scope.logInfo('a session has run out')
    if (url.includes('/scope')) return { status: 200, headers: new Headers(), text: JSON.stringify(scope) }
    if (url.endsWith('/unavailable')) return { status: 503, headers: new Headers(), text: 'try again' }
    if (url.endsWith('/away')) return { status: 302, headers: new Headers({ location: '/404' }), text: '' }
    for (const path of ['/a', '/b', '/c']) await callApi({ method: 'GET', path, params: {}, query: {} })
    return { status: 200, headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }), text: ${JSON.stringify(WORDS)} + (url.includes('/ranking') ? scope.nonce : '') }
  },
  messages: (name) => (name === 'en' ? { body: '{}', version: 'v2' } : undefined),
}`

test('a page is complete with and without compression; HEAD has its length; a redirect has no body', async () => {
  const { ask } = await pages()
  const plain = await ask('GET', '/search')
  expect(plain.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(plain.body).toBe(WORDS)
  const packed = await ask('GET', '/search', { 'accept-encoding': 'zstd' })
  expect(packed.headers['content-encoding']).toBe('zstd')
  expect(zstdDecompressSync(packed.rawPayload).toString()).toBe(WORDS)
  const head = await ask('HEAD', '/search')
  expect(head.body).toBe('')
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(WORDS)))
  const away = await ask('GET', '/away')
  expect(away).toMatchObject({ statusCode: 302, body: '', headers: { location: '/404' } })
})

test('[SCALE-22] a page that is unavailable says when to try again', async () => {
  const { ask } = await pages()
  expect(await ask('GET', '/unavailable')).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '5' },
  })
  expect((await ask('GET', '/search')).headers['retry-after']).toBeUndefined()
})

test('a page counts as one request, whatever it calls; one too many gets an error page', async () => {
  const { ask, requests, faults } = await pages(2)
  expect((await ask('GET', '/search')).statusCode).toBe(200)
  expect((await ask('GET', '/search')).statusCode).toBe(200)
  expect(requests).toHaveLength(6)
  const refused = await ask('GET', '/search', { cookie: 'language=nl' })
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['content-type']).toContain('text/html')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body).toContain('Dat ging wat snel. Wacht even en probeer het opnieuw.')
  expect((await ask('GET', '/search?lang=nl')).body).toContain('Dat ging wat snel.')
  expect(requests).toHaveLength(6)
  expect(faults).toEqual([])
})

test('[LANG-01] calls during rendering are in the page’s language, whatever was chosen before', async () => {
  const { ask, requests } = await pages()
  await ask('GET', '/search?lang=nl', { cookie: 'language=en' })
  await ask('GET', '/search', { cookie: 'language=nl' })
  await ask('GET', '/search')
  const languages = requests.filter((_, index) => index % 3 === 0).map(({ language }) => language)
  expect(languages).toEqual(['nl', 'nl', 'en'])
})

test('a page gets its URL, its user and its tile service, and on a demo that it is one', async () => {
  const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'tiles' }
  const demo = await pages(100, { isPublicDemo: true, mapTiles })
  const answer = await demo.ask('GET', '/scope?lang=nl', { cookie: 'language=en' })
  const { nonce, ...scope } = JSON.parse(answer.body)
  expect(scope).toEqual({
    language: 'nl',
    requestedLanguage: 'nl',
    origin: 'http://127.0.0.1:3000',
    mapTiles,
    isPublicDemo: true,
    cookies: 'language=en',
  })
  expect(answer.headers['content-security-policy']).toContain(nonce)
  expect(answer.headers['set-cookie']).toContain('language=nl')
  expect((await demo.ask('GET', '/broken')).body).toContain(`<p>${en.shell.demo.text}</p>`)

  const market = await pages()
  const plain = await market.ask('GET', '/scope')
  expect(JSON.parse(plain.body)).not.toHaveProperty('isPublicDemo')
  expect([plain.headers['set-cookie'], plain.headers.vary]).toEqual([undefined, 'Cookie'])
  expect(JSON.parse(plain.body).nonce).not.toBe(nonce)
})

test('[SCALE-40] [SCALE-44] visitors without a session share a page, each with a nonce of their own', async () => {
  const { ask, requests } = await pages(100, { readVersion: async () => 'v1' })
  const [zstd, gzip] = [{ 'accept-encoding': 'br, zstd' }, { 'accept-encoding': 'gzip, zstd;q=0' }]
  const answers = [
    await ask('GET', '/ranking'),
    await ask('GET', '/ranking'),
    await ask('GET', '/ranking', zstd),
    await ask('GET', '/ranking', zstd),
    await ask('GET', '/ranking', gzip),
  ]
  expect(requests).toHaveLength(3)
  const nonces = answers.map(
    ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
  )
  expect(new Set(nonces).size).toBe(answers.length)
  expect(answers.map(textOf)).toEqual(nonces.map((nonce) => `${WORDS}${nonce}`))
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    undefined,
    'zstd',
    'zstd',
    'gzip',
  ])
  expect(new Set(answers.map(({ headers }) => headers.vary))).toEqual(
    new Set(['Cookie, accept-encoding']),
  )
  await ask('GET', '/ranking', { cookie: 'is_authenticated=true' })
  await ask('GET', '/ranking?lang=nl')
  expect(requests).toHaveLength(9)
})

test('[SCALE-42] a page of which a part could not be loaded is not kept', async () => {
  let status = 503
  let calls = 0
  const { ask } = await pages(100, {
    readVersion: async () => 'v1',
    callApi: async () => {
      calls += 1
      return { status, body: {} }
    },
  })
  await ask('GET', '/search')
  status = 200
  await ask('GET', '/search')
  await ask('GET', '/search')
  expect(calls).toBe(6)
})

test('[APP-17] a page that fails to render has a text and a link, and the error is logged', async () => {
  const { ask, faults } = await pages()
  const broken = await ask('GET', '/broken', { cookie: 'language=nl' })
  expect([broken.statusCode, broken.headers['content-type']]).toEqual([
    500,
    'text/html; charset=utf-8',
  ])
  expect(broken.body).toContain(`<html lang="nl"><title>${nl.errors.unexpected.title}</title><h1>`)
  expect(broken.body).toContain(`<a href="/">${nl.errors.unexpected.home}</a>`)
  expect(faults.join()).toContain('no page')
  const picture = await ask('GET', '/gone.png', { accept: 'image/png' })
  expect([picture.statusCode, picture.body.includes('<')]).toEqual([404, false])
})

test('[AUTH-13] a page’s warning about its session is logged, and the page is served', async () => {
  const { ask, faults, remarks } = await pages()
  expect((await ask('GET', '/own')).body).toBe(WORDS)
  expect(remarks.join()).toContain('a session has run out')
  expect(faults).toEqual([])
})

test('[LANG-03] messages of the current version are cached, those with another version or none are revalidated', async () => {
  const { ask } = await pages()
  const cacheOf = async (url: string) => (await ask('GET', url)).headers['cache-control']
  expect(await cacheOf('/assets/i18n/en.json?v=v2')).toBe('public, max-age=31536000, immutable')
  expect(await cacheOf('/assets/i18n/en.json?v=v1')).toBe('no-cache')
  expect(await cacheOf('/assets/i18n/en.json')).toBe('no-cache')
  expect((await ask('GET', '/assets/i18n/de.json?v=v2')).statusCode).toBe(404)
})
