import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JWTVerifyGetKey,
  customFetch as jwksFetch,
} from 'jose'
import * as oidc from 'openid-client'
import { cacheSuccess, createDiscovery, type FetchIssuer } from '#platform/discovery.ts'
import type { Log } from '#platform/log.ts'
import type { SignIn } from './sign-in.ts'

/** How often, at most, the key set is fetched again for a token with an unknown key. */
const KEYS_COOLDOWN_MS = 5_000

export interface RefreshedTokens {
  accessToken: string
  idToken: string
  /** The old one, where the issuer does not rotate. */
  refreshToken: string
}

export interface Issuer {
  /**
   * The issuer's public keys, for jose: fetched on first use and again for an unknown key id. The last fetched keys are
   * used while the issuer is unavailable.
   */
  keys: JWTVerifyGetKey
  /** Fetches the issuer's metadata unless that is done. Logs a failure and does not throw. */
  discover(): Promise<void>
  /** Origins of the issuer that the browser calls; only that of the setting before discovery. */
  origins(): readonly string[]
  /** @returns undefined when the issuer no longer accepts the refresh token @throws when it does not answer */
  refresh(refreshToken: string): Promise<RefreshedTokens | undefined>
  /** @throws when the issuer does not answer */
  revoke(refreshToken: string): Promise<void>
  /** The page on which the browser ends the issuer's own session; null when the issuer has none. */
  endSessionUrl(idToken: string | undefined): Promise<string | null>
}

interface IssuerDeps {
  /** Where the issuer sends the browser after signing out. */
  publicUrl: string
  log: Log
  fetchIssuer?: FetchIssuer | undefined
}

/** A client of the issuer. Discovery runs on first use and is retried after a failure. */
export function openIssuer(
  signIn: SignIn,
  { publicUrl, log, fetchIssuer = fetch }: IssuerDeps,
): Issuer {
  let origins = [new URL(signIn.issuer).origin]
  const discover = createDiscovery({ ...signIn, fetch: fetchIssuer }, (server) => {
    origins = originsOf(server)
  })
  const keySet = cacheSuccess(async () => {
    const { jwks_uri } = (await discover()).serverMetadata()
    if (!jwks_uri) throw new Error('the issuer publishes no keys')
    return keysOf(new URL(jwks_uri), fetchIssuer)
  })
  return {
    keys: async (header, token) => (await keySet())(header, token),
    discover: async () => {
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

// The token endpoint can be on another host than discovery, as Cognito's is.
function originsOf(server: oidc.ServerMetadata): string[] {
  const asked = [server.issuer, server.token_endpoint ?? server.issuer]
  return [...new Set(asked.map((url) => new URL(url).origin))]
}

function keysOf(url: URL, fetchIssuer: FetchIssuer): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(url, {
    [jwksFetch]: fetchIssuer,
    cooldownDuration: KEYS_COOLDOWN_MS,
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

// A 429 says nothing about the refresh token.
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
