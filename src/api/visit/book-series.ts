import type { bookSeries as endpoint } from '#contract/visit-series.ts'
import { canBeBooked } from '#domain/schedule/horizon.ts'
import { SERIES_DAYS } from '#domain/schedule/series-limits.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { conflictsIn } from '../agenda/conflicts.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember, type Member } from '../membership/find-member.ts'
import { idempotencyOf } from '../order/idempotency.ts'
import { type BookingRequest, bookVisits } from './book-visits.ts'
import { findSeriesOf } from './series-store.ts'

type BookSeries = typeof endpoint
type Deps = Pick<ApiDeps, 'database' | 'clock' | 'places'>

/**
 * Books the same visit at several times, all or none (WORK-111). Each is an order of its own afterwards. What is taken is
 * refused with what takes each time, except where the member squeezes a visit in.
 */
export async function bookSeries(
  deps: Deps,
  input: HandlerInput<BookSeries>,
): Promise<Outcome<BookSeries>> {
  const { caller, params, body, language } = input
  const { userName: providerUserName } = params
  const member = await findMember(deps, caller, { providerUserName, permission: 'manage-visits' })
  if (!member.ok) return member
  const starts = startsOf(body.visits)
  const details = faultsOf(starts, deps.clock.now())
  if (details.length > 0) return { ok: false, refusal: 'invalid-request', details }
  const booked = await bookVisits(deps, {
    member,
    providerUserName,
    language,
    starts,
    visit: body,
    isSeries: true,
    idempotency: idempotencyOf(member.userName, input),
  })
  if (booked.ok) {
    const visits = await findSeriesOf(deps.database.query, booked.orderId)
    const iso = (instant: number) => toOffsetIso(instant, member.timeZone)
    const data = {
      visits: visits.map(({ orderId, startsAt }) => ({ orderId, startTime: iso(startsAt) })),
    }
    return { ok: true, answer: { data } }
  }
  return 'taken' in booked ? datesTaken(deps, member, booked.taken, language) : booked
}

function startsOf(visits: HandlerInput<BookSeries>['body']['visits']): BookingRequest['starts'] {
  return visits
    .map(({ startTime, squeezeIn }) => ({
      startsAt: Date.parse(startTime),
      isSqueezedIn: squeezeIn,
    }))
    .toSorted((one, other) => one.startsAt - other.startsAt)
}

function faultsOf(starts: BookingRequest['starts'], now: number) {
  const first = starts[0]?.startsAt ?? now
  const last = starts.at(-1)?.startsAt ?? now
  const fault = (message: string) => [{ path: 'body.visits', message }]
  if (!canBeBooked(first, now) || !canBeBooked(last, now)) {
    return fault('start more than a day ago or more than two years ahead')
  }
  return last - first > (SERIES_DAYS + 1) * DAY_MS ? fault('reach over more than a year') : []
}

async function datesTaken(
  { database }: Deps,
  member: Member,
  taken: readonly (readonly TimeRange[])[],
  language: Language,
): Promise<HttpRefusal> {
  const dates = await Promise.all(
    taken.map(async (times) => ({
      startTime: toOffsetIso(times[0]?.startsAt ?? 0, member.timeZone),
      ...(await conflictsIn(database.query, member, { times, language, isForVisit: true })),
    })),
  )
  // Where a customer was faster, which of them is taken is seen only now; it may be free again already.
  const inTheWay = dates.filter(({ conflicts }) => conflicts.length > 0)
  const data = { dates: inTheWay.length > 0 ? inTheWay : dates }
  return { ok: false, refusal: 'slot-taken', data }
}
