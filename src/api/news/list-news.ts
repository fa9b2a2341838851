import type { listNews as listEndpoint, seeNews as seeEndpoint } from '#contract/news.ts'
import { hasPermission } from '#domain/membership/role.ts'
import { publicName } from '#domain/person-name.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { serviceName } from '../order/order-view.ts'
import {
  beginNews,
  findChangedVisits,
  findNews,
  writeAgendaSeen,
  writeNewsSeen,
  writeVisitSeen,
} from './store.ts'

const DAYS = 14

type ListNews = typeof listEndpoint
type SeeNews = typeof seeEndpoint
type Deps = Pick<ApiDeps, 'database' | 'clock'>

/** What customers did lately at the caller's provider, and what of it is new to the caller (WORK-197); which visits others changed (WORK-200). */
export async function listNews(
  { database, clock }: Deps,
  { caller, params, language }: HandlerInput<ListNews>,
): Promise<Outcome<ListNews>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId, timeZone, userName } = member
  const now = clock.now()
  await beginNews(database.query, { providerId, userName, now })
  const rows = await findNews(database.query, {
    providerId,
    userName,
    after: now - DAYS * DAY_MS,
    withReviews: hasPermission(member.role, 'reply-to-reviews', member.roleSettings),
  })
  const news = rows.map(({ at, startsAt, items, ...row }) => ({
    ...row,
    customerName: row.kind === 'review' ? (publicName(row.customerName) ?? '') : row.customerName,
    at: toOffsetIso(at, timeZone),
    serviceName: serviceName({ items }, language),
    appointmentStartTime: startsAt === null ? null : toOffsetIso(startsAt, timeZone),
  }))
  const newCount = news.filter(({ isNew }) => isNew).length
  const changed = await findChangedVisits(database.query, { providerId, userName, now })
  const changedVisits = changed.map(({ at, startsAt, ...visit }) => ({
    ...visit,
    at: toOffsetIso(at, timeZone),
    appointmentStartTime: toOffsetIso(startsAt, timeZone),
  }))
  return { ok: true, answer: { data: { timeZone, news, newCount, changedVisits } } }
}

/** Writes until when the caller has seen them, at most until now. */
export async function seeNews(
  { database, clock }: Deps,
  { caller, params, body }: HandlerInput<SeeNews>,
): Promise<Outcome<SeeNews>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId, userName } = member
  const now = clock.now()
  const until = Math.min(Date.parse(body.until), now)
  await beginNews(database.query, { providerId, userName, now })
  const seen = { providerId, userName, until, now }
  const { orderId } = body
  if (body.seen === 'news') await writeNewsSeen(database.query, seen)
  else if (orderId) await writeVisitSeen(database.query, { ...seen, orderId })
  else await writeAgendaSeen(database.query, seen)
  return { ok: true, answer: {} }
}
