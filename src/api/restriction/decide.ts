import type { Transaction } from 'kysely'
import { MAIL_DELAY_MS, UNDO_MS } from '#domain/order/undo.ts'
import { endOfNotice } from '#domain/restriction/end-of-notice.ts'
import {
  checkRestriction,
  type RestrictionGround,
  type RestrictionKind,
} from '#domain/restriction/restriction.ts'
import { restrictionMail as en } from '#messages/en/restriction-mail.ts'
import { restrictionMail as nl } from '#messages/nl/restriction-mail.ts'
import { enqueue } from '#platform/jobs.ts'
import { uuidv7 } from '#platform/random.ts'
import { delayOfDecisionMail } from '../mail/decision-mail-delay.ts'
import type { Tables } from '../schema.gen.ts'
import {
  activate,
  closeAfterEnd,
  deactivate,
  findAddress,
  findReaders,
  findRestrictionInForce,
  insertRestriction,
  type LockedProvider,
  writeLift,
} from './store.ts'
import type { RestrictionMailJob } from './tasks.ts'

export interface RestrictionDecision {
  readonly kind: RestrictionKind
  readonly ground: RestrictionGround
  readonly law: string
  readonly facts: string
  /** Of an end: without notice. */
  readonly atOnce: boolean
}

/**
 * Pauses, hides or ends a provider that is locked, and enqueues the statement of reasons to its owners, seconds later so that it
 * can be taken back (DESK-113). Writes no act. @param now epoch ms
 * @returns the id of the decision; null when the state of the provider does not allow it
 */
export async function decide(
  trx: Transaction<Tables>,
  provider: LockedProvider,
  { kind, atOnce, ...grounds }: RestrictionDecision,
  now: number,
): Promise<string | null> {
  if (checkRestriction(kind, provider)) return null
  const id = uuidv7(now)
  const providerId = provider.id
  const takesEffectAt = kind === 'end' && !atOnce ? endOfNotice(now) : now
  await insertRestriction(trx, { id, providerId, kind, ...grounds, now, takesEffectAt })
  if (takesEffectAt <= now) await deactivate(trx, providerId, RESTRICTIONS[kind])
  if (kind === 'end') {
    const { closed } = { en, nl }[provider.mailLanguage]
    await closeAfterEnd(trx, { restrictionId: id, reason: closed })
    if (atOnce) await enqueue(trx, 'end-providers', {}, { runAt: now + MAIL_DELAY_MS })
  }
  await enqueueMails(trx, providerId, { restrictionId: id, event: 'decided' }, now)
  return id
}

const RESTRICTIONS = { pause: null, hide: 'hidden', end: 'ended' } as const

/**
 * Takes a decision about a locked provider back, and shows the provider when no other one stands and it was shown before. Visits
 * that were cancelled stay so. Writes no act. @param now epoch ms
 * @returns false when the decision does not stand
 */
export async function lift(
  trx: Transaction<Tables>,
  providerId: string,
  { restrictionId, reason }: { restrictionId: string; reason: string },
  now: number,
): Promise<boolean> {
  const standing = await findRestrictionInForce(trx, { providerId, restrictionId })
  if (!standing) return false
  await writeLift(trx, { restrictionId, reason, now })
  // A provider whose end is only announced is as visible as it was.
  if (standing.isApplied)
    await activate(trx, providerId, { evenIfPaused: standing.kind === 'pause' })
  await enqueueMails(trx, providerId, { restrictionId, event: 'lifted' }, now)
  return true
}

async function enqueueMails(
  trx: Transaction<Tables>,
  providerId: string,
  job: Omit<RestrictionMailJob, 'reader'>,
  now: number,
): Promise<void> {
  const { restrictionId } = job
  for (const reader of await findReaders(trx, providerId)) {
    const address = await findAddress(trx, { restrictionId, reader })
    const delayMs = await delayOfDecisionMail(trx, address === undefined ? [] : [address], now)
    const runAt = now + UNDO_MS + delayMs
    await enqueue(trx, 'restriction-mail', { ...job, reader }, { runAt })
  }
}
