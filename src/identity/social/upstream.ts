import * as oidc from 'openid-client'
import { z } from 'zod'
import { createDiscovery } from '#platform/discovery.ts'
import type { Log } from '#platform/log.ts'
import { randomToken } from '#platform/random.ts'
import { IDENTITY_PATH } from '../client.ts'

/** The settings of another issuer whose people can sign in here. */
export interface SocialOption {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  /** The name shown to people: 'Google'. */
  name: string
  /** How long its answer is waited for; eight when left out. */
  timeoutSeconds?: number
}

/** The secrets of an authorization request to the upstream issuer, stored until the browser comes back. */
export interface UpstreamRequest {
  state: string
  nonce: string
  codeVerifier: string
}

/** A person of the upstream issuer, identified by issuer and subject. The address is verified by the issuer. */
export interface UpstreamPerson {
  issuer: string
  subject: string
  /** Lower case. */
  email: string
  name: string
  pictureUrl: string | null
}

export type UpstreamResult =
  | { ok: true; person: UpstreamPerson }
  | { ok: false; refusal: 'denied' | 'failed' | 'away' | 'unverified' }

export interface Upstream {
  name: string
  /** The URL to which the browser goes, and the secrets to store. Undefined when the issuer does not answer. */
  send(
    interactionUid: string,
    language: string,
  ): Promise<(UpstreamRequest & { url: string }) | undefined>
  /** @param query the query of the callback, `?code=…&state=…` */
  receive(query: string, sent: UpstreamRequest): Promise<UpstreamResult>
}

const CALLBACK_PATH = `${IDENTITY_PATH}/social/callback`

/**
 * A client of the upstream issuer: authorization code with PKCE, state and nonce. Validates `iss` of the response
 * (RFC 9207) and signature, `iss`, `aud` and expiry of the id token.
 */
export function openUpstream(option: SocialOption, publicUrl: string, log: Log): Upstream {
  const discover = createDiscovery(option)
  const redirectUri = `${publicUrl}${CALLBACK_PATH}`
  return {
    name: option.name,
    async send(interactionUid, language) {
      const sent = {
        state: `${interactionUid}.${randomToken()}`,
        nonce: randomToken(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      }
      const server = await discover().catch((err) => {
        log.warn({ err }, 'the social sign-in does not answer')
        return undefined
      })
      if (!server) return undefined
      const url = oidc.buildAuthorizationUrl(server, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: sent.state,
        nonce: sent.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(sent.codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: language,
      })
      return { ...sent, url: url.href }
    },
    async receive(query, sent) {
      try {
        return resultOf(await exchange(await discover(), new URL(query, redirectUri), sent))
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal !== 'denied') log.warn({ err: error }, 'a social sign-in was not completed')
        return { ok: false, refusal }
      }
    },
  }
}

/** The interaction of a `state` parameter; undefined when it is not one of ours. */
export function interactionOf(state: unknown): string | undefined {
  if (typeof state !== 'string') return undefined
  return /^([\w-]{1,64})\.[\w-]{43}$/.exec(state)?.[1]
}

async function exchange(server: oidc.Configuration, callback: URL, sent: UpstreamRequest) {
  const tokens = await oidc.authorizationCodeGrant(server, callback, {
    expectedState: sent.state,
    expectedNonce: sent.nonce,
    pkceCodeVerifier: sent.codeVerifier,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('no id token')
  if (claims.email !== undefined || !server.serverMetadata().userinfo_endpoint) return claims
  // Many issuers return the address at the userinfo endpoint only.
  return { ...(await oidc.fetchUserInfo(server, tokens.access_token, claims.sub)), ...claims }
}

const text = z.string().trim().min(1).max(320).optional().catch(undefined)
const claimsShape = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z
    .union([z.literal(true), z.literal('true')])
    .optional()
    .catch(undefined),
  name: text,
  given_name: text,
  picture: z
    .url({ protocol: /^https$/ })
    .max(2_000)
    .optional()
    .catch(undefined),
})

function resultOf(rawClaims: object): UpstreamResult {
  const claims = claimsShape.parse(rawClaims)
  if (!claims.email || !claims.email_verified) return { ok: false, refusal: 'unverified' }
  const email = claims.email.toLowerCase()
  const name = claims.name ?? claims.given_name ?? email.split('@')[0] ?? email
  const person = {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    name: name.slice(0, 120),
    pictureUrl: claims.picture ?? null,
  }
  return { ok: true, person }
}

// Error codes of a missing or invalid response.
const NO_RESPONSE_CODES = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

function refusalOf(error: unknown): 'denied' | 'failed' | 'away' {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'denied'
    return UNAVAILABLE_ERRORS.has(error.error) ? 'away' : 'failed'
  }
  const isAway = error instanceof oidc.ClientError && NO_RESPONSE_CODES.has(error.code ?? '')
  return isAway || error instanceof TypeError ? 'away' : 'failed' // what fetch throws is a TypeError
}

const UNAVAILABLE_ERRORS = new Set(['server_error', 'temporarily_unavailable'])
