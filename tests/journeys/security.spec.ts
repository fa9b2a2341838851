import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Page, test as testWithoutBrowser } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'

const KINDS: Record<string, string> = {
  'a public page': '/search',
  "a person's page": '/bookings',
  'a redirect': '/nowhere',
  'a file': '/favicon.svg',
  'a drawing': '/art/portraits/lotte.svg',
  messages: '/assets/i18n/nl.json',
  'the sign-in': '/identity/auth',
  'the description of the API': '/docs',
  data: '/public/cities/NL',
}

for (const [kind, path] of Object.entries(KINDS)) {
  testWithoutBrowser(
    `${kind} carries the security headers, without unsafe sources`,
    async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 })
      const headers = answer.headers()
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
      })
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]* (https?:|\*|data:)/)
    },
  )
}

testWithoutBrowser('a page is not cached, and its nonce is used once', async ({ request }) => {
  const nonces = new Set<string | undefined>()
  for (let time = 0; time < 3; time++) {
    const headers = (await request.get('/search')).headers()
    expect(headers['cache-control']).toMatch(/private|no-store/)
    nonces.add(/'nonce-([^']{20,})'/.exec(headers['content-security-policy'] ?? '')?.[1])
  }
  expect(nonces.size).toBe(3)
  expect(nonces).not.toContain(undefined)
})

for (const path of ['/search', '/profile/studio-bloesem', '/bookings', '/login']) {
  test(`${path} works under its policy, which blocks foreign scripts and styles`, async ({
    page,
  }) => {
    const violations = await watchCspViolations(page)
    await openPage(page, path)
    expect(await violations()).toEqual([])
    expect(await page.evaluate(runInjectedScript)).toBe(false)
    expect(await violations()).toContain('script-src-attr')
  })
}

test('/docs describes the operations and tries one under its policy', async ({ page }) => {
  test.slow() // Swagger UI reads a description of a megabyte, twice
  const violations = await watchCspViolations(page)
  await page.goto('/docs')
  await page.locator('#operations-tag-healthz').click()
  const health = page.locator('#operations-healthz-getHealth')
  await health.locator('.opblock-summary-control').click()
  await health.locator('.execute').click()
  await expect(health.locator('.live-responses-table .response-col_status').last()).toHaveText(
    '200',
  )
  expect(await violations()).toEqual([])
})

test.use({
  expectedErrors: /violates the following Content Security Policy|status of 40[13]/,
})

// Raw bytes, because any HTTP client would normalise these paths.
const INJECTIONS = [
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..\\..\\package.json',
  '/.git/config',
  '/.env',
  '/package.json',
  '/server/server.js',
  '/src/main.ts',
  '/assets/%00',
  '/%00',
  '/search%00',
  '/art/%2e%2e/x.svg',
  '/art/%00.svg',
  '/assets/i18n/../../package.json',
  '/%ff',
  '/%',
  '/%zz',
  '/.//evil.example/',
  '/x/..//evil.example/',
  '//evil.example/x',
  '/\\evil.example/x',
  'http://evil.example/x',
  '/profile/%00',
  '/metrics',
  `/profile/${'a'.repeat(3_000)}`,
  '/demo/mail/%00',
  '/search?lang=nl&lang=en',
  '/search?q=%00',
  '/identity/interaction/%00',
  '/auth/callback?code=%00&state=%00',
  '/search/?a=//evil.example',
  '/login?return=//evil.example',
  '/_serverFn/x',
  '/search?__proto__=1',
  '/search?location=%',
]

for (const path of INJECTIONS) {
  testWithoutBrowser(
    `${path.slice(0, 50)} opens nothing, redirects nowhere and breaks nothing`,
    async ({ baseURL }) => {
      const { host, hostname, port } = new URL(baseURL ?? '')
      const socket = connect(Number(port), hostname)
      socket.setTimeout(20_000, () => socket.destroy(new Error('no answer')))
      const request = `GET ${path} HTTP/1.0\r\nHost: ${host}\r\nAccept: text/html\r\n\r\n`
      socket.write(request)
      const answer = await text(socket)
      expect(Number(answer.split(' ')[1])).toBeLessThan(500)
      expect(answer).not.toMatch(/"dependencies"|\[core\]|root:x:0/)
      const [, location] = /^location: (.*)\r$/im.exec(answer) ?? []
      if (location) expect(new URL(location, baseURL).host).toBe(host)
    },
  )
}

/** Returns the directives of the policy that the page has violated so far. */
async function watchCspViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const broken: string[] = []
    Object.assign(globalThis, { brokenDirectives: broken })
    document.addEventListener('securitypolicyviolation', (event) => {
      broken.push(event.effectiveDirective)
    })
  })
  return () =>
    page.evaluate(() => (globalThis as never as { brokenDirectives: string[] }).brokenDirectives)
}

/** Inserts markup with a script handler. @returns whether it ran */
async function runInjectedScript(): Promise<boolean> {
  const holder = document.createElement('div')
  holder.innerHTML = '<img src="x:" onerror="globalThis.smuggled = true">'
  // This listener runs after the attribute's handler.
  const failed = new Promise((resolve) => {
    holder.querySelector('img')?.addEventListener('error', resolve)
  })
  document.body.append(holder)
  await failed
  return 'smuggled' in globalThis
}

test('the browser knows every feature in the permissions policy', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (/permissions.policy/i.test(message.text())) warnings.push(message.text())
  })
  await openPage(page, '/search')
  expect(warnings).toEqual([])
})
