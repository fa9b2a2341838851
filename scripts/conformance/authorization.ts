import assert from 'node:assert/strict'
import type { CheckContext } from './check-context.ts'
import { openBrowser } from './http-browser.ts'
import type { ChangedParameters } from './oidc-client.ts'

/** The authorization endpoint: whom it sends back, where to, and with what. */
export async function authorization(context: CheckContext): Promise<void> {
  await answers(context)
  await redirects(context)
  await refusals(context)
  await prompts(context)
}

async function answers({ check, skip, client, issuer, metadata }: CheckContext) {
  await check('RFC 6749 4.1.2', 'state comes back to the letter', async () => {
    const state = 'a+b/c=d &é%20"\'<>'
    const { back } = await client.signIn({ state })
    assert.equal(back.get('state'), state)
  })
  const title = 'the answer names the issuer'
  if (!metadata.authorization_response_iss_parameter_supported) {
    skip('RFC 9207 2', title, 'not offered')
  } else {
    await check('RFC 9207 2', title, async () => {
      const { back } = await client.signIn()
      assert.equal(back.get('iss'), issuer)
    })
  }
  await check('RFC 9700 4.12', 'a sent password is not sent on by status 307', async () => {
    const { page } = await client.signIn()
    assert.ok(
      page.statuses.every((status) => status !== 307 && status !== 308),
      `${page.statuses}`,
    )
  })
  await check('RFC 6749 10.13', 'the sign-in page stands in nobody’s frame', async () => {
    const { headers } = (await client.authorize()).page
    const policy = headers.get('content-security-policy') ?? ''
    const isFramed = !headers.has('x-frame-options') && !policy.includes('frame-ancestors')
    assert.ok(!isFramed, 'neither frame-ancestors nor X-Frame-Options')
  })
}

async function redirects({ check, client, redirectUri }: CheckContext) {
  const other = new URL(redirectUri)
  const wrong = {
    'something below it': `${redirectUri}/more`,
    'another query': `${redirectUri}?to=evil`,
    'a fragment': `${redirectUri}#evil`,
    'another port': Object.assign(new URL(other), { port: '9' }).href,
    'another host': `https://evil.example${other.pathname}`,
    'a user before the host': redirectUri.replace('://', '://evil.example@'),
    'a dotted path': `${redirectUri}/../evil`,
    'other case': redirectUri.replace(other.pathname, other.pathname.toUpperCase()),
  }
  for (const [what, redirect_uri] of Object.entries(wrong)) {
    if (redirect_uri === redirectUri) continue
    await check('RFC 9700 2.1', `the redirect URI is judged to the letter: ${what}`, async () => {
      const { page, back } = await client.authorize({ redirect_uri })
      assert.equal(back, undefined, 'it was followed')
      const status = page.statuses.at(-1) ?? 0
      assert.ok(status >= 400, `the page has status ${status}`)
    })
  }
  await check('RFC 6749 4.1.2.1', 'an unknown client is sent nowhere', async () => {
    const { back } = await client.authorize({ client_id: 'nobody-knows-this-client' })
    assert.equal(back, undefined)
  })
}

async function refusals({ check, client }: CheckContext) {
  const refused = async (changed: ChangedParameters, ...errors: string[]) => {
    const { page, back } = await client.authorize(changed)
    const status = page.statuses.at(-1) ?? 0
    const said = back?.get('error') ?? `status ${status}`
    const isRefused = back ? errors.includes(said) : status >= 400
    assert.ok(isRefused, back?.has('code') ? 'a code was given' : said)
  }
  await check('RFC 9700 2.1.1', 'without a code challenge there is no code', () =>
    refused({ code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'),
  )
  await check('RFC 7636 4.4.1', 'the method plain is refused', () =>
    refused({ code_challenge_method: 'plain' }, 'invalid_request'),
  )
  await check('RFC 7636 4.3', 'a challenge without a method, which means plain, is refused', () =>
    refused({ code_challenge_method: undefined }, 'invalid_request'),
  )
  await check('RFC 6749 4.1.2.1', 'another response type is refused', () =>
    refused({ response_type: 'token' }, 'unsupported_response_type', 'unauthorized_client'),
  )
  await check('RFC 6749 3.1', 'a parameter given twice is refused', () =>
    refused({ scope: ['openid', 'openid email'] }, 'invalid_request'),
  )
  await check('RFC 8707 2', 'a token for somebody else’s resource is refused', () =>
    refused({ resource: 'https://evil.example/' }, 'invalid_target', 'invalid_request'),
  )
}

async function prompts({ check, client }: CheckContext) {
  await check(
    'OIDC Core 3.1.2.6',
    'prompt=none without a session says login_required',
    async () => {
      const { back, state } = await client.authorize({ prompt: 'none' })
      assert.equal(back?.get('error'), 'login_required')
      assert.equal(back.get('state'), state)
    },
  )
  await check('OIDC Core 3.1.2.1', 'prompt=none with a session needs no page', async () => {
    const browser = openBrowser()
    await client.signIn({}, browser)
    const { back } = await client.authorize({ prompt: 'none' }, browser)
    assert.ok(back?.has('code'), `${back}`)
  })
  await check('OIDC Core 3.1.2.1', 'prompt=login asks again in spite of a session', async () => {
    const browser = openBrowser()
    await client.signIn({}, browser)
    const { back } = await client.authorize({ prompt: 'login' }, browser)
    assert.equal(back, undefined)
  })
}
