import type {
  erasePerson as eraseEndpoint,
  exportPerson as exportEndpoint,
} from '#contract/desk-person.ts'
import { findAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { isStillOperator } from '../operator/check-operator.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { recordAct } from '../operator-log/record-act.ts'
import { deleteAccountWithin } from '../personal-data/delete-account.ts'
import { readDataOf } from '../personal-data/read-personal-data.ts'
import { storable } from '../storable.ts'
import { isCaller } from './change-person.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'signIns'>

/** Everything that is stored about somebody who asked for it (DESK-135). */
export async function exportPerson(
  deps: Deps & Pick<ApiDeps, 'secretKey'>,
  { caller, params: { userName }, body }: HandlerInput<typeof exportEndpoint>,
): Promise<Outcome<typeof exportEndpoint>> {
  const { database, clock } = deps
  const account = await findAccount(database.query, userName)
  if (!account) return { ok: false, refusal: 'not-found' }
  await database.transaction((trx) => {
    const target = { kind: 'account', id: account.subject } as const
    const recorded = { act: 'download-person', target, reason: storable(body.reason) } as const
    return recordAct(trx, { operator: actingOperator(caller), ...recorded }, clock)
  })
  const found = await readDataOf(deps, userName, caller)
  return found.ok ? { ok: true, answer: { data: found.data } } : { ok: false, refusal: 'not-found' }
}

/**
 * Erases the account of somebody who asked for it, by the same rules as when they do it themselves (DESK-136). The operator has
 * made sure who asks, which counts as a fresh sign-in, and types the address over.
 */
export async function erasePerson(
  deps: Deps,
  { caller, params: { userName }, body, language }: HandlerInput<typeof eraseEndpoint>,
): Promise<Outcome<typeof eraseEndpoint>> {
  if (isCaller(caller, userName)) return { ok: false, refusal: 'forbidden' }
  const { database, clock } = deps
  return database.transaction(async (trx): Promise<Outcome<typeof eraseEndpoint>> => {
    if (!(await isStillOperator(trx, caller, deps))) return { ok: false, refusal: 'forbidden' }
    const account = await findAccount(trx, userName)
    if (!account) return { ok: false, refusal: 'not-found' }
    if (body.email.toLowerCase() !== (account.email || userName).toLowerCase())
      return { ok: false, refusal: 'invalid-request', details: [OTHER_ADDRESS] }
    const request = { userName, language, signedInAt: clock.now() }
    const deleted = await deleteAccountWithin(trx, deps, request)
    if (!deleted.ok) return deleted
    const target = { kind: 'account', id: account.subject } as const
    const recorded = { act: 'delete-person', target, reason: storable(body.reason) } as const
    await recordAct(trx, { operator: actingOperator(caller), ...recorded }, clock)
    return { ok: true, answer: {} }
  })
}

const OTHER_ADDRESS = { path: 'body.email', message: 'is not the address of this account' }
