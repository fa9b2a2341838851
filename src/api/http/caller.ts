import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import type { CustomerUserName } from '#domain/identifiers.ts'

export type Role = 'customer' | 'provider' | 'operator'

/**
 * Who asks. `grantId` names the sign-in the token came from; signing out revokes it. `signedInAt` (epoch ms) is null
 * where the issuer does not tell.
 */
export type Caller =
  | { kind: 'visitor' }
  | {
      kind: 'user'
      userName: CustomerUserName
      role: Role
      grantId: string
      signedInAt: number | null
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

/**
 * Whether a caller may use an operation without showing a second factor first.
 * @param path the pattern of the contract @param params those of the request
 */
export type CheckSecondFactor = (
  caller: Extract<Caller, { kind: 'user' }>,
  path: string,
  params: Readonly<Record<string, string | undefined>>,
) => Promise<boolean>
