import type { getPerson as endpoint } from '#contract/desk-person.ts'
import { euros } from '#domain/money.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { dueDay } from '#domain/work-item/terms.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { recordAct } from '../operator-log/record-act.ts'
import {
  findLastOrdersOf,
  findPerson,
  findPrivacyRequestsOf,
  type PersonDetailRow,
} from './store.ts'

const MAX_ORDERS = 10

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'signIns' | 'workItemTerms'>

/** Opens an account, which is written to the operator log before anything of it is shown (DESK-131). */
export async function openPerson(
  deps: Deps,
  { caller, params }: HandlerInput<typeof endpoint>,
): Promise<Outcome<typeof endpoint>> {
  const { database, clock } = deps
  const { userName } = params
  const found = await database.transaction(async (trx) => {
    const person = await findPerson(trx, userName, clock.now())
    if (!person) return false
    const target = { kind: 'account', id: person.subject } as const
    const operator = actingOperator(caller)
    await recordAct(trx, { operator, act: 'open-person', target }, clock)
    return true
  })
  return found ? readPerson(deps, { caller, userName }) : { ok: false, refusal: 'not-found' }
}

/** An account as the desk shows it. Writes no act. */
export async function readPerson(
  deps: Deps,
  { caller, userName }: { caller: Caller; userName: string },
): Promise<Outcome<typeof endpoint>> {
  const { database, clock } = deps
  const { query } = database
  const found = await findPerson(query, userName, clock.now())
  if (!found) return { ok: false, refusal: 'not-found' }
  const { subject, since, visits, reviews, favourites, visitsToCome, ownSalons, ...account } = found
  const [signIn, orders, requests] = await Promise.all([
    signInOf(deps, subject),
    findLastOrdersOf(query, userName, MAX_ORDERS),
    account.email ? findPrivacyRequestsOf(query, account.email) : [],
  ])
  const person = {
    ...account,
    since: new Date(since).toISOString(),
    isYou: caller.kind === 'user' && caller.userName === account.userName,
    signIn,
    counts: { visits, reviews, favourites, visitsToCome, ownSalons },
    privacyRequests: requests.map(({ contactRequestId, requestedAt }) => ({
      contactRequestId,
      requestedAt: new Date(requestedAt).toISOString(),
      dueDay: dueDay(
        'privacy-request',
        wallClock(requestedAt, DUTCH_ZONE).date,
        deps.workItemTerms,
      ),
    })),
    orders: orders.map(({ startsAt, timeZone, totalCents, ...order }) => ({
      ...order,
      startTime: toOffsetIso(startsAt, timeZone),
      amount: euros(totalCents),
    })),
  }
  return { ok: true, answer: { data: { person } } }
}

async function signInOf({ database, signIns }: Deps, subject: PersonDetailRow['subject']) {
  const [record, locked] = await Promise.all([
    signIns.findRecord(subject, database.query),
    signIns.findLocked([subject], database.query),
  ])
  if (!record) return null
  const { authenticatorAddedAt, passkeys } = record.secondFactor
  return {
    hasPassword: record.hasPassword,
    otherServices: record.otherServices.length,
    hasSecondFactor: authenticatorAddedAt !== null || passkeys.length > 0,
    isLocked: locked.length > 0,
    sessions: record.sessions.map(({ signedInAt, lastSeenAt, expiresAt, ...session }) => ({
      ...session,
      signedInAt: signedInAt === null ? null : new Date(signedInAt).toISOString(),
      lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
    })),
  }
}
