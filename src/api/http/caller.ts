import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import type { CustomerUserName } from '#domain/identifiers.ts'

export type Role = 'customer' | 'provider' | 'operator'

/**
 * Who asks. `grantId` names the sign-in the token came from; signing out revokes it. `signedInAt` (epoch ms) is null
 * where the issuer does not tell. `hasShownSecondFactor` is about this sign-in, not about the account.
 */
export type Caller =
  | { kind: 'visitor' }
  | {
      kind: 'user'
      userName: CustomerUserName
      role: Role
      grantId: string
      signedInAt: number | null
      hasShownSecondFactor: boolean
    }

export type ResolvedCaller =
  | { ok: true; caller: Caller }
  | { ok: false; refusal: 'invalid-token' | 'xsrf' }

/** The parts of a request that identify the caller. */
export interface CallerRequest extends Pick<FastifyRequest, 'method' | 'headers' | 'cookies'> {
  readonly params: unknown
  readonly routeOptions: { readonly config: Pick<FastifyContextConfig, 'access'> }
}

export type ResolveCaller = (request: CallerRequest) => Promise<ResolvedCaller>

export type SecondFactorRefusal = 'second-factor-required' | 'second-factor-not-shown'

/**
 * Why a caller may not use an operation: a second factor is missing, or was not shown in this sign-in. Null when they may.
 * @param path the pattern of the contract @param params those of the request
 */
export type CheckSecondFactor = (
  caller: Extract<Caller, { kind: 'user' }>,
  path: string,
  params: Readonly<Record<string, string | undefined>>,
) => Promise<SecondFactorRefusal | null>
