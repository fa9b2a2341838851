import { decodeJwt } from 'jose'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Browser, BrowserResponse } from '#api/account/testing/browser.ts'
import {
  aSignInServer,
  codeOf,
  DEMO,
  exchange,
  PUBLIC_URL,
  startSignIn,
  type Tokens,
} from '#api/account/testing/sign-in-server.ts'
import { anIssuer } from '../testing/an-issuer.ts'
import { setUpAuthenticator } from '../testing/second-factor.ts'

const NAME = 'Elsewhere'
const CLIENT = { client_id: 'bloesem-here', client_secret: 'a secret of the social client' }
const people = {
  Lotte: {
    sub: 'lotte-elsewhere',
    name: 'Lotte Smit',
    email: 'Lotte@Voorbeeld.nl',
    email_verified: true,
  },
  Sanne: { sub: 'sanne-elsewhere', email: 'sanne@voorbeeld.nl', email_verified: true },
  Daan: { sub: 'daan-elsewhere', email: 'daan@voorbeeld.nl', email_verified: false },
  Noor: { sub: 'noor-elsewhere' },
  Mila: {
    sub: 'mila-elsewhere',
    email: 'mila@voorbeeld.nl',
    email_verified: true,
    name: 'Mila Bos',
  },
}
const upstream = await anIssuer({
  client: { ...CLIENT, redirectUris: [`${PUBLIC_URL}/identity/social/callback`] },
  people,
})
afterAll(() => upstream.close())
const server = await aSignInServer({ social: socialOption() })

beforeEach(() => upstream.behave('well'))

test('[AUTH-03] the sign-in and the sign-up have a link to the social option', async () => {
  for (const prompt of ['login', 'create']) {
    const { page } = await startSignIn(server.browser(), { prompt })
    expect(page.body).toMatch(
      /<a class="button second" href="[^"]+\/social">Continue with Elsewhere</,
    )
  }
})

test('without configuration there is no social option', async () => {
  const plain = await aSignInServer({ beside: server.database, cleanUp: onTestFinished })
  const browser = plain.browser()
  const { page } = await startSignIn(browser)
  expect(page.body).not.toContain('/social')
  expect((await browser.get(`${page.url}/social`)).status).toBe(404)
  expect((await browser.get('/identity/social/callback')).status).toBe(404)
})

test('[AUTH-03] a new user is signed in after one visit upstream, and is then known by issuer and subject', async () => {
  const first = await tokensBySocial(server.browser(), 'Lotte')
  expect(decodeJwt(first.id_token)).toMatchObject({
    name: 'Lotte Smit',
    email: 'lotte@voorbeeld.nl',
    preferred_username: expect.stringMatching(/^lotte-smit-\d{4}$/),
    'custom:role': 'customer',
  })
  const again = await tokensBySocial(server.browser(), 'Lotte')
  expect(decodeJwt(again.id_token).sub).toBe(decodeJwt(first.id_token).sub)
})

test('the upstream request has state, nonce and a code challenge, and no secret', async () => {
  const { sent } = await sendUpstream(server.browser())
  const question = new URL(sent).searchParams
  expect(Object.fromEntries(question)).toMatchObject({
    client_id: 'bloesem-here',
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
    redirect_uri: `${PUBLIC_URL}/identity/social/callback`,
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/),
  })
  expect(sent).not.toContain('secret')
})

test('a browser that used the social option before is redirected without a page', async () => {
  const { page } = await startSignIn(server.browser(), { extra: { identity_provider: NAME } })
  expect(page.location).toContain(`${upstream.url}/auth?`)
})

test('an address that is unverified or missing upstream is refused with a message', async () => {
  for (const who of ['Daan', 'Noor'] as const) {
    const page = await signInBySocial(server.browser(), who)
    expect(page.status).toBe(403)
    expect(page.body).toContain('Elsewhere has not confirmed your email address')
    expect(page.body).toContain('name="password"')
  }
})

test('an address with an account needs its password once', async () => {
  const browser = server.browser()
  const page = await signInBySocial(browser, 'Sanne')
  expect(page.location).toBeUndefined()
  expect(page.body).toContain('You already have an account with sanne@voorbeeld.nl')
  expect(page.body).toMatch(/name="username"[^>]*value="sanne@voorbeeld.nl"/)
  const wrong = await browser.submit(page, { username: 'sanne', password: 'not the password' })
  expect(wrong.status).toBe(401)
  expect(wrong.body).toContain('You already have an account')
  expect((await signInBySocial(server.browser(), 'Sanne')).location).toBeUndefined()

  const back = await browser.submit(wrong, { username: 'sanne', password: DEMO.password })
  expect(codeOf(back)).toBeTruthy()
  const linked = await tokensBySocial(server.browser(), 'Sanne')
  expect(decodeJwt(linked.id_token).sub).toBe('subject-of-sanne')
})

test('[WORK-117] an account with a second factor asks for it after the social option, and is linked only then', async () => {
  const clean = await anotherHouse()
  const owner = clean.browser()
  const { page: signIn } = await startSignIn(owner)
  await owner.submit(signIn, { username: 'sanne', password: DEMO.password })
  const { recoveryCodes } = await setUpAuthenticator(clean, owner, Date.now())
  const browser = clean.browser()
  const page = await signInBySocial(browser, 'Sanne')
  const asked = await browser.submit(page, { username: 'sanne', password: DEMO.password })
  expect(asked.url).toMatch(/\/factor$/)
  const [known = '', next = ''] = recoveryCodes
  const stranger = await signInBySocial(clean.browser(), 'Sanne')
  expect(stranger.body).toContain('You already have an account')
  const recovery = await browser.get(asked.url.replace('/factor', '/recovery'))
  expect(codeOf(await browser.submit(recovery, { code: known }))).toBeTruthy()

  const linked = clean.browser()
  const { url } = await signInBySocial(linked, 'Sanne')
  expect(url).toMatch(/\/factor$/)
  const form = await linked.get(url.replace('/factor', '/recovery'))
  expect(codeOf(await linked.submit(form, { code: next }))).toBeTruthy()
})

test('a reset by mail replaces the password, within the same sign-in', async () => {
  const clean = await anotherHouse()
  const browser = clean.browser()
  const page = await signInBySocial(browser, 'Sanne')
  const [link] = /\/identity\/interaction\/[\w-]+\/forgot/.exec(page.body) ?? []
  const asked = await browser.get(link ?? '')
  expect(asked.body).toMatch(/name="username"[^>]*value="sanne@voorbeeld.nl"/)
  const codePage = await browser.submit(asked, { username: 'sanne@voorbeeld.nl' })
  const code = await clean.codeFor('sanne@voorbeeld.nl')
  expect(
    codeOf(await browser.submit(codePage, { code, password: 'zes witte tulpen' })),
  ).toBeTruthy()
  expect(codeOf(await signInBySocial(clean.browser(), 'Sanne'))).toBeTruthy()
})

test('the password of another account does not link the identity', async () => {
  const clean = await anotherHouse()
  const browser = clean.browser()
  const page = await signInBySocial(browser, 'Sanne')
  const back = await browser.submit(page, { username: 'daan', password: DEMO.password })
  expect(codeOf(back)).toBeTruthy()
  expect((await signInBySocial(clean.browser(), 'Sanne')).location).toBeUndefined()
})

test('an unconfirmed sign-up with the address is replaced, with its password', async () => {
  const stranger = { username: 'mila-too', password: 'laid out by a stranger' }
  await server
    .browser()
    .call('PUT', '/prod/signup', { ...stranger, email: 'mila@voorbeeld.nl', name: 'Somebody else' })
  const code = await server.codeFor('mila@voorbeeld.nl')
  const tokens = await tokensBySocial(server.browser(), 'Mila')
  expect(decodeJwt(tokens.id_token)).toMatchObject({ name: 'Mila Bos', email: 'mila@voorbeeld.nl' })
  // Before the code is tried, which would remove the sign-up by itself.
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  expect((await browser.submit(page, stranger)).status).toBe(401)
  const verify = await server
    .browser()
    .call('POST', '/prod/verify/mila-too', { confirmationCode: code })
  expect(verify.status).toBe(422)
})

test('two simultaneous upstream sign-ins of one user create one account', async () => {
  const clean = await anotherHouse()
  const both = await Promise.all(
    [clean.browser(), clean.browser()].map((browser) => tokensBySocial(browser, 'Lotte')),
  )
  expect(new Set(both.map(({ id_token }) => decodeJwt(id_token).sub)).size).toBe(1)
})

test('cancelling upstream returns to the sign-in with a message', async () => {
  const browser = server.browser()
  const { sent } = await sendUpstream(browser)
  const page = await browser.get(await elsewhere(sent, 'nobody'))
  expect(page.status).toBe(200)
  expect(page.body).toContain('You stopped at Elsewhere')
  expect(page.body).toContain('/social">Continue with Elsewhere')
  expect(
    codeOf(await browser.submit(page, { username: 'sanne', password: DEMO.password })),
  ).toBeTruthy()
})

test('a failing upstream issuer is reported, before the redirect and on return', async () => {
  const late = await anotherHouse()
  const browser = late.browser()
  const { page } = await startSignIn(browser)
  upstream.behave('away')
  const refused = await browser.get(socialLinkOf(page))
  expect(refused.status).toBe(503)
  expect(refused.body).toContain('Elsewhere does not answer right now')
  upstream.behave('well')
  const { sent } = await sendUpstream(browser)
  const back = await elsewhere(sent, 'Lotte')
  upstream.behave('away')
  const stuck = await browser.get(back)
  expect(stuck.status).toBe(503)
  expect(stuck.body).toContain('Elsewhere does not answer right now')
  upstream.behave('well')
  expect(codeOf(await signInBySocial(browser, 'Lotte'))).toBeTruthy()
})

test('an upstream issuer that does not answer times out', async () => {
  const late = await anotherHouse({ timeoutSeconds: 0.2 })
  const browser = late.browser()
  const { page } = await startSignIn(browser)
  upstream.behave('silent')
  const refused = await browser.get(socialLinkOf(page))
  expect(refused.status).toBe(503)
  expect(refused.body).toContain('does not answer right now')
})

test.each<[string, (url: URL) => void]>([
  [
    'another state',
    (url) => url.searchParams.set('state', `${url.searchParams.get('state')?.slice(0, -1)}x`),
  ],
  ['another issuer', (url) => url.searchParams.set('iss', 'https://evil.example')],
  ['no issuer', (url) => url.searchParams.delete('iss')],
  ['another code', (url) => url.searchParams.set('code', 'made-up')],
  ['no code', (url) => url.searchParams.delete('code')],
])('an upstream response with %s is refused', async (_what, change) => {
  const browser = server.browser()
  const { sent } = await sendUpstream(browser)
  const back = new URL(await elsewhere(sent, 'Lotte'), PUBLIC_URL)
  change(back)
  const page = await browser.get(`${back.pathname}${back.search}`)
  expect(page.location).toBeUndefined()
  expect(page.status).toBe(400)
  expect(page.body).toContain('Signing in with Elsewhere did not work')
})

test('an upstream response is accepted once, in the browser that requested it', async () => {
  const browser = server.browser()
  const { sent } = await sendUpstream(browser)
  const back = await elsewhere(sent, 'Lotte')
  const victim = server.browser()
  await sendUpstream(victim)
  const elsewherePage = await victim.get(back)
  expect(elsewherePage.location).toBeUndefined()
  expect(elsewherePage.body).toContain('This sign-in has run out')
  expect(codeOf(await browser.get(back))).toBeTruthy()
  // Back to where it began, without a code.
  expect((await browser.get(back)).location).toBe('/auth/callback')
})

test.each(['', '?state=', '?state=x', '?state=../../evil.abc&code=1', '?state=a&state=b'])(
  'a callback like %j redirects nowhere',
  async (query) => {
    const answer = await server.browser().get(`/identity/social/callback${query}`)
    expect(answer.status).toBe(400)
    expect(answer.body).toContain('Signing in does not work like this')
  },
)

function anotherHouse(more: { timeoutSeconds?: number } = {}) {
  return aSignInServer({ social: { ...socialOption(), ...more }, cleanUp: onTestFinished })
}

function socialOption() {
  return {
    issuer: upstream.url,
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    name: NAME,
  }
}

function socialLinkOf(page: BrowserResponse): string {
  return /href="([^"]+\/social)"/.exec(page.body)?.[1] ?? ''
}

/** Follows the social link of a new sign-in; answers where it leads. */
async function sendUpstream(browser: Browser) {
  const begun = await startSignIn(browser)
  const { location } = await browser.get(socialLinkOf(begun.page))
  return { ...begun, sent: location ?? '' }
}

/** Signs in at the other issuer, or stops there; answers the address that leads back here. */
async function elsewhere(sent: string, who: keyof typeof people | 'nobody'): Promise<string> {
  const cookies = new Map<string, string>()
  const ask = async (url: string, init: RequestInit = {}): Promise<string> => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...init,
    })
    for (const header of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(header) ?? []
      cookies.set(name ?? '', value ?? '')
    }
    return new URL(answer.headers.get('location') ?? '', upstream.url).href
  }
  const page = await ask(sent)
  const form = who === 'nobody' ? {} : { who: people[who].sub }
  const resume = await ask(who === 'nobody' ? `${page}/no` : page, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  const back = new URL(await ask(resume))
  return `${back.pathname}${back.search}`
}

async function signInBySocial(
  browser: Browser,
  who: keyof typeof people,
): Promise<BrowserResponse> {
  const { sent } = await sendUpstream(browser)
  return browser.get(await elsewhere(sent, who))
}

async function tokensBySocial(browser: Browser, who: keyof typeof people): Promise<Tokens> {
  const { sent, verifier } = await sendUpstream(browser)
  const code = codeOf(await browser.get(await elsewhere(sent, who)))
  return (await exchange(browser, code, verifier)).json<Tokens>()
}
