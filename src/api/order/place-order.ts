import type { placeOrder as endpoint } from '#contract/order.ts'
import type { CustomerUserName } from '#domain/identifiers.ts'
import { euros } from '#domain/money.ts'
import type { PricedDraft } from '#domain/order/draft.ts'
import { sha256 } from '#platform/crypto.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Asked, Outcome, Refused } from '../http/outcome.ts'
import { type Draft, itemsOf, judgeDraft } from './judge-draft.ts'
import { newOrder } from './new-order.ts'
import { nextSlots } from './next-slots.ts'
import { findOffer, type Offer, type WishedFor } from './offer-store.ts'
import { findByKey, type IdempotencyKey, insertOrder } from './placing-store.ts'
import { mayActFor } from './policy.ts'

type PlaceOrder = typeof endpoint
type Deps = Pick<ApiDeps, 'database' | 'clock'>

const ATTEMPTS = 3

/**
 * Books a visit (ORDER-01). Nothing in the draft is believed: it is judged by what the provider offers now,
 * and written only while that still stands. The same idempotency key and body give the same answer, also
 * when they arrive at the same time.
 */
export async function placeOrder(
  deps: Deps,
  asked: Asked<PlaceOrder>,
): Promise<Outcome<PlaceOrder>> {
  const { body: draft, caller, language } = asked
  if (!mayActFor(caller, draft.customerInfo.customerUserName)) {
    return { ok: false, refusal: 'forbidden' }
  }
  const { userName: customerUserName } = caller
  const wish: Wish = { draft, customerUserName, language, idempotency: idempotencyOf(asked) }
  const answered = await answerGiven(deps, wish)
  if (answered) return answered
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const outcome = await placeAsItStands(deps, wish)
    if (outcome !== 'offer-changed') return outcome
  }
  throw new Error('The offer kept changing while an order was judged by it')
}

interface Wish {
  readonly draft: Draft
  readonly customerUserName: CustomerUserName
  readonly language: 'en' | 'nl'
  readonly idempotency: IdempotencyKey | null
}

async function placeAsItStands(
  deps: Deps,
  wish: Wish,
): Promise<Outcome<PlaceOrder> | 'offer-changed'> {
  const now = deps.clock.now()
  const offer = await findOffer(deps.database, wishedFor(wish))
  if (!offer) return { ok: false, refusal: 'not-found' }
  const judged = judgeDraft(wish.draft, offer, now)
  if (!judged.ok) return 'priced' in judged ? amountsChanged(judged.priced) : judged
  const order = newOrder({ ...wish, offer, judged, now })
  const placing = offer.isTaken ? 'slot-taken' : await insertOrder(deps.database, order)
  if (placing === 'placed') return { ok: true, answer: { data: { orderId: order.id } } }
  if (placing === 'offer-changed') return placing
  // The time, or the key, may have gone to the same request sent twice.
  return (await answerGiven(deps, wish)) ?? slotTaken(deps, offer, judged.priced)
}

// The parsed body has the schema's fields in the schema's order: equal requests give equal text.
function idempotencyOf({ idempotencyKey, body }: Asked<PlaceOrder>): IdempotencyKey | null {
  if (idempotencyKey === undefined) return null
  return { key: idempotencyKey, bodyHash: Buffer.from(sha256(JSON.stringify(body)), 'hex') }
}

async function answerGiven(
  { database }: Deps,
  { customerUserName, idempotency }: Wish,
): Promise<Outcome<PlaceOrder> | null> {
  if (!idempotency) return null
  const earlier = await findByKey(database, customerUserName, idempotency.key)
  if (!earlier) return null
  return earlier.bodyHash.equals(idempotency.bodyHash)
    ? { ok: true, answer: { data: { orderId: earlier.orderId } } }
    : { ok: false, refusal: 'idempotency-mismatch' }
}

function wishedFor({ draft, customerUserName }: Wish): WishedFor {
  return {
    providerUserName: draft.providerUserName,
    customerUserName,
    catalogItemIds: itemsOf(draft).map((item) => item.catalogItemId),
    promotionId: draft.appliedPromotionId || null,
    startsAt: Date.parse(draft.serviceInfo.appointmentStartTime),
    endsAt: Date.parse(draft.serviceInfo.appointmentEndTime),
  }
}

function amountsChanged(priced: PricedDraft): Refused {
  const data = {
    originalAmount: euros(priced.originalCents),
    discountAmount: euros(priced.discountCents),
    totalAmount: euros(priced.totalCents),
    totalDuration: priced.durationMinutes,
  }
  return { ok: false, refusal: 'amounts-changed', data }
}

async function slotTaken(deps: Deps, offer: Offer, priced: PricedDraft): Promise<Refused> {
  return {
    ok: false,
    refusal: 'slot-taken',
    data: { nextSlots: await nextSlots(deps, offer, priced) },
  }
}
