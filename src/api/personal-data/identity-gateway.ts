import type { QueryExecutorProvider } from 'kysely'
import type { SignInRecord } from '#contract/personal-data.ts'

/**
 * What the market asks of whoever signs people in, and all it knows of it; the composition root answers. It goes by
 * the `sub` of their tokens.
 */
export interface IdentityGateway {
  /** What the embedded sign-in keeps of somebody; null where another issuer keeps it. */
  tell(subject: string): Promise<SignInRecord | null>
  /** Ends every sign-in of somebody here and forgets how they sign in, once the transaction commits. */
  forget(subject: string, within: QueryExecutorProvider): Promise<void>
}
