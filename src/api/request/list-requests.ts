import type { Reply } from '#contract/endpoint.ts'
import type { listRequests as endpoint } from '#contract/request.ts'
import { euros } from '#domain/money.ts'
import { averageAnswerMinutes, usualAnswerMinutes } from '#domain/order/answer-speed.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { serviceName } from '../order/order-view.ts'
import {
  type AnsweredRow,
  findAnswered,
  findAnswerWaits,
  findRequests,
  type RequestRow,
} from './store.ts'
import { SPEED_MS } from './usual-answer.ts'

type ListRequests = typeof endpoint
type RequestLists = Reply<ListRequests>['data']

const ANSWERED_MS = 7 * DAY_MS

/** The requests of the caller's provider that wait, and those of the last seven days (WORK-04). */
export async function listRequests(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, language }: HandlerInput<ListRequests>,
): Promise<Outcome<ListRequests>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const now = deps.clock.now()
  const { query } = deps.database
  const [requests, answered, { isByHand, waits }] = await Promise.all([
    findRequests(query, { providerId, now }),
    findAnswered(query, { providerId, since: now - ANSWERED_MS }),
    findAnswerWaits(query, { providerId, since: now - SPEED_MS }),
  ])
  const data = {
    timeZone,
    requests: requests.map((row) => requestView(row, language)),
    answered: answered.map((row) => answeredView(row, language)),
    averageAnswerMinutes: averageAnswerMinutes(waits),
    usualAnswerMinutes: isByHand ? usualAnswerMinutes(waits) : null,
  }
  return { ok: true, answer: { data } }
}

function requestView(row: RequestRow, language: Language): RequestLists['requests'][number] {
  const iso = (instant: number) => toOffsetIso(instant, row.time_zone)
  return {
    orderId: row.id,
    version: row.version,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    earlierVisits: row.earlier_visits,
    serviceName: serviceName(row, language),
    serviceLocation: row.service_location,
    customerAddress: row.customer_address,
    customerInstructions: row.customer_instructions,
    appointmentStartTime: iso(row.starts_at),
    appointmentEndTime: iso(row.ends_at),
    orderDate: iso(row.placed_at),
    answerBy: iso(row.answer_by),
    totalAmount: euros(row.total_cents),
    minutesFreeBefore:
      row.ends_before === null
        ? null
        : (row.starts_at - row.ends_before) / MINUTE_MS - row.travel_minutes,
  }
}

function answeredView(row: AnsweredRow, language: Language): RequestLists['answered'][number] {
  return {
    orderId: row.id,
    customerName: row.customer_name,
    serviceName: serviceName(row, language),
    appointmentStartTime: toOffsetIso(row.starts_at, row.time_zone),
    answer: row.answer,
    answeredAt: toOffsetIso(row.at, row.time_zone),
    isExpired: row.actor === 'system',
  }
}
