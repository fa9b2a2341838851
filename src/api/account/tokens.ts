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

/** What a token may tell about a person. */
interface PersonClaims {
  subject: string
  name: string | undefined
  email: string | undefined
  /** Whether the issuer vouches for the address; undefined without one. */
  emailVerified: boolean | undefined
  phoneNumber: string | undefined
  pictureUrl: string | undefined
}

/** Whom an access token speaks for. */
export interface AccessClaims extends PersonClaims {
  userName: string
  /** Names the sign-in; every token that follows from it carries the same. */
  grantId: string
  /** Epoch milliseconds; 0 where the issuer does not tell. */
  issuedAt: number
  /** Epoch milliseconds; when the person showed who they are, where the issuer tells. */
  signedInAt: number | undefined
  /** Epoch milliseconds. */
  expiresAt: number
}

export interface IdClaims extends PersonClaims {
  userName: string | undefined
  nonce: string | undefined
  /** Epoch milliseconds; asked of an issuer that does not tell it in the access token. */
  signedInAt: number | undefined
}

/** Answers undefined for a token that does not count here; throws only when the issuer cannot be asked. */
export interface TokenVerifier {
  access(token: string): Promise<AccessClaims | undefined>
  id(token: string): Promise<IdClaims | undefined>
}

const ALGORITHMS = ['RS256', 'ES256']
const CLOCK_TOLERANCE_SECONDS = 5

/**
 * Checks tokens of one issuer for one client: signature by an allowed algorithm, `iss`, life, who it is
 * for, and what kind it is, so that one kind never passes for the other. An access token says so itself: `typ` at+jwt
 * (RFC 9068) or `token_use` access (Cognito, whose access tokens carry `client_id` and no `aud`).
 * @param audience what `aud` names when it does not name the client
 */
export function tokenVerifier(options: {
  issuer: string
  clientId: string
  audience: string
  keys: JWTVerifyGetKey
  clock: Clock
}): TokenVerifier {
  const { issuer, clientId, audience, keys, clock } = options
  // Some issuers end their name with a slash, and people leave it out.
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
      if (isTokenFault(error)) return undefined
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
      return isMeantFor(payload, { clientId, audience }) ? accessClaims(payload, token) : undefined
    },
    async id(token) {
      const verified = await verify(token, { audience: clientId })
      if (!verified) return undefined
      const { payload, protectedHeader } = verified
      if (isAccessToken(payload, protectedHeader.typ)) return undefined
      return idClaims(payload)
    },
  }
}

// Everything jose finds wrong with a token, but not what it finds wrong with the issuer's answer.
function isTokenFault(error: unknown): boolean {
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

function accessClaims(payload: JWTPayload, token: string): AccessClaims | undefined {
  const { data: claims } = accessShape.safeParse(payload)
  if (!claims) return undefined
  return {
    ...personClaims(claims),
    userName: (claims.username ?? claims.preferred_username ?? claims.sub).toLowerCase(),
    grantId: claims.grant_id ?? claims.origin_jti ?? claims.sid ?? claims.jti ?? sha256(token),
    issuedAt: (claims.iat ?? 0) * 1000,
    signedInAt: signedInAt(claims),
    expiresAt: claims.exp * 1000,
  }
}

function idClaims(payload: JWTPayload): IdClaims | undefined {
  const { data: claims } = idShape.safeParse(payload)
  if (!claims) return undefined
  const userName = claims['cognito:username'] ?? claims.preferred_username
  return {
    ...personClaims(claims),
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

function personClaims(claims: z.output<typeof personShape>): PersonClaims {
  return {
    subject: claims.sub,
    name: claims.name,
    email: claims.email,
    // What an issuer does not vouch for is not proven, also where it says nothing about it.
    emailVerified: claims.email === undefined ? undefined : isTrue(claims.email_verified),
    phoneNumber: claims.phone_number,
    pictureUrl: claims.picture,
  }
}
