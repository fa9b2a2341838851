import type { Transaction } from 'kysely'
import type { OperatorAct, TargetKind } from '#domain/operator-log/acts.ts'
import type { Clock } from '#platform/clock.ts'
import { findSubject } from '../account/subject-store.ts'
import type { Tables } from '../schema.gen.ts'
import { insertAct } from './store.ts'

/** Who acts: an operator by user name, or whoever runs a command on the server. */
export type ActingOperator = { readonly userName: string } | 'command-line'

export interface RecordedAct {
  readonly operator: ActingOperator
  readonly act: OperatorAct
  /** `id` is the `subject` of an account (`accountTarget`), the id of anything else, null for the market. */
  readonly target: { readonly kind: TargetKind; readonly id: string | null }
  /** In the operator's own words; must not name people. */
  readonly reason?: string | null
  /** Numbers, states and ids. Never a name, address or text of a person: the log outlives an erased account. */
  readonly details?: Readonly<Record<string, unknown>> | null
}

/** An account as the target of an act; before it is deleted. Its id is null when there is no such account. */
export async function accountTarget(
  trx: Transaction<Tables>,
  userName: string,
): Promise<RecordedAct['target']> {
  return { kind: 'account', id: (await findSubject(trx, userName)) ?? null }
}

/**
 * Writes an act to the operator log, in the transaction of what was done: neither is stored without the other (DESK-003).
 */
export async function recordAct(
  trx: Transaction<Tables>,
  { operator, reason, details, ...act }: RecordedAct,
  clock: Clock,
): Promise<void> {
  const operatorSubject =
    operator === 'command-line' ? null : ((await findSubject(trx, operator.userName)) ?? null)
  const isUnknown = operator !== 'command-line' && operatorSubject === null
  if (isUnknown) throw new Error('an act of an account that is gone')
  const written = { ...act, operatorSubject, reason: reason?.trim() || null }
  await insertAct(trx, { ...written, details: details ?? null, at: clock.now() })
}
