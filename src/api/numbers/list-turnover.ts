import type { Reply } from '#contract/endpoint.ts'
import type { listTurnover as endpoint } from '#contract/numbers.ts'
import { travelVatLine } from '#domain/delivery/travel-fee.ts'
import { euros, vatShares } from '#domain/money.ts'
import { periodAt } from '#domain/numbers/period-instants.ts'
import { addDays } from '#domain/schedule/plain-date.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { findVisits, type VisitLinesRow } from './store.ts'

type ListTurnover = typeof endpoint
type Line = Reply<ListTurnover>['data']['lines'][number]

/** The visits of a period for the books of the caller's provider (WORK-74). */
export async function listTurnover(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, query: { period }, language }: HandlerInput<ListTurnover>,
): Promise<Outcome<ListTurnover>> {
  const access = { providerUserName: params.userName, permission: 'read-numbers' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const { days, range } = periodAt(period, { now: deps.clock.now(), timeZone })
  const visits = await findVisits(deps.database.query, { providerId, within: range })
  const lines = visits.flatMap((visit) => linesOf(visit, timeZone, language))
  const data = { timeZone, from: days.from, to: addDays(days.until, -1), lines }
  return { ok: true, answer: { data } }
}

function linesOf(visit: VisitLinesRow, timeZone: string, language: Language): Line[] {
  const { id, startsAt, bookedBy, status, discountCents, travelCents, items } = visit
  const line = { orderId: id, startTime: toOffsetIso(startsAt, timeZone), bookedBy, status }
  if (status === 'NO_SHOW') {
    return [{ ...line, serviceName: namesOf(items, language), amount: 0, vatRate: null, vat: 0 }]
  }
  const priced = items.map((item) => ({
    rate: item.vat_rate,
    totalCents: item.cents,
    vatRate: item.vat_rate,
    isAddon: item.is_addon,
  }))
  const travel = travelVatLine(travelCents, priced)
  return vatShares(priced, discountCents, travel).map(({ rate, totalCents, vatCents }) => ({
    ...line,
    serviceName: namesOf(
      items.filter((item) => item.vat_rate === rate),
      language,
    ),
    amount: euros(totalCents),
    vatRate: rate,
    vat: euros(vatCents),
  }))
}

function namesOf(items: VisitLinesRow['items'], language: Language): string {
  return items
    .map(({ name_en, name_nl, quantity }) => {
      const name = language === 'nl' ? name_nl : name_en
      return quantity === 1 ? name : `${quantity} × ${name}`
    })
    .join(', ')
}
