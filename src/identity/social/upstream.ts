import * as oidc from 'openid-client'
import { z } from 'zod'
import { discoverer } from '#platform/discovery.ts'
import type { Log } from '#platform/log.ts'
import { randomToken } from '#platform/random.ts'
import { IDENTITY_PATH } from '../client.ts'

/** Another issuer whose people may sign in here. */
export interface SocialOption {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  /** As people know it: 'Google'. */
  name: string
}

/** What a browser that was sent upstream must bring back; kept here, and never shown to it but for state and nonce. */
export interface SentUpstream {
  state: string
  nonce: string
  codeVerifier: string
}

/** Whom the upstream issuer vouches for. The pair of issuer and subject is who somebody is; the rest is what they are called. */
export interface UpstreamPerson {
  issuer: string
  subject: string
  /** Lower case. */
  email: string
  name: string
  pictureUrl: string | null
}

export type Vouched =
  | { ok: true; person: UpstreamPerson }
  | { ok: false; refusal: 'denied' | 'failed' | 'away' | 'unverified' }

export interface Upstream {
  name: string
  /** Where the browser goes, and what is to be kept for its return. Undefined when the issuer does not answer. */
  send(
    interactionUid: string,
    language: string,
  ): Promise<(SentUpstream & { url: string }) | undefined>
  /** @param query what the browser came back with, `?code=…&state=…` */
  receive(query: string, sent: SentUpstream): Promise<Vouched>
}

const CALLBACK_PATH = `${IDENTITY_PATH}/social/callback`

/**
 * The upstream issuer as its client: authorization code with PKCE, state and nonce; `iss` of the answer (RFC 9207),
 * signature, `iss`, `aud` and life of the id token are checked.
 */
export function openUpstream(option: SocialOption, publicUrl: string, log: Log): Upstream {
  const discover = discoverer(option)
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
        return vouched(await exchange(await discover(), new URL(query, redirectUri), sent))
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal !== 'denied') log.warn({ err: error }, 'a social sign-in was not completed')
        return { ok: false, refusal }
      }
    },
  }
}

/** Which interaction a browser comes back to, by the state it brings; undefined for what we never made. */
export function interactionOf(state: unknown): string | undefined {
  if (typeof state !== 'string') return undefined
  return /^([\w-]{1,64})\.[\w-]{43}$/.exec(state)?.[1]
}

async function exchange(server: oidc.Configuration, callback: URL, sent: SentUpstream) {
  const tokens = await oidc.authorizationCodeGrant(server, callback, {
    expectedState: sent.state,
    expectedNonce: sent.nonce,
    pkceCodeVerifier: sent.codeVerifier,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('no id token')
  if (claims.email !== undefined || !server.serverMetadata().userinfo_endpoint) return claims
  // Many issuers tell the address there only.
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

function vouched(brought: object): Vouched {
  const claims = claimsShape.parse(brought)
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

// The issuer gave no answer one could judge.
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

function refusalOf(error: unknown): 'denied' | 'failed' | 'away' {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'denied'
    return TROUBLE.has(error.error) ? 'away' : 'failed'
  }
  const isAway = error instanceof oidc.ClientError && NO_ANSWER.has(error.code ?? '')
  return isAway || error instanceof TypeError ? 'away' : 'failed' // what fetch throws is a TypeError
}

const TROUBLE = new Set(['server_error', 'temporarily_unavailable'])
