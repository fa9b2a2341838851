import {
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import { sha256 } from '#platform/crypto.ts'

/** Claims about the person, in both kinds of token. */
interface PersonClaims {
  subject: string
  name: string | undefined
  email: string | undefined
  /** Whether the issuer vouches for the address; undefined without one. */
  emailVerified: boolean | undefined
  phoneNumber: string | undefined
  pictureUrl: string | undefined
  /** Whether the sign-in showed a second factor, by what `amr` and `acr` say of it. */
  hasShownSecondFactor: boolean
}

/** The claims of an access token. */
export interface AccessClaims extends PersonClaims {
  userName: string
  /** Identifies the sign-in; the same in every token that was refreshed from it. */
  grantId: string
  /** Epoch milliseconds; 0 without an `iat`. */
  issuedAt: number
  /** When the person authenticated (`auth_time`), epoch milliseconds. */
  signedInAt: number | undefined
  /** Epoch milliseconds. */
  expiresAt: number
}

export interface IdClaims extends PersonClaims {
  userName: string | undefined
  nonce: string | undefined
  /** Epoch milliseconds; used when the access token has no `auth_time`. */
  signedInAt: number | undefined
}

/** Resolves to undefined for a token that is not valid here. Throws a 503 when the issuer's keys cannot be fetched. */
export interface TokenVerifier {
  access(token: string): Promise<AccessClaims | undefined>
  id(token: string): Promise<IdClaims | undefined>
}

const ALGORITHMS = ['RS256', 'ES256']
const CLOCK_TOLERANCE_SECONDS = 5

/**
 * Verifies tokens of one issuer for one client: signature, algorithm, `iss`, expiry, audience and kind. An access token
 * has `typ` at+jwt (RFC 9068) or `token_use` access (Cognito, whose access tokens have `client_id` and no `aud`).
 * @param audience accepted in `aud` besides the client id @param secondFactorValues those of `amr` and `acr` that say so
 */
export function tokenVerifier(options: {
  issuer: string
  clientId: string
  audience: string
  secondFactorValues: readonly string[]
  keys: JWTVerifyGetKey
  clock: Clock
}): TokenVerifier {
  const { issuer, clientId, audience, secondFactorValues, keys, clock } = options
  // Some issuers end their `iss` with a slash that operators leave out of the setting.
  const bareIssuer = issuer.replace(/\/$/, '')
  const verify = async (token: string, expected: JWTVerifyOptions) => {
    try {
      return await jwtVerify(token, keys, {
        issuer: [bareIssuer, `${bareIssuer}/`],
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: new Date(clock.now()),
        ...expected,
      })
    } catch (error) {
      if (isTokenError(error)) return undefined
      throw Object.assign(new Error('the sign-in service does not answer', { cause: error }), {
        statusCode: 503,
      })
    }
  }
  return {
    async access(token) {
      const verified = await verify(token, {})
      if (!verified) return undefined
      const { payload, protectedHeader } = verified
      if (!isAccessToken(payload, protectedHeader.typ)) return undefined
      return isMeantFor(payload, { clientId, audience })
        ? accessClaims(payload, token, secondFactorValues)
        : undefined
    },
    async id(token) {
      const verified = await verify(token, { audience: clientId })
      if (!verified) return undefined
      const { payload, protectedHeader } = verified
      if (isAccessToken(payload, protectedHeader.typ)) return undefined
      return idClaims(payload, secondFactorValues)
    },
  }
}

// An error of the token itself, not of the issuer's key set.
function isTokenError(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  )
}

function isAccessToken(payload: JWTPayload, type: string | undefined): boolean {
  const named = type?.toLowerCase().replace(/^application\//, '') === 'at+jwt'
  const used = payload.token_use
  return used === undefined ? named : used === 'access'
}

function isMeantFor(
  payload: JWTPayload,
  { clientId, audience }: { clientId: string; audience: string },
): boolean {
  const issuedTo = payload.client_id
  if (issuedTo !== undefined && issuedTo !== clientId) return false
  if (payload.aud === undefined) return issuedTo === clientId
  return [payload.aud].flat().some((each) => each === clientId || each === audience)
}

const text = z.string().min(1).optional().catch(undefined)
const personShape = z.object({
  sub: z.string().min(1),
  auth_time: z.number().optional().catch(undefined), // RFC 9068; Cognito
  amr: z.array(z.string()).optional().catch(undefined),
  acr: text,
  name: text,
  email: text,
  email_verified: z
    .union([z.boolean(), z.literal('true')])
    .optional()
    .catch(undefined), // Cognito knows both
  phone_number: text,
  picture: text,
})
const accessShape = personShape.extend({
  exp: z.number(),
  iat: z.number().optional().catch(undefined),
  username: text,
  preferred_username: text,
  grant_id: text,
  origin_jti: text, // Cognito: the same in every token of one sign-in
  sid: text,
  jti: text,
})
const idShape = personShape.extend({
  nonce: text,
  'cognito:username': text,
  preferred_username: text,
})

function accessClaims(
  payload: JWTPayload,
  token: string,
  secondFactorValues: readonly string[],
): AccessClaims | undefined {
  const { data: claims } = accessShape.safeParse(payload)
  if (!claims) return undefined
  return {
    ...personClaims(claims, secondFactorValues),
    userName: (claims.username ?? claims.preferred_username ?? claims.sub).toLowerCase(),
    grantId: claims.grant_id ?? claims.origin_jti ?? claims.sid ?? claims.jti ?? sha256(token),
    issuedAt: (claims.iat ?? 0) * 1000,
    signedInAt: signedInAt(claims),
    expiresAt: claims.exp * 1000,
  }
}

function idClaims(
  payload: JWTPayload,
  secondFactorValues: readonly string[],
): IdClaims | undefined {
  const { data: claims } = idShape.safeParse(payload)
  if (!claims) return undefined
  const userName = claims['cognito:username'] ?? claims.preferred_username
  return {
    ...personClaims(claims, secondFactorValues),
    userName: userName?.toLowerCase(),
    nonce: claims.nonce,
    signedInAt: signedInAt(claims),
  }
}

function isTrue(claim: boolean | 'true' | undefined): boolean {
  return claim === true || claim === 'true'
}

function signedInAt({ auth_time }: z.output<typeof personShape>): number | undefined {
  return auth_time === undefined ? undefined : auth_time * 1000
}

function personClaims(
  claims: z.output<typeof personShape>,
  secondFactorValues: readonly string[],
): PersonClaims {
  const { amr = [], acr = '' } = claims
  return {
    subject: claims.sub,
    name: claims.name,
    email: claims.email,
    // An address without `email_verified` counts as not verified.
    emailVerified: claims.email === undefined ? undefined : isTrue(claims.email_verified),
    phoneNumber: claims.phone_number,
    pictureUrl: claims.picture,
    hasShownSecondFactor: [...amr, acr].some((value) => secondFactorValues.includes(value)),
  }
}
