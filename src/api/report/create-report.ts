import type { createReport as endpoint } from '#contract/report.ts'
import { mayBeAnonymous, type ReportForm, reportErrors } from '#domain/report/report.ts'
import { hasRequiredMessage, type ReportReason } from '#domain/review/review-report.ts'
import type { Language } from '#messages/language.ts'
import { enqueue } from '#platform/jobs.ts'
import { uuidv7 } from '#platform/random.ts'
import { findAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import { invalidFields } from '../contact/invalid-fields.ts'
import type { Caller } from '../http/caller.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { countMail } from '../mail/mail-count-store.ts'
import { storable, storableLine } from '../storable.ts'
import { RECEIPTS, REPORTS_BY_ADDRESS } from './limits.ts'
import { findPublicTarget, insertReport, type NewReport, type TargetName } from './store.ts'
import type {} from './tasks.ts'

type CreateReport = typeof endpoint
type Deps = Pick<ApiDeps, 'database' | 'clock' | 'limiter'>

/** Stores a report of something that everybody can see, and enqueues its mails (DESK-070). Open to visitors. */
export async function createReport(
  deps: Deps,
  { caller, body, language, address }: HandlerInput<CreateReport>,
): Promise<Outcome<CreateReport>> {
  const limited = await enforceRateLimit(deps.limiter, [REPORTS_BY_ADDRESS, address])
  if (limited) return limited
  const form = { ...body, ...(await reporterOf(deps, caller, body)) }
  const refused = invalidFields(reportErrors(form, body.kind))
  if (refused) return refused
  const stored = await storeReport(deps, body, {
    reason: body.reason,
    message: storable(body.message),
    quote: storable(body.quote),
    reporterName: storableLine(form.name),
    reporterEmail: storableLine(form.email) || null,
    reporterUserName: caller.kind === 'user' ? caller.userName : null,
    language: body.language ?? language,
    isByBot: body.website !== '',
  })
  if (!stored.ok) return stored
  return { ok: true, answer: { data: { isReceiptMailed: stored.isReceiptMailed } } }
}

interface ReviewReport {
  readonly reviewId: string
  readonly reason: ReportReason
  readonly message: string
  /** A hidden field that only bots fill in. */
  readonly website: string
  readonly language: Language
  /** The visitor's network address. */
  readonly address: string
}

/** Stores a report of a review without a name, which comes to the same list. Open to visitors. */
export async function reportReview(
  deps: Deps,
  { reviewId, reason, message, website, language, address }: ReviewReport,
): Promise<{ ok: true } | HttpRefusal> {
  const limited = await enforceRateLimit(deps.limiter, [REPORTS_BY_ADDRESS, address])
  if (limited) return limited
  if (!hasRequiredMessage({ reason, message })) {
    const details = [{ path: 'body.message', message: 'is required with the reason other' }]
    return { ok: false, refusal: 'invalid-request', details }
  }
  const said = { reason, message: storable(message), quote: '', language, isByBot: website !== '' }
  const nobody = { reporterName: '', reporterEmail: null, reporterUserName: null }
  const stored = await storeReport(
    deps,
    { kind: 'review', targetId: reviewId },
    { ...said, ...nobody },
  )
  return stored.ok ? { ok: true } : stored
}

// What a caller who is signed in leaves empty is that of the account, unless the report may be without a name.
async function reporterOf(
  { database }: Deps,
  caller: Caller,
  { name, email, reason }: Pick<ReportForm, 'name' | 'email' | 'reason'>,
): Promise<{ name: string; email: string }> {
  if (caller.kind === 'visitor' || mayBeAnonymous(reason)) return { name, email }
  const account = await findAccount(database.query, caller.userName)
  return {
    name: name.trim() === '' ? (account?.name ?? '') : name,
    email: email.trim() === '' ? (account?.email ?? '') : email,
  }
}

type SaidReport = Pick<
  NewReport,
  | 'reason'
  | 'message'
  | 'quote'
  | 'reporterName'
  | 'reporterEmail'
  | 'reporterUserName'
  | 'language'
> & { readonly isByBot: boolean }

async function storeReport(
  { database, clock }: Deps,
  named: TargetName,
  { isByBot, ...said }: SaidReport,
): Promise<{ ok: true; isReceiptMailed: boolean } | HttpRefusal> {
  const target = await findPublicTarget(database.query, named)
  if (!target) return { ok: false, refusal: 'not-found' }
  const { reporterEmail: email } = said
  // A bot gets the reply of success.
  if (isByBot) return { ok: true, isReceiptMailed: email !== null }
  const now = clock.now()
  const report = {
    ...said,
    id: uuidv7(now),
    kind: named.kind,
    reportedAt: now,
    providerId: target.providerId,
    reviewId: target.reviewId,
    pictureId: target.pictureId,
  }
  return database.transaction(async (trx) => {
    await insertReport(trx, report)
    await enqueue(trx, 'report-mail', { id: report.id })
    const isReceiptMailed =
      email !== null && (await countMail(trx, { limit: RECEIPTS, email, now }))
    if (isReceiptMailed) await enqueue(trx, 'report-receipt', { id: report.id })
    return { ok: true, isReceiptMailed }
  })
}
