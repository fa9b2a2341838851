import type { getDeskProvider as endpoint } from '#contract/desk-provider.ts'
import { euros } from '#domain/money.ts'
import { endOfNotice } from '#domain/restriction/end-of-notice.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import {
  countVisits,
  findLastOrders,
  findProviderDetail,
  findReportedReviews,
  findRestrictions,
  type ProviderDetailRow,
} from './detail-store.ts'
import { restrictionView, summaryView } from './provider-views.ts'

const MAX_LISTED = 10

/** A provider with all that belongs to it (DESK-112): no client of it is named. */
export async function readProvider(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { params }: { params: HandlerInput<typeof endpoint>['params'] },
): Promise<Outcome<typeof endpoint>> {
  const { query } = database
  const { providerId } = params
  const now = clock.now()
  const noticeEndsAt = endOfNotice(now)
  const [row, counts, orders, restrictions, reports] = await Promise.all([
    findProviderDetail(query, providerId),
    countVisits(query, { providerId, now, endOfNotice: noticeEndsAt }),
    findLastOrders(query, providerId, MAX_LISTED),
    findRestrictions(query, providerId),
    findReportedReviews(query, providerId, MAX_LISTED),
  ])
  if (!row) return { ok: false, refusal: 'not-found' }
  const { timeZone, ...own } = row
  const salon = {
    ...ownPart(own),
    noticeEndsAt: new Date(noticeEndsAt).toISOString(),
    counts,
    orders: orders.map(({ startsAt, totalCents, ...order }) => ({
      ...order,
      startTime: toOffsetIso(startsAt, timeZone),
      amount: euros(totalCents),
    })),
    restrictions: restrictions.map(restrictionView),
    reports: reports.map(({ reportedAt, ...report }) => {
      return { ...report, reportedAt: new Date(reportedAt).toISOString() }
    }),
  }
  return { ok: true, answer: { data: { timeZone, salon } } }
}

function ownPart(row: Omit<ProviderDetailRow, 'timeZone'>) {
  const { decisions, since, street, postalCode, email, mobileNumbers, kvkNumber, vatId } = row
  return {
    ...summaryView(row),
    decisions,
    street,
    postalCode,
    email,
    mobileNumbers,
    kvkNumber,
    vatId,
    since: new Date(since).toISOString(),
    cancellationWindowMinutes: row.cancellationWindowMinutes,
    members: row.members,
    mailLanguage: row.mailLanguage,
  }
}
