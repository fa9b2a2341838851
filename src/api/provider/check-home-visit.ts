import type { checkHomeVisit as endpoint } from '#contract/home-visit.ts'
import { checkDelivery, offersDoorstep } from '#domain/delivery/delivery.ts'
import { homeDistanceKm } from '#domain/delivery/home-distance.ts'
import { travelFeeCents } from '#domain/delivery/travel-fee.ts'
import { euros } from '#domain/money.ts'
import type { Limit } from '#platform/rate-limit.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findHomePoint } from '../home-visit/home-point.ts'
import { homeReach } from '../home-visit/home-reach.ts'
import { travelRatesOf } from '../home-visit/travel-rates.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { readOrderToChange } from '../order-access/order-to-change.ts'
import { storableLine } from '../storable.ts'
import { findProvider } from './store.ts'

type CheckHomeVisit = typeof endpoint

/** Far more addresses than one person books visits at. */
const BY_ACCOUNT: Limit = { name: 'home-visit-account', points: 100, seconds: 600 }

/**
 * What coming to an address costs, by the rules of an order (WORK-214). The address of an order that is being changed is as far
 * as it was, and its provider comes there (WORK-212).
 */
export async function checkHomeVisit(
  deps: Pick<ApiDeps, 'database' | 'limiter' | 'places'>,
  { body, caller }: HandlerInput<CheckHomeVisit>,
): Promise<Outcome<CheckHomeVisit>> {
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  const refusedFor = await enforceRateLimit(deps.limiter, [BY_ACCOUNT, caller.userName])
  if (refusedFor) return refusedFor
  const { userName: providerUserName, orderId } = body
  const change = orderId
    ? await readOrderToChange(deps, caller, { orderId, providerUserName })
    : null
  if (change && !change.ok) return change
  const row = await findProvider(deps.database.query, body.userName)
  if (!row) return { ok: false, refusal: 'not-found' }
  const { service_availability: delivery } = row
  if (!offersDoorstep(delivery)) return { ok: false, refusal: 'delivery-not-possible' }
  const provider = {
    delivery,
    location: { latitude: row.location.y, longitude: row.location.x },
    serviceRadiusKm: row.service_radius_km,
    servicePlaces: row.service_places,
  }
  // As an order has it: other spaces would else give another fee.
  const customerAddress = storableLine(body.customerAddress)
  const isKept = change?.order.customerAddress === customerAddress
  const known = isKept ? change.order.travelKm : null
  const home = known === null ? await findHomePoint(deps, customerAddress) : null
  const travelKm = known ?? (home && homeDistanceKm(provider, home))
  const reach = homeReach(provider, customerAddress, travelKm)
  const visit = { provider: delivery, location: 'DOORSTEP', ...reach } as const
  const data = {
    travelFee: euros(travelFeeCents('DOORSTEP', travelRatesOf(row), travelKm)),
    travelKm,
    isWithinReach: isKept || checkDelivery({ ...visit, originalCents: 0, minimumOrderCents: 0 }).ok,
  }
  return { ok: true, answer: { data } }
}
