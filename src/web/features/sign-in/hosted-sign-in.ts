import * as oauth from 'oauth4webapi'
import { withRequestCount } from '../../client-state.ts'
import {
  type Issuer,
  type PendingSignIn,
  storePendingSignIn,
  takePendingSignIn,
} from './pending-sign-in.ts'

/** `secondFactor` asks for what the present sign-in has not shown. */
export type SignInMethod = 'signIn' | 'signUp' | 'social' | 'again' | 'secondFactor'

export interface Tokens {
  accessToken: string
  idToken: string
  refreshToken: string | null
}

const TIMEOUT_MS = 10_000

/** Redirects to the hosted sign-in: authorization code flow with PKCE, state and nonce (row AUTH-03). */
export async function redirectToSignIn(
  issuer: Issuer,
  nonce: string,
  method: SignInMethod,
): Promise<void> {
  const server = await discover(issuer)
  if (!server.authorization_endpoint) throw new Error('The issuer names no authorization endpoint')
  const pending: PendingSignIn = {
    issuer,
    nonce,
    codeVerifier: oauth.generateRandomCodeVerifier(),
    state: oauth.generateRandomState(),
  }
  storePendingSignIn(pending)
  const url = new URL(server.authorization_endpoint)
  const parameters = {
    client_id: issuer.clientId,
    redirect_uri: redirectUri(issuer),
    response_type: 'code',
    scope: scopeFor(issuer, server),
    state: pending.state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(pending.codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: document.documentElement.lang,
    ...(method === 'signUp' ? { prompt: 'create' } : {}),
    // Asks for the password again; `max_age` makes the id token contain the time of the sign-in.
    ...(asksAgain(issuer, method) ? { prompt: 'login', max_age: '0' } : {}),
    ...(method === 'social' && issuer.socialName ? { identity_provider: issuer.socialName } : {}),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  window.location.assign(url)
}

// The own sign-in asks by itself for what its session has not shown; another issuer is to be told.
function asksAgain({ issuer }: Issuer, method: SignInMethod): boolean {
  const isOwn = new URL(issuer).origin === window.location.origin
  return method === 'again' || (method === 'secondFactor' && !isOwn)
}

/** Exchanges the code of the callback URL for tokens. Throws if state or nonce do not match. */
export async function exchangeCode(callback: URL): Promise<Tokens> {
  const pending = takePendingSignIn()
  const client: oauth.Client = { client_id: pending.issuer.clientId }
  const server = await discover(pending.issuer)
  const parameters = oauth.validateAuthResponse(server, client, callback, pending.state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    redirectUri(pending.issuer),
    pending.codeVerifier,
    requestOptions(pending.issuer),
  )
  const granted = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: pending.nonce,
    requireIdToken: true,
  })
  return {
    accessToken: granted.access_token,
    idToken: granted.id_token ?? '',
    refreshToken: granted.refresh_token ?? null,
  }
}

async function discover(issuer: Issuer): Promise<oauth.AuthorizationServer> {
  const url = new URL(issuer.issuer)
  const response = await oauth.discoveryRequest(url, requestOptions(issuer))
  return oauth.processDiscoveryResponse(url, response)
}

/** Adds `offline_access`, which some issuers require for a refresh token, only if it is supported. */
function scopeFor({ scope }: Issuer, server: oauth.AuthorizationServer): string {
  return server.scopes_supported?.includes('offline_access') ? `${scope} offline_access` : scope
}

function redirectUri(issuer: Issuer): string {
  return new URL(issuer.redirectPath, window.location.origin).href
}

function requestOptions(issuer: Issuer) {
  return {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    [oauth.customFetch]: (url: string, init: object) => withRequestCount(() => fetch(url, init)),
    // Plain http is used on loopback only.
    [oauth.allowInsecureRequests]: issuer.issuer.startsWith('http:'),
  }
}
