import type { Transaction } from 'kysely'
import type {
  lockPerson as lockEndpoint,
  setPersonOperator as operatorEndpoint,
  signOutSession as sessionEndpoint,
  signOutPerson as signOutEndpoint,
} from '#contract/desk-person.ts'
import type { OperatorAct } from '#domain/operator-log/acts.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { isStillOperator } from '../operator/check-operator.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { recordAct } from '../operator-log/record-act.ts'
import type { Tables } from '../schema.gen.ts'
import { storable } from '../storable.ts'
import { setLocked, setOperatorRole, signOutEverywhere, signOutOf } from './person-access.ts'
import { readPerson } from './read-person.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'signIns' | 'workItemTerms'>
type ChangeResult = Awaited<ReturnType<typeof setLocked>> | typeof NO_OPERATOR

const NO_OPERATOR = { ok: false, refusal: 'forbidden' } as const

/** Ends every sign-in of an account (DESK-132). */
export async function signOutPerson(
  deps: Deps,
  { caller, params: { userName }, body: { reason } }: HandlerInput<typeof signOutEndpoint>,
): Promise<Outcome<typeof signOutEndpoint>> {
  const act = { act: 'sign-out-person', reason } as const
  const changed = await change(deps, caller, act, (trx) => signOutEverywhere(trx, userName, deps))
  if (changed.ok) return readPerson(deps, { caller, userName })
  return { ok: false, refusal: 'not-found' }
}

/** Ends one sign-in of an account (DESK-247). */
export async function signOutSession(
  deps: Deps,
  { caller, params, body: { reason } }: HandlerInput<typeof sessionEndpoint>,
): Promise<Outcome<typeof sessionEndpoint>> {
  const act = { act: 'sign-out-session', reason } as const
  const changed = await change(deps, caller, act, (trx) => signOutOf(trx, params, deps))
  if (changed.ok) return readPerson(deps, { caller, userName: params.userName })
  return { ok: false, refusal: 'not-found' }
}

/** Locks or unlocks an account; nobody locks themselves out (DESK-133). */
export async function lockPerson(
  deps: Deps,
  { caller, params: { userName }, body: { isLocked, reason } }: HandlerInput<typeof lockEndpoint>,
): Promise<Outcome<typeof lockEndpoint>> {
  if (isCaller(caller, userName)) return { ok: false, refusal: 'forbidden' }
  const act = { act: isLocked ? 'lock-person' : 'unlock-person', reason } as const
  const changed = await change(deps, caller, act, async (trx) => {
    if (!(await isStillOperator(trx, caller, deps))) return NO_OPERATOR
    return setLocked(trx, { userName, isLocked }, deps)
  })
  return changed.ok ? readPerson(deps, { caller, userName }) : changed
}

/** Makes an account operator or no longer; nobody changes their own role, so that one remains (DESK-134). */
export async function changeOperator(
  deps: Deps,
  {
    caller,
    params: { userName },
    body: { isOperator, reason },
  }: Pick<HandlerInput<typeof operatorEndpoint>, 'caller' | 'params' | 'body'>,
): Promise<Outcome<typeof operatorEndpoint>> {
  if (isCaller(caller, userName)) return { ok: false, refusal: 'forbidden' }
  const act = { act: isOperator ? 'make-operator' : 'unmake-operator', reason } as const
  const changed = await change(deps, caller, act, async (trx) => {
    if (!(await isStillOperator(trx, caller, deps))) return NO_OPERATOR
    return setOperatorRole(trx, { userName, isOperator })
  })
  if (changed.ok) return readPerson(deps, { caller, userName })
  return changed.refusal === 'forbidden' ? NO_OPERATOR : { ok: false, refusal: 'not-found' }
}

/** Whether an operator acts on their own account. */
export function isCaller(caller: Caller, userName: string): boolean {
  return caller.kind === 'user' && caller.userName === userName
}

function change(
  { database, clock }: Deps,
  caller: Caller,
  { act, reason }: { act: OperatorAct; reason: string },
  write: (trx: Transaction<Tables>) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  return database.transaction(async (trx) => {
    const changed = await write(trx)
    if (!changed.ok) return changed
    const target = { kind: 'account', id: changed.subject } as const
    const operator = actingOperator(caller)
    await recordAct(trx, { operator, act, target, reason: storable(reason) }, clock)
    return changed
  })
}
