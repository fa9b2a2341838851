import { hasValidAddOns } from '#domain/cart/add-ons.ts'
import { phoneDigits } from '#domain/customer/phone.ts'
import { travelFeeCents } from '#domain/delivery/travel-fee.ts'
import { amounts, priceItems } from '#domain/order/draft.ts'
import { type RefusalResult, refused } from '#domain/refusal.ts'
import { DAY_MINUTES, MINUTE_MS } from '#domain/time-units.ts'
import type { ProviderSnapshot } from '../order/provider-snapshot-store.ts'
import { itemsOf, MAX_QUANTITY, type ValidOrder } from '../order/validate-order.ts'
import { storableLine } from '../storable.ts'

/** What a member books, and for whom. */
export interface VisitToBook {
  readonly items: readonly { readonly catalogItemId: string; readonly quantity: number }[]
  readonly clientId?: string | null | undefined
  readonly newClient?:
    | { readonly name: string; readonly phone: string; readonly email: string }
    | null
    | undefined
  /** Empty for a visit at the salon. */
  readonly customerAddress: string
}

/** Whom a visit is for. Without a client it is somebody whose name is not known. */
export interface VisitClient {
  /** Null for a new client, and for nobody in particular. */
  readonly clientId: string | null
  /** The user name of the client's account. */
  readonly userName: string | null
  readonly name: string
  readonly phone: string
  readonly email: string
}

type Invalid = RefusalResult<'invalid-request'> & { details: { path: string; message: string }[] }

/**
 * A visit that a member books, priced by the catalog, with the travel fee and without a discount (WORK-14, WORK-138). The hours, the notice and the other
 * rules for customers do not apply. @param startsAt epoch ms
 */
export function newVisit(
  visit: VisitToBook,
  client: VisitClient,
  snapshot: ProviderSnapshot,
  startsAt: number,
): ValidOrder | Invalid | RefusalResult<'item-not-offered' | 'delivery-not-possible'> {
  const items = itemsOf(visit)
  if (items.some(({ quantity }) => quantity > MAX_QUANTITY)) return TOO_MANY
  const priced = priceItems({ catalog: snapshot.catalog, items })
  if (!priced || !hasValidAddOns(snapshot.catalog)) return refused('item-not-offered')
  const { durationMinutes, lines } = priced
  if (durationMinutes > DAY_MINUTES) return TOO_LONG
  const customerAddress = storableLine(visit.customerAddress)
  if (customerAddress !== '' && snapshot.delivery === 'SALON') {
    return refused('delivery-not-possible')
  }
  const isAtHome = customerAddress !== '' || snapshot.delivery === 'DOORSTEP'
  const serviceLocation = isAtHome ? 'DOORSTEP' : 'SALON'
  return {
    ok: true,
    priced: {
      lines,
      ...amounts(
        lines,
        travelFeeCents(serviceLocation, snapshot.travelRates, snapshot.travelKm),
        0,
      ),
      durationMinutes,
      startsAt,
      endsAt: startsAt + durationMinutes * MINUTE_MS,
    },
    customer: {
      customerName: client.name,
      customerEmail: client.email,
      customerUserName: client.userName ?? '',
      customerPhone: client.phone,
      serviceLocation,
      customerAddress,
      customerInstructions: '',
    },
  }
}

/** A new client as a member typed it, or nobody in particular. */
export function newVisitClient({ newClient }: VisitToBook): VisitClient {
  return {
    clientId: null,
    userName: null,
    name: storableLine(newClient?.name ?? ''),
    phone: phoneDigits(storableLine(newClient?.phone ?? '')),
    email: storableLine(newClient?.email ?? ''),
  }
}

const TOO_MANY = {
  ...refused('invalid-request'),
  details: [{ path: 'body.items', message: `has more than ${MAX_QUANTITY} of one item` }],
}

const TOO_LONG = {
  ...refused('invalid-request'),
  details: [{ path: 'body.items', message: 'take more than a day' }],
}
