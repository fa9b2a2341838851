import type { HandlerReply } from '#contract/endpoint.ts'
import type { listTermsVersions as endpoint } from '#contract/provider-terms.ts'
import { canUndo, MAIL_DELAY_MS, UNDO_MS } from '#domain/order/undo.ts'
import {
  firstDayAfterNotice,
  holdsFrom,
  lastDayOfNotice,
  termsAt,
} from '#domain/provider-terms/notice.ts'
import { compareDates, type PlainDate } from '#domain/schedule/plain-date.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Outcome } from '../http/outcome.ts'
import { releaseTerms } from './release-terms.ts'
import {
  countMails,
  countMembers,
  countRegistrations,
  findTerms,
  type MailCounts,
  type StoredTerms,
} from './store.ts'

const MAX_VERSIONS = 50

type ListedTerms = HandlerReply<typeof endpoint>['data']['versions'][number]

/** The versions of the terms with what became of their mails, the latest first (DESK-161). */
export async function listTerms({
  database,
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Promise<Outcome<typeof endpoint>> {
  const now = clock.now()
  const [stored, members, registrations] = await Promise.all([
    findTerms(database.query, MAX_VERSIONS),
    countMembers(database.query),
    countRegistrations(database.query),
  ])
  const versions: readonly VersionToList[] =
    stored.length > 0 ? stored : [{ ...releaseTerms(), id: null }]
  const current = termsAt(versions, now).current?.number ?? 1
  const counts = await countMails(
    database.query,
    stored.map(({ id }) => id),
  )
  const firstDay = firstDayOfNext(versions, now)
  const data = {
    versions: versions
      .map((terms) => listedView(terms, counts.get(terms.id ?? '') ?? NO_MAILS, { current, now }))
      .toReversed(),
    firstDay,
    lastDay: lastDayOfNotice(firstDay, now),
    members,
    registrations,
  }
  return { ok: true, answer: { data } }
}

/** The first day on which a version may hold that is announced at `now` (epoch ms): never before an earlier one. */
export function firstDayOfNext(
  versions: readonly Omit<StoredTerms, 'id'>[],
  now: number,
): PlainDate {
  const earliest = firstDayAfterNotice(now + MAIL_DELAY_MS)
  const latest = versions.at(-1)
  const before = latest ? holdsFrom(latest, now) : earliest
  return compareDates(before, earliest) > 0 ? before : earliest
}

type VersionToList = Omit<StoredTerms, 'id'> & { readonly id: string | null }

const NO_MAILS: MailCounts = { mails: 0, mailsLeft: 0, mailsGivenUp: 0 }

function listedView(
  terms: VersionToList,
  counts: MailCounts,
  { current, now }: { current: number; now: number },
): ListedTerms {
  const { id, number, change, announcedAt, haveMailsBegun } = terms
  const mayWithdraw = announcedAt !== null && !haveMailsBegun && canUndo(announcedAt, now)
  return {
    termsId: id,
    number,
    change,
    holdsFrom: holdsFrom(terms, now),
    announcedAt: announcedAt === null ? null : new Date(announcedAt).toISOString(),
    withdrawUntil: mayWithdraw ? new Date(announcedAt + UNDO_MS).toISOString() : null,
    state: number === current ? 'current' : number < current ? 'former' : 'coming',
    areMailsEnqueued: terms.areMailsEnqueued,
    ...counts,
  }
}
