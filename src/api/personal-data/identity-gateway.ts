import type { QueryExecutorProvider } from 'kysely'
import type { SignInRecord } from '#contract/personal-data.ts'

/**
 * The API's access to the sign-in, implemented in src/sign-ins.ts. `subject` is the `sub` of a person's tokens.
 */
export interface IdentityGateway {
  /** Whether owners and operators must have a second factor. Not with an outside issuer, nor in a demo. */
  readonly requiresSecondFactor: boolean
  /** Whether the embedded sign-in asks a person for a second factor. */
  hasSecondFactor(subject: string): Promise<boolean>
  /** Removes the second factor of a person, who is told by mail. @returns whether there was one */
  removeSecondFactor(subject: string): Promise<boolean>
  /** What the embedded sign-in stores of a person; null with an outside issuer. */
  findRecord(subject: string): Promise<SignInRecord | null>
  /** Ends every sign-in of a person and deletes what the sign-in stores of them, within the transaction. */
  deletePerson(subject: string, within: QueryExecutorProvider): Promise<void>
}
