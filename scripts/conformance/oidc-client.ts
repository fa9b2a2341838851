import { createHash, randomBytes } from 'node:crypto'
import { type EndpointName, endpointOf, type IssuerMetadata } from './discovery.ts'
import { type Browser, openBrowser, type Page } from './http-browser.ts'
import type { Options } from './options.ts'

/** Parameters that differ from the right ones; undefined leaves one out, a list gives one several times. */
export type ChangedParameters = Partial<Record<string, string | readonly string[]>>

/** Where a browser ended that was sent to the authorization endpoint. */
export interface Authorization {
  readonly verifier: string
  readonly state: string
  readonly nonce: string
  readonly browser: Browser
  readonly stopAt: string
  readonly page: Page
  /** The parameters of the redirect URI; absent if the browser was not sent back. */
  readonly back: URLSearchParams | undefined
}

export interface Grant extends Authorization {
  readonly back: URLSearchParams
  readonly code: string
}

/** RFC 6749 5.1 and 5.2; an issuer may leave out any member. */
export interface TokenAnswer {
  readonly access_token?: string
  readonly token_type?: string
  readonly expires_in?: number
  readonly refresh_token?: string
  readonly id_token?: string
  readonly error?: string
}

/** Fields of a request to the token endpoint; undefined leaves one out. */
export type Form = Partial<Record<string, string>>

export type Client = ReturnType<typeof openClient>

export const random = (): string => randomBytes(32).toString('base64url')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** A public client of the issuer (RFC 6749, 2.1) that uses PKCE (RFC 7636). */
export function openClient(metadata: IssuerMetadata, options: Options) {
  const { clientId, redirectUri, scope, person } = options
  /** Sends a browser to the authorization endpoint. */
  const authorize = async (
    changed: ChangedParameters = {},
    browser = openBrowser(),
  ): Promise<Authorization> => {
    const asked = { verifier: random(), state: random(), nonce: random() }
    const parameters: ChangedParameters = {
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
    const url = new URL(endpointOf(metadata, 'authorization_endpoint'))
    for (const [name, value] of Object.entries(parameters)) {
      for (const each of [value].flat()) if (each !== undefined) url.searchParams.append(name, each)
    }
    const stopAt = [parameters.redirect_uri].flat()[0] ?? redirectUri
    const page = await browser.open(url.href, { stopAt })
    return { ...asked, browser, stopAt, page, back: answerIn(page.landed) }
  }
  /** The whole way to a code: signs in where the issuer asks who it is. */
  const signIn = async (changed?: ChangedParameters, browser?: Browser): Promise<Grant> => {
    const begun = await authorize(changed, browser)
    const { stopAt } = begun
    const page = begun.back
      ? begun.page
      : await begun.browser.signIn(begun.page, person, { stopAt })
    const back = answerIn(page.landed)
    const code = back?.get('code')
    if (!back || !code) throw new Error(`signing in brings no code: ${back ?? page.statuses}`)
    return { ...begun, page, back, code }
  }
  const ask = (endpoint: EndpointName, form: Form) =>
    postForm(endpointOf(metadata, endpoint), { client_id: clientId, ...form })
  const exchange = ({ code, verifier }: Pick<Grant, 'code' | 'verifier'>, changed: Form = {}) =>
    ask('token_endpoint', {
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
    refresh: (refreshToken: string | undefined, changed: Form = {}) =>
      ask('token_endpoint', {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        ...changed,
      }),
    revoke: (token: string | undefined) => ask('revocation_endpoint', { token }),
    /** Tokens of a sign-in of their own, with what was asked for. */
    tokens: async (changed?: ChangedParameters) => {
      const grant = await signIn(changed)
      const { status, headers, body } = await exchange(grant)
      if (status !== 200) throw new Error(`the code brings no tokens: ${JSON.stringify(body)}`)
      return { ...grant, headers, ...body }
    },
  }
}

// In the query; for some response types in the fragment (OAuth 2.0 Multiple Response Type Encoding Practices, 2.1).
function answerIn(url: URL | undefined): URLSearchParams | undefined {
  if (!url) return undefined
  return new URLSearchParams(url.search || url.hash.slice(1))
}

async function postForm(url: string, form: Form) {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(form)) if (value) body.append(name, value)
  const answer = await fetch(url, { method: 'POST', body })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: parsed(text) }
}

function parsed(text: string): TokenAnswer {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
