import type { getNoShowFile as endpoint } from '#contract/no-show-file.ts'
import { cityByCode } from '#domain/location/city.ts'
import { lastFreeMoment } from '#domain/order/cancellation.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { bookedVisit } from '../order/order-view.ts'
import { findOrder } from '../order/store.ts'
import { visitView } from './get-visit.ts'

type GetNoShowFile = typeof endpoint
type WorkspaceVisit = Awaited<ReturnType<typeof visitView>>

/** What is stored about a missed visit, for owners and managers who claim its price (WORK-112). */
export async function getNoShowFile(
  deps: Pick<ApiDeps, 'database' | 'clock' | 'secretKey'>,
  { caller, params, language }: HandlerInput<GetNoShowFile>,
): Promise<Outcome<GetNoShowFile>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const order = await findOrder(deps.database.query, params.orderId)
  if (!order || order.provider_id !== member.providerId || order.status !== 'NO_SHOW') {
    return { ok: false, refusal: 'not-found' }
  }
  const iso = (instant: number) => toOffsetIso(instant, order.time_zone)
  const visit = await visitView(deps, order, language)
  const city = cityByCode(order.city_code)?.name[language] ?? ''
  return {
    ok: true,
    answer: {
      data: {
        timeZone: order.time_zone,
        madeAt: iso(deps.clock.now()),
        provider: {
          fullName: order.full_name,
          address: `${order.street}, ${order.postal_code} ${city}`.trim(),
          kvkNumber: order.kvk_number,
          email: order.email,
          phone: order.mobile_numbers[0] ?? '',
        },
        visit,
        placedAt: iso(order.placed_at),
        isPlacedByMember: order.placed_by !== null,
        confirmedAt: lastEventTo(visit, 'CONFIRMED'),
        cancellationWindowMinutes: order.cancellation_window_minutes,
        freeUntil: iso(lastFreeMoment(bookedVisit(order))),
        linkMailedAt: order.link_mailed_at === null ? null : iso(order.link_mailed_at),
        isReminded: order.reminded_for === order.starts_at,
        missedAt: lastEventTo(visit, 'NO_SHOW'),
      },
    },
  }
}

// A move keeps the status, and is no confirmation of its own.
function lastEventTo({ events }: WorkspaceVisit, status: WorkspaceVisit['status']): string | null {
  const reached = events.filter(
    (event) => event.toStatus === status && event.fromStatus !== status && !event.isUndone,
  )
  return reached.at(-1)?.at ?? null
}
