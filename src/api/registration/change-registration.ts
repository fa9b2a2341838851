import type { Transaction } from 'kysely'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import type { HttpRefusal } from '../http/outcome.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import type { Tables } from '../schema.gen.ts'
import { type DetailDeps, readDetail } from './read-registrations.ts'
import type { DetailData } from './registration-view.ts'
import { findListed, lockRegistration, type RegistrationRow } from './store.ts'

export type ChangeDeps = DetailDeps

/** What an operation on one registration begins with: who acts, and which version was read. */
export interface ChangeRequest {
  readonly caller: Caller
  readonly params: { readonly registrationId: string }
  readonly body: { readonly version: number }
}

export interface RegistrationChange {
  readonly row: RegistrationRow
  /** The user name of who acts. */
  readonly operator: string
  /** Epoch ms. */
  readonly now: number
}

/** Why a change was refused that had written nothing. */
export type ChangeRefusal = HttpRefusal | 'changed'

/**
 * Runs a change of a registration as it was read: of two operators the second is refused and told what the first did (DESK-049).
 * A change that is refused must have written nothing, or taken it back.
 */
export async function changeRegistration(
  deps: ChangeDeps,
  { caller, params, body }: ChangeRequest,
  change: (trx: Transaction<Tables>, input: RegistrationChange) => Promise<ChangeRefusal | null>,
): Promise<{ ok: true; answer: { data: DetailData } } | HttpRefusal> {
  const { userName: operator } = actingOperator(caller)
  const { database, clock } = deps
  const id = params.registrationId
  const refusal = await database.transaction(async (trx) => {
    const row = await lockRegistration(trx, id)
    if (!row) return { ok: false, refusal: 'not-found' } as const
    if (row.version !== body.version) return 'changed'
    return change(trx, { row, operator, now: clock.now() })
  })
  if (refusal === 'changed') return changed(database.query, id)
  return refusal ?? readDetail(deps, id)
}

async function changed(query: ApiDeps['database']['query'], id: string): Promise<HttpRefusal> {
  const row = await findListed(query, id)
  const data = row && { status: row.status, version: row.version, by: row.assigneeName }
  return { ok: false, refusal: 'registration-changed', data }
}
