import { expect, onTestFinished, test } from 'vitest'
import { type Browser, type BrowserResponse, formOf } from '#api/account/testing/browser.ts'
import { aSignInServer, codeOf, DEMO, startSignIn } from '#api/account/testing/sign-in-server.ts'
import { aDatabase } from '#platform/testing/database.ts'
import { aDisconnectableDatabase } from '#platform/testing/disconnectable-database.ts'

const server = await aSignInServer()
const SANNE = { username: 'sanne', password: DEMO.password }
const STEPS = ['sign-in', 'sign-up', 'verify', 'resend', 'forgot', 'reset', 'demo']

/** What a step answers to a form that a browser of ours would never send. */
async function submitTo(browser: Browser, step: string, values: Record<string, string>) {
  const { page } = await startSignIn(browser)
  const { action, hidden } = formOf(page.body)
  return browser.post(action.replace(/sign-in$/, step), { ...hidden, ...values })
}

function expectAPage({ body, header }: BrowserResponse): void {
  expect(header('content-type')).toContain('text/html')
  expect(body).toMatch(/<h1>/)
  expect(body).not.toMatch(/FST_|Error|node_modules|select |invalid byte/)
}

test('a user name that only looks like another is a different one', async () => {
  for (const username of ['ѕanne', 'sanné', 'ｓanne', 'sanne\u200b']) {
    const answer = await submitTo(server.browser(), 'sign-in', { ...SANNE, username })
    expect(answer.status).toBe(401)
    const body = { ...SANNE, username, email: 'lijkt@voorbeeld.nl', name: 'Lijkt op' }
    expect((await server.browser().call('PUT', '/prod/signup', body)).status).toBe(400)
  }
})

test('a form of ten megabytes and one of another type are refused with a page', async () => {
  const browser = server.browser()
  browser.setCookie('language', 'nl')
  const huge = await submitTo(browser, 'sign-in', { username: 'x'.repeat(10_000_000) })
  expect(huge.status).toBe(413)
  expectAPage(huge)
  expect(huge.body).toContain('Dit kwam niet goed over')
  const json = await browser.call('POST', '/identity/interaction/any/sign-in', {})
  expect(json.status).toBe(415)
  expectAPage(json)
})

test('[AUTH-07] invalid bodies at sign-up, verification and resend are refused with the reason', async () => {
  const browser = server.browser()
  const fits = {
    username: 'wim',
    password: 'zes witte tulpen',
    email: 'wim@voorbeeld.nl',
    name: 'Wim',
  }
  const calls: [number, 'PUT' | 'POST', string, unknown][] = [
    [400, 'PUT', '/prod/signup', { ...fits, name: 'W\0im' }],
    [400, 'PUT', '/prod/signup', { ...fits, name: '\u200b\u2060' }],
    [400, 'PUT', '/prod/signup', { ...fits, phoneNumber: '06\0' }],
    [400, 'PUT', '/prod/signup', { ...fits, password: 'zes\0witte tulpen' }],
    [400, 'PUT', '/prod/signup', { ...fits, password: 'x'.repeat(201) }],
    [400, 'PUT', '/prod/signup', { ...fits, name: 'x'.repeat(121) }],
    [400, 'PUT', '/prod/signup', { ...fits, email: `${'x'.repeat(250)}@x.nl` }],
    [400, 'PUT', '/prod/signup', { ...fits, username: ['wim'] }],
    [400, 'PUT', '/prod/signup', { ...fits, email: { $ne: null } }],
    [400, 'PUT', '/prod/signup', { ...fits, password: 1234567890 }],
    [400, 'PUT', '/prod/signup', []],
    [400, 'PUT', '/prod/signup', null],
    [413, 'PUT', '/prod/signup', { ...fits, name: 'x'.repeat(10_000_000) }],
    [400, 'POST', '/prod/verify/w%00im', { confirmationCode: '123456' }],
    [400, 'POST', '/prod/verify/wim', { confirmationCode: 123456 }],
    [422, 'POST', '/prod/verify/wim', { confirmationCode: '12\x256' }],
    [400, 'POST', `/prod/verify/${'x'.repeat(129)}`, { confirmationCode: '123456' }],
    [400, 'POST', '/prod/verify/resend/w%00im', {}],
    [400, 'POST', '/prod/verify/resend/wim', { username: 7 }],
    [200, 'POST', '/prod/verify/resend/%F0%9F%8C%B8', {}],
  ]
  for (const [status, method, url, body] of calls) {
    const answer = await browser.call(method, url, body)
    expect(answer.status, `${url} ${JSON.stringify(body).slice(0, 80)}`).toBe(status)
    expect(answer.json()).toMatchObject({ statusCode: status, message: expect.any(String) })
    if (status === 400) expect(answer.json().details).not.toEqual([])
  }
})

async function aSlowServer() {
  const database = await aDisconnectableDatabase(
    await aDatabase<unknown>(onTestFinished),
    onTestFinished,
  )
  const other = await aSignInServer({
    beside: database,
    cleanUp: onTestFinished,
    isRateLimited: true,
  })
  return { browser: other.browser(), database }
}

test('while the database is unreachable every page says so in the reader’s language, and works again afterwards', async () => {
  const { browser, database } = await aSlowServer()
  browser.setCookie('language', 'nl')
  const { page } = await startSignIn(browser)
  database.disconnect()
  // At once: each waits two seconds for the database.
  const expectUnavailable = async (step: string) => {
    const { action, hidden } = formOf(page.body)
    const answer = await browser.post(action.replace(/sign-in$/, step), { ...hidden, ...SANNE })
    expect(answer.status, step).toBe(503)
    expect(answer.header('retry-after')).toBe('5')
    expect(answer.body).toContain('Inloggen lukt nu even niet')
    expect(answer.body).toContain('Probeer het nog eens')
    expectAPage(answer)
  }
  await Promise.all(STEPS.map(expectUnavailable))
  database.reconnect()
  expect(codeOf(await browser.submit(page, SANNE))).toBeTruthy()
})

test('[AUTH-07] while the database is unreachable sign-up, verification and resend are unavailable, without defects', async () => {
  const { browser, database } = await aSlowServer()
  database.disconnect()
  const person = { username: 'wim', password: 'zes witte tulpen', email: 'wim@x.nl', name: 'Wim' }
  const answers = await Promise.all([
    browser.call('PUT', '/prod/signup', person),
    browser.call('POST', '/prod/verify/wim', { confirmationCode: '123456' }),
    browser.call('POST', '/prod/verify/resend/wim', {}),
  ])
  for (const answer of answers) {
    expect(answer.json()).toMatchObject({ statusCode: 503, code: 'unavailable' })
    expect(answer.header('retry-after')).toBe('5')
  }
  database.reconnect()
  expect((await browser.call('PUT', '/prod/signup', person)).status).toBe(201)
})
