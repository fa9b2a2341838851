import type { bookVisit } from '#contract/visit.ts'
import { hasValidAddOns } from '#domain/cart/add-ons.ts'
import { phoneDigits } from '#domain/customer/phone.ts'
import { vatShares } from '#domain/money.ts'
import { type PricedDraft, priceItems } from '#domain/order/draft.ts'
import { type Refused, refused } from '#domain/refusal.ts'
import { isWithinHorizon } from '#domain/schedule/horizon.ts'
import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import type { HandlerInput } from '../http/outcome.ts'
import type { ProviderSnapshot } from '../order/provider-snapshot-store.ts'
import { itemsOf, MAX_QUANTITY, type ValidOrder } from '../order/validate-order.ts'
import { storableLine } from '../storable.ts'

export type VisitToBook = HandlerInput<typeof bookVisit>['body']

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

type Invalid = Refused<'invalid-request'> & { details: { path: string; message: string }[] }

/**
 * A visit that a member books, priced by the catalog, without a discount (WORK-14). The hours, the notice and the other
 * rules for customers do not apply. @param now epoch ms
 */
export function newVisit(
  body: VisitToBook,
  client: VisitClient,
  snapshot: ProviderSnapshot,
  now: number,
): ValidOrder | Invalid | Refused<'item-not-offered' | 'delivery-not-possible'> {
  const startsAt = Date.parse(body.startTime)
  // Who walked in is written down while they sit there already.
  if (startsAt < now - DAY_MS || !isWithinHorizon(startsAt, now)) return START_OUT_OF_RANGE
  const items = itemsOf(body)
  if (items.some(({ quantity }) => quantity > MAX_QUANTITY)) return TOO_MANY
  const priced = priceItems({ catalog: snapshot.catalog, items })
  if (!priced || !hasValidAddOns(snapshot.catalog)) return refused('item-not-offered')
  const { durationMinutes, lines, originalCents } = priced
  if (durationMinutes > DAY_MINUTES) return TOO_LONG
  const customerAddress = storableLine(body.customerAddress)
  if (customerAddress !== '' && snapshot.delivery === 'SALON') {
    return refused('delivery-not-possible')
  }
  const isAtHome = customerAddress !== '' || snapshot.delivery === 'DOORSTEP'
  return {
    ok: true,
    priced: {
      lines,
      originalCents,
      durationMinutes,
      startsAt,
      discountCents: 0,
      totalCents: originalCents,
      endsAt: startsAt + durationMinutes * MINUTE_MS,
      vat: vatShares(lines.map(vatLine), 0),
    },
    customer: {
      customerName: client.name,
      customerEmail: client.email,
      customerUserName: client.userName ?? '',
      customerPhone: client.phone,
      serviceLocation: isAtHome ? 'DOORSTEP' : 'SALON',
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

const START_OUT_OF_RANGE = {
  ...refused('invalid-request'),
  details: [
    { path: 'body.startTime', message: 'is more than a day ago or more than two years ahead' },
  ],
}

const TOO_MANY = {
  ...refused('invalid-request'),
  details: [{ path: 'body.items', message: `has more than ${MAX_QUANTITY} of one item` }],
}

const TOO_LONG = {
  ...refused('invalid-request'),
  details: [{ path: 'body.items', message: 'take more than a day' }],
}

function vatLine({ item, lineCents }: PricedDraft['lines'][number]) {
  return { rate: item.vatRate, totalCents: lineCents }
}
