import type { Transaction } from 'kysely'
import { checkDeletion, type Deletion } from '#domain/personal-data/account-deletion.ts'
import type { Language } from '#messages/language.ts'
import { enqueue } from '#platform/jobs.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import type { HttpRefusal } from '../http/outcome.ts'
import type { Tables } from '../schema.gen.ts'
import { countObligations, erasePerson, lockAccount, lockOwners } from './erasure-store.ts'
import type {} from './tasks.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'signIns'>

interface DeletionRequest {
  readonly userName: string
  readonly language: Language
  /** Epoch ms; null when the issuer sends no `auth_time`. */
  readonly signedInAt: number | null
}

/** Deletes the caller's own account. The caller must repeat its user name. */
export async function deleteOwnAccount(
  deps: Deps,
  {
    caller,
    confirmedUserName,
    language,
  }: { caller: Caller; confirmedUserName: string; language: Language },
): Promise<{ ok: true } | HttpRefusal> {
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  const { userName, signedInAt } = caller
  if (confirmedUserName !== userName) return { ok: false, refusal: 'forbidden' }
  return deleteAccount(deps, { userName, language, signedInAt })
}

/**
 * Deletes an account in one transaction: erases the personal data of every table, ends all sign-ins and enqueues a mail
 * to the account's verified address. Checks no permission.
 */
export function deleteAccount(
  deps: Deps,
  request: DeletionRequest,
): Promise<{ ok: true } | HttpRefusal> {
  return deps.database.transaction((trx) => deleteAccountWithin(trx, deps, request))
}

/** The same within the transaction of the caller. */
export async function deleteAccountWithin(
  trx: Transaction<Tables>,
  { clock, signIns }: Omit<Deps, 'database'>,
  { userName, language, signedInAt }: DeletionRequest,
): Promise<{ ok: true } | HttpRefusal> {
  const account = await lockAccount(trx, userName)
  if (!account) return { ok: false, refusal: 'not-found' }
  await lockOwners(trx, userName)
  const now = clock.now()
  const obligations = await countObligations(trx, userName, now)
  const verdict = checkDeletion({ signedInAt, now, ...obligations } satisfies Deletion)
  if (!verdict.ok) return refusedWith(verdict.refusal, obligations)
  const { subject, email, email_verified: isProven } = account
  const signIn = await signIns.findRecord(subject, trx)
  await erasePerson(trx, { userName, provenEmail: signIn?.email ?? null }, now)
  await signIns.deletePerson(subject, trx)
  if (isProven && email !== '') await enqueue(trx, 'account-mail', { email, language })
  return { ok: true }
}

function refusedWith(refusal: HttpRefusal['refusal'], obligations: object): HttpRefusal {
  return { ok: false, refusal, ...(refusal === 'account-in-use' && { data: obligations }) }
}
