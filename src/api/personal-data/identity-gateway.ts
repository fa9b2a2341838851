import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { SignInRecord } from '#contract/personal-data.ts'
import type { Tables } from '../schema.gen.ts'

/**
 * The API's access to the sign-in, implemented in src/sign-ins.ts. `subject` is the `sub` of a person's tokens.
 */
export interface IdentityGateway {
  /** Whether owners and operators must show a second factor. Not in a demo; of an outside issuer where its values are set. */
  readonly requiresSecondFactor: boolean
  /** Whether a person has a second factor. An outside issuer lets its people set one up when it asks for it. */
  hasSecondFactor(subject: string): Promise<boolean>
  /** Removes the second factor of a person, within the transaction; they are told by mail. @returns whether there was one */
  removeSecondFactor(subject: string, trx: Kysely<Tables>): Promise<boolean>
  /** What the embedded sign-in stores of a person, read within the transaction; null with an outside issuer. */
  findRecord(subject: string, query: QueryExecutorProvider): Promise<SignInRecord | null>
  /** Ends every sign-in of a person, within the transaction. */
  endSignIns(subject: string, trx: QueryExecutorProvider): Promise<void>
  /** Ends one sign-in of a person, within the transaction. @returns false when they have no such session */
  endSignIn(subject: string, sessionId: string, trx: QueryExecutorProvider): Promise<boolean>
  /** Which of these people an operator locked, within the transaction; nobody with an outside issuer. */
  findLocked(subjects: readonly string[], query: QueryExecutorProvider): Promise<string[]>
  /**
   * Locks or unlocks a person, within the transaction: nobody signs in as one who is locked.
   * @returns false for a person whom the embedded sign-in does not know
   */
  setLocked(subject: string, isLocked: boolean, trx: QueryExecutorProvider): Promise<boolean>
  /** Ends every sign-in of a person and deletes what the sign-in stores of them, within the transaction. */
  deletePerson(subject: string, trx: QueryExecutorProvider): Promise<void>
}
