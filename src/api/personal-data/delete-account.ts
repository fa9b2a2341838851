import { checkDeletion, type Deletion } from '#domain/personal-data/deletable.ts'
import type { Language } from '#messages/language.ts'
import { enqueue } from '#platform/jobs.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import type { Refused } from '../http/outcome.ts'
import { countTies, erasePerson, lockAccount } from './erasure-store.ts'
import type {} from './tasks.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'signIns'>

interface Wish {
  readonly userName: string
  readonly language: Language
  /** Epoch ms; null where the issuer does not tell. */
  readonly signedInAt: number | null
}

/** Deletes the account of whoever asks, who has to name it: theirs and nobody else's. */
export async function deleteOwnAccount(
  deps: Deps,
  { caller, named, language }: { caller: Caller; named: string; language: Language },
): Promise<{ ok: true } | Refused> {
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  const { userName, signedInAt } = caller
  if (named !== userName) return { ok: false, refusal: 'forbidden' }
  return deleteAccount(deps, { userName, language, signedInAt })
}

/**
 * Deletes an account: in one transaction everything that is personal goes from every table, all sign-ins end, and a
 * mail says so to the address that was proven to be theirs.
 */
export function deleteAccount(
  { database, clock, signIns }: Deps,
  { userName, language, signedInAt }: Wish,
): Promise<{ ok: true } | Refused> {
  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, userName)
    if (!account) return { ok: false, refusal: 'not-found' }
    const now = clock.now()
    const ties = await countTies(trx, userName, now)
    const verdict = checkDeletion({ signedInAt, now, ...ties } satisfies Deletion)
    if (!verdict.ok) return refusedWith(verdict.refusal, ties)
    const { subject, email, email_verified: isProven } = account
    const signIn = await signIns.tell(subject)
    await erasePerson(trx, { userName, provenEmail: signIn?.email ?? null })
    await signIns.forget(subject, trx)
    if (isProven && email !== '') await enqueue(trx, 'account-mail', { email, language })
    return { ok: true }
  })
}

function refusedWith(refusal: Refused['refusal'], ties: object): Refused {
  return { ok: false, refusal, ...(refusal === 'account-in-use' && { data: ties }) }
}
