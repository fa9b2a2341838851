import { createHash, randomBytes } from 'node:crypto'
import { openBrowser } from './browser.mjs'

export const random = () => randomBytes(32).toString('base64url')
const challengeOf = (verifier) => createHash('sha256').update(verifier).digest('base64url')

/** A public client of the issuer (RFC 6749, 2.1) that uses PKCE (RFC 7636). */
export function openClient({ metadata, clientId, redirectUri, scope, person }) {
  /**
   * Sends a browser to the authorization endpoint.
   * @param changed parameters that differ from the right ones; undefined leaves one out
   * @returns where it ended: `page`, and `back` with the parameters when that is the redirect URI
   */
  const authorize = async (changed = {}, browser = openBrowser()) => {
    const asked = { verifier: random(), state: random(), nonce: random() }
    const parameters = {
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope,
      state: asked.state,
      nonce: asked.nonce,
      code_challenge: challengeOf(asked.verifier),
      code_challenge_method: 'S256',
      ...changed,
    }
    const url = new URL(metadata.authorization_endpoint)
    for (const [name, value] of Object.entries(parameters)) {
      for (const each of [value].flat()) if (each !== undefined) url.searchParams.append(name, each)
    }
    const stopAt = [parameters.redirect_uri].flat()[0] ?? redirectUri
    const page = await browser.open(url.href, { stopAt })
    return { ...asked, browser, stopAt, page, back: answerIn(page.landed) }
  }
  /** The whole way to a code: signs in where the issuer asks who it is. */
  const signIn = async (changed, browser) => {
    const begun = await authorize(changed, browser)
    const { stopAt } = begun
    const page = begun.back
      ? begun.page
      : await begun.browser.signIn(begun.page, person, { stopAt })
    const back = answerIn(page.landed)
    if (!back?.get('code')) throw new Error(`signing in brings no code: ${back ?? page.statuses}`)
    return { ...begun, page, back, code: back.get('code') }
  }
  const ask = async (endpoint, form) => {
    const known = Object.entries({ client_id: clientId, ...form }).filter(([, value]) => value)
    const answer = await fetch(endpoint, { method: 'POST', body: new URLSearchParams(known) })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: parsed(text) }
  }
  const exchange = ({ code, verifier }, changed = {}) =>
    ask(metadata.token_endpoint, {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
      ...changed,
    })
  return {
    authorize,
    signIn,
    exchange,
    refresh: (refreshToken, changed = {}) =>
      ask(metadata.token_endpoint, {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        ...changed,
      }),
    revoke: (token) => ask(metadata.revocation_endpoint, { token }),
    /** Tokens of a sign-in of their own, with what was asked for. */
    tokens: async (changed) => {
      const grant = await signIn(changed)
      const { status, headers, body } = await exchange(grant)
      if (status !== 200) throw new Error(`the code brings no tokens: ${JSON.stringify(body)}`)
      return { ...grant, headers, ...body }
    },
  }
}

// In the query; for some response types in the fragment (OAuth 2.0 Multiple Response Type Encoding Practices, 2.1).
function answerIn(url) {
  if (!url) return undefined
  return new URLSearchParams(url.search || url.hash.slice(1))
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
