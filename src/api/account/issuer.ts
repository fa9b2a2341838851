import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JWTVerifyGetKey,
  customFetch as jwksFetch,
} from 'jose'
import * as oidc from 'openid-client'
import { discoverer, type FetchIssuer, retried } from '#platform/discovery.ts'
import type { Log } from '#platform/log.ts'
import type { SignIn } from './sign-in.ts'

/** Anybody can sign with a key nobody knows; more often than this nobody is asked for it. */
const ASK_AGAIN_MS = 5_000

export interface RefreshedTokens {
  accessToken: string
  idToken: string
  /** The old one, where the issuer does not rotate. */
  refreshToken: string
}

export interface Issuer {
  /**
   * For jose: the issuer's public keys, fetched when first needed and again when an unknown one signs. While the
   * issuer is away the last ones count.
   */
  keys: JWTVerifyGetKey
  /** Finds out about the issuer unless that is done. One that does not answer is noted in the log. */
  meet(): Promise<void>
  /** Where the browser will have to ask, as far as is known. */
  origins(): readonly string[]
  /** New tokens, or undefined when the issuer no longer accepts the refresh token. Throws when it does not answer. */
  refresh(refreshToken: string): Promise<RefreshedTokens | undefined>
  /** Throws when the issuer does not answer. */
  revoke(refreshToken: string): Promise<void>
  /** Where the browser ends the issuer's own session; null when the issuer has no such page. */
  endSessionUrl(idToken: string | undefined): Promise<string | null>
}

interface IssuerDeps {
  /** Where the issuer sends the browser after signing out. */
  publicUrl: string
  log: Log
  fetchIssuer?: FetchIssuer | undefined
}

/** The issuer as its client: nothing is asked before it is needed, and a failed discovery is tried again next time. */
export function openIssuer(
  signIn: SignIn,
  { publicUrl, log, fetchIssuer = fetch }: IssuerDeps,
): Issuer {
  let origins = [new URL(signIn.issuer).origin]
  const discover = discoverer({ ...signIn, fetch: fetchIssuer }, (server) => {
    origins = originsOf(server)
  })
  const keySet = retried(async () => {
    const { jwks_uri } = (await discover()).serverMetadata()
    if (!jwks_uri) throw new Error('the issuer publishes no keys')
    return keysOf(new URL(jwks_uri), fetchIssuer)
  })
  return {
    keys: async (header, token) => (await keySet())(header, token),
    meet: async () => {
      await discover().catch((err) => log.warn({ err }, 'the sign-in service does not answer'))
    },
    origins: () => origins,
    refresh: async (refreshToken) => refresh(await discover(), refreshToken),
    revoke: async (refreshToken) => {
      const server = await discover()
      if (!server.serverMetadata().revocation_endpoint) return
      await oidc.tokenRevocation(server, refreshToken, { token_type_hint: 'refresh_token' })
    },
    endSessionUrl: async (idToken) => endSessionUrl(await discover(), signIn, publicUrl, idToken),
  }
}

// Cognito's token endpoint, for one, is at another host than its discovery.
function originsOf(server: oidc.ServerMetadata): string[] {
  const asked = [server.issuer, server.token_endpoint ?? server.issuer]
  return [...new Set(asked.map((url) => new URL(url).origin))]
}

function keysOf(url: URL, fetchIssuer: FetchIssuer): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(url, {
    [jwksFetch]: fetchIssuer,
    cooldownDuration: ASK_AGAIN_MS,
  })
  return async (header, token) => {
    try {
      return await remote(header, token)
    } catch (error) {
      const known = remote.jwks()
      if (!known || error instanceof errors.JWKSNoMatchingKey) throw error
      return createLocalJWKSet(known)(header, token).catch(() => {
        throw error
      })
    }
  }
}

async function refresh(
  server: oidc.Configuration,
  refreshToken: string,
): Promise<RefreshedTokens | undefined> {
  try {
    const tokens = await oidc.refreshTokenGrant(server, refreshToken)
    if (!tokens.id_token) return undefined
    return {
      accessToken: tokens.access_token,
      idToken: tokens.id_token,
      refreshToken: tokens.refresh_token ?? refreshToken,
    }
  } catch (error) {
    if (error instanceof oidc.ResponseBodyError && isRefusal(error.status)) return undefined
    throw Object.assign(new Error('the sign-in service does not answer', { cause: error }), {
      statusCode: 503,
    })
  }
}

// An issuer that is asked too often has judged nothing.
function isRefusal(status: number): boolean {
  return status < 500 && status !== 429
}

function endSessionUrl(
  server: oidc.Configuration,
  signIn: SignIn,
  publicUrl: string,
  idToken: string | undefined,
): string | null {
  const { end_session_endpoint: endpoint, authorization_endpoint: authorization } =
    server.serverMetadata()
  if (signIn.logoutStyle === 'cognito') {
    const base = endpoint ?? (authorization && new URL('/logout', authorization).href)
    if (!base) return null
    const url = new URL(base)
    url.searchParams.set('client_id', signIn.clientId)
    url.searchParams.set('logout_uri', `${publicUrl}/`)
    return url.href
  }
  if (!endpoint) return null
  return oidc.buildEndSessionUrl(server, {
    post_logout_redirect_uri: `${publicUrl}/`,
    ...(idToken && { id_token_hint: idToken }),
  }).href
}
