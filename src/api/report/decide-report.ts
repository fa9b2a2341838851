import type { Transaction } from 'kysely'
import { type DecisionEffect, type Ground, isGroundOf } from '#domain/report/report.ts'
import { reportGroundOf } from '#domain/report/salon-restriction.ts'
import { visibleText } from '#domain/visible-text.ts'
import { isInformed } from '#messages/decision-letter.ts'
import { enqueue } from '#platform/jobs.ts'
import { uuidv7 } from '#platform/random.ts'
import { findSubject } from '../account/subject-store.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HttpRefusal } from '../http/outcome.ts'
import { delayOfDecisionMail } from '../mail/decision-mail-delay.ts'
import { findOperatorsWithLock } from '../operator-log/find-assignees.ts'
import { recordAct } from '../operator-log/record-act.ts'
import { lockProvider } from '../restriction/store.ts'
import type { Tables } from '../schema.gen.ts'
import { storable } from '../storable.ts'
import { hideSalon, type SalonRestriction } from './hide-salon.ts'
import { findDecisions, findReport, insertDecision, lockReport, type ReportRow } from './store.ts'
import { applyDecisions, findAuthor, lockTarget } from './target-store.ts'
import type { DecisionMailJob } from './tasks.ts'

export interface ReportDecision {
  readonly effect: DecisionEffect
  readonly ground: Ground
  readonly facts: string
}

interface DecisionRequest extends ReportDecision {
  readonly reportId: string
  /** That which the operator has read. */
  readonly version: number
  readonly operatorUserName: string
  readonly restriction?: SalonRestriction | undefined
}

/**
 * Decides about a report or an objection (DESK-072). Who decided does not decide about an objection to it, where there is
 * another operator (DESK-077). Only a report that is as it was read is decided.
 */
export async function decideReport(
  { database, clock, signIns }: Pick<ApiDeps, 'database' | 'clock' | 'signIns'>,
  { reportId, version, operatorUserName, restriction, ...asked }: DecisionRequest,
): Promise<{ ok: true } | HttpRefusal> {
  const found = await findReport(database.query, reportId)
  if (!found) return { ok: false, refusal: 'not-found' }
  const decision = restriction ? { ...asked, ground: reportGroundOf(restriction.ground) } : asked
  const details = [...invalidParts(decision), ...invalidRestriction(decision, found, restriction)]
  if (details.length > 0) return { ok: false, refusal: 'invalid-request', details }
  return database.transaction(async (trx) => {
    await lockTarget(trx, found)
    const report = await lockReport(trx, reportId)
    if (!report) return { ok: false, refusal: 'not-found' }
    if (report.version !== version || report.state === 'decided')
      return { ok: false, refusal: 'item-changed' }
    if (!(await mayDecide(trx, report, operatorUserName, { signIns })))
      return { ok: false, refusal: 'own-decision' }
    if (restriction) {
      const stated = { ...restriction, facts: decision.facts, operatorUserName }
      if (!(await hideSalon(trx, { providerId: report.providerId, ...stated }, clock)))
        return { ok: false, refusal: 'provider-changed' }
    } else if (await isStillHidden(trx, report)) return { ok: false, refusal: 'provider-hidden' }
    const decidedBy = (await findSubject(trx, operatorUserName)) ?? null
    // The owners of a salon get the statement of reasons of the restriction.
    const tellAuthor = report.kind !== 'provider'
    await writeDecision(trx, report, { ...decision, decidedBy, now: clock.now(), tellAuthor })
    const { effect, ground } = decision
    const target = { kind: 'report', id: reportId } as const
    const act = { act: 'decide-report', target, details: { effect, ground } } as const
    await recordAct(trx, { operator: { userName: operatorUserName }, ...act }, clock)
    return { ok: true }
  })
}

/**
 * Whether a salon that this report hid is still hidden: who reported would read that it is shown again. The operator shows it on
 * its own page first, which tells its owners (DESK-260).
 */
async function isStillHidden(
  trx: Transaction<Tables>,
  { kind, effect, providerId }: ReportRow,
): Promise<boolean> {
  if (kind !== 'provider' || effect !== 'hide') return false
  const provider = await lockProvider(trx, providerId)
  return provider?.state === 'hidden' || provider?.state === 'ended'
}

/** Whether an operator may decide: not about an objection to their own decision, where there is another who is not locked. */
export async function mayDecide(
  query: ApiDeps['database']['query'],
  report: Pick<ReportRow, 'id' | 'state'>,
  operatorUserName: string,
  { signIns }: Pick<ApiDeps, 'signIns'>,
): Promise<boolean> {
  if (report.state !== 'objection') return true
  const [decisions, operators, subject] = await Promise.all([
    findDecisions(query, report.id),
    findOperatorsWithLock(query, { signIns }),
    findSubject(query, operatorUserName),
  ])
  if (decisions.at(-1)?.decidedBy !== subject) return true
  return operators.every(({ userName, isLocked }) => userName === operatorUserName || isLocked)
}

interface WrittenDecision extends ReportDecision {
  /** The subject of an operator; null for the command line. */
  readonly decidedBy: string | null
  /** Epoch ms. */
  readonly now: number
  /** Whether the author hears of it; of several decisions at once only of one. */
  readonly tellAuthor: boolean
}

/** Writes a decision, hides or shows its target, and enqueues the mails. The target must be locked. */
export async function writeDecision(
  trx: Transaction<Tables>,
  report: ReportRow,
  { effect, ground, facts, decidedBy, now, tellAuthor }: WrittenDecision,
): Promise<void> {
  const [id, reportId] = [uuidv7(now), report.id]
  const written = { effect, ground, facts: storable(facts), decidedBy, decidedAt: now }
  await insertDecision(trx, { id, reportId, ...written })
  await applyDecisions(trx, report, now)
  const told = { effect, effectBefore: report.effect }
  if (tellAuthor && isInformed('author', told)) {
    const { addresses } = await findAuthor(trx, report)
    await enqueueMail(trx, { decisionId: id, reportId, party: 'author' }, { addresses, now })
  }
  if (report.reporterEmail !== null) {
    const addresses = [report.reporterEmail]
    await enqueueMail(trx, { decisionId: id, reportId, party: 'reporter' }, { addresses, now })
  }
}

// At once, unless the day's mails to an address that nobody has proven are used (DESK-212).
async function enqueueMail(
  trx: Transaction<Tables>,
  job: DecisionMailJob,
  { addresses, now }: { addresses: readonly string[]; now: number },
): Promise<void> {
  const delayMs = await delayOfDecisionMail(trx, addresses, now)
  await enqueue(trx, 'decision-mail', job, delayMs > 0 ? { runAt: now + delayMs } : {})
}

function invalidParts({ effect, ground, facts }: ReportDecision) {
  return [
    ...(isGroundOf(effect, ground)
      ? []
      : [{ path: 'body.ground', message: `does not belong to the effect ${effect}` }]),
    ...(visibleText(facts) === ''
      ? [{ path: 'body.facts', message: 'is required: the parties read it' }]
      : []),
  ]
}

function invalidRestriction(
  { effect }: ReportDecision,
  { kind }: Pick<ReportRow, 'kind'>,
  restriction: SalonRestriction | undefined,
) {
  const hidesSalon = kind === 'provider' && effect === 'hide'
  if (hidesSalon !== (restriction !== undefined))
    return [{ path: 'body.restriction', message: 'is needed to hide a provider, and then alone' }]
  return restriction?.ground === 'law' && visibleText(restriction.law) === ''
    ? [{ path: 'body.restriction.law', message: 'names the law and its article' }]
    : []
}
