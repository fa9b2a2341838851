import type { Kysely, QueryExecutorProvider } from 'kysely'
import { setOperator } from '../account/store.ts'
import { findSubject } from '../account/subject-store.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Tables } from '../schema.gen.ts'

type SignIns = Pick<ApiDeps, 'signIns'>
type Trx = Kysely<Tables> & QueryExecutorProvider
type Result = { ok: true; subject: string } | { ok: false; refusal: 'not-found' | 'not-here' }

const NOT_FOUND = { ok: false, refusal: 'not-found' } as const

/** Ends every sign-in of an account (DESK-132). Checks no permission and writes no act. */
export async function signOutEverywhere(
  trx: Trx,
  userName: string,
  { signIns }: SignIns,
): Promise<Result> {
  const subject = await findSubject(trx, userName)
  if (subject === undefined) return NOT_FOUND
  await signIns.endSignIns(subject, trx)
  return { ok: true, subject }
}

/** Ends one sign-in of an account (DESK-247). Checks no permission and writes no act. */
export async function signOutOf(
  trx: Trx,
  { userName, sessionId }: { userName: string; sessionId: string },
  { signIns }: SignIns,
): Promise<Result> {
  const subject = await findSubject(trx, userName)
  if (subject === undefined || !(await signIns.endSignIn(subject, sessionId, trx))) return NOT_FOUND
  return { ok: true, subject }
}

/** Locks or unlocks an account; locking ends its sign-ins (DESK-133). Checks no permission and writes no act. */
export async function setLocked(
  trx: Trx,
  { userName, isLocked }: { userName: string; isLocked: boolean },
  { signIns }: SignIns,
): Promise<Result> {
  const subject = await findSubject(trx, userName)
  if (subject === undefined) return NOT_FOUND
  if (!(await signIns.setLocked(subject, isLocked, trx))) return { ok: false, refusal: 'not-here' }
  if (isLocked) await signIns.endSignIns(subject, trx)
  return { ok: true, subject }
}

/** Gives or takes the role of operator (DESK-134). Checks no permission and writes no act. */
export async function setOperatorRole(
  trx: Trx,
  { userName, isOperator }: { userName: string; isOperator: boolean },
): Promise<Result> {
  const subject = await findSubject(trx, userName)
  if (subject === undefined || !(await setOperator(trx, userName, isOperator))) return NOT_FOUND
  return { ok: true, subject }
}
