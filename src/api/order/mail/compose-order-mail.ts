import { type VatLine, vatShares } from '#domain/money.ts'
import { lastFreeMoment } from '#domain/order/cancellation.ts'
import { splitDuration } from '#domain/search/format.ts'
import { orderMail as en } from '#messages/en/orderMail.ts'
import type { Language } from '#messages/language.ts'
import { orderMail as nl } from '#messages/nl/orderMail.ts'
import { bookedVisit, itemName, placeOf } from '../order-view.ts'
import type { StoredOrder } from '../store.ts'
import type { OrderMailKind, OrderMailReader } from '../tasks.ts'
import type { Letter } from './letter.ts'
import { type Wording, wording } from './wording.ts'

const WORDS = { en, nl }

/** What one mail is about. */
export interface OrderMailFacts {
  readonly order: StoredOrder
  readonly kind: OrderMailKind
  readonly to: OrderMailReader
  readonly language: Language
  /** Who cancelled, and why; for a cancellation only. */
  readonly cancellation: { readonly actor: string; readonly note: string } | undefined
  /** The page of this booking. */
  readonly url: string
}

/** The mail in its reader's language, times on the salon's clock, the sum with the VAT in it. */
export function composeOrderMail(facts: OrderMailFacts): Letter {
  const { order, language, to, url } = facts
  const words = WORDS[language]
  const say = wording(language, order.time_zone)
  return {
    language,
    ...announcement(facts, say),
    rows: [
      { label: words.labels.when, lines: whenLines(order, language, say) },
      { label: words.labels.where, lines: [whereLine(order, language)] },
      { label: words.labels.who, lines: to === 'salon' ? contactLines(order) : [] },
      { label: words.labels.what, lines: itemLines(order, language, say) },
      { label: words.labels.discount, lines: discountLines(order, language, say) },
      { label: totalLabel(facts), lines: [totalLine(order, language, say)] },
      { label: words.labels.message, lines: [order.customer_instructions] },
      { label: words.labels.reason, lines: [facts.cancellation?.note ?? ''] },
      { label: words.labels.number, lines: [order.id] },
    ],
    notes: notesOf(facts, say),
    link: { label: words[to].link, url },
  }
}

function announcement(facts: OrderMailFacts, say: Wording) {
  const { order, kind, to, language, cancellation } = facts
  const visit = {
    salon: order.full_name,
    customer: order.customer_name,
    when: say.moment(order.starts_at),
  }
  const words = WORDS[language][to]
  if (kind === 'cancellation') {
    const { subject, heading, byReader, byOther } = words.cancelled
    const cancelledBy = cancellation?.actor === order.customer_user_name ? 'customer' : 'salon'
    const opening = cancelledBy === to ? byReader : byOther
    const cancelledAt = say.fullMoment(order.cancelled_at ?? order.placed_at)
    return { subject: subject(visit), heading, opening: opening({ ...visit, cancelledAt }) }
  }
  const { subject, heading, opening } =
    order.status === 'PENDING' ? words.requested : words.confirmed
  const [firstName = ''] = order.customer_name.split(/\s+/)
  return {
    subject: subject(visit),
    heading:
      typeof heading === 'string' ? heading : heading({ day: say.day(order.starts_at), firstName }),
    opening: opening(visit),
  }
}

function whenLines(
  { starts_at, ends_at }: StoredOrder,
  language: Language,
  say: Wording,
): string[] {
  const words = WORDS[language]
  const duration = words.duration(splitDuration((ends_at - starts_at) / 60_000))
  return [
    `${say.fullMoment(starts_at)} – ${say.time(ends_at)}`,
    `${duration}, ${words.clock(say.city)}`,
  ]
}

function whereLine(order: StoredOrder, language: Language): string {
  const { atHome, atTheSalon } = WORDS[language]
  const place = placeOf(order, language)
  return order.service_location === 'DOORSTEP' ? atHome(place) : atTheSalon(place)
}

function contactLines({ customer_name, customer_phone, customer_email }: StoredOrder): string[] {
  return [customer_name, customer_phone, customer_email]
}

function itemLines({ items }: StoredOrder, language: Language, say: Wording): string[] {
  return items.map((item) => {
    const count = item.quantity > 1 ? `${item.quantity} × ` : ''
    return `${count}${itemName(item, language)}, ${money(item.price_cents * item.quantity, language, say)}`
  })
}

function discountLines(order: StoredOrder, language: Language, say: Wording): string[] {
  if (order.discount_cents === 0) return []
  const title = language === 'nl' ? order.promotion_title_nl : order.promotion_title_en
  return [[title, `−\u00a0${say.money(order.discount_cents)}`].filter(Boolean).join(', ')]
}

function totalLabel({ order, kind, to, language }: OrderMailFacts): string {
  const { total } = WORDS[language][to]
  if (kind === 'cancellation') return total.cancelled
  return order.service_location === 'DOORSTEP' ? total.doorstep : total.salon
}

function totalLine(order: StoredOrder, language: Language, say: Wording): string {
  const { includingVat, vat, and } = WORDS[language]
  const lines: VatLine[] = order.items.map((item) => ({
    rate: item.vat_rate,
    totalCents: item.price_cents * item.quantity,
  }))
  const shares = vatShares(lines, order.discount_cents)
    .filter(({ vatCents }) => vatCents > 0)
    .map(({ vatCents, rate }) => vat({ amount: say.money(vatCents), rate }))
  const total = money(order.total_cents, language, say)
  return shares.length > 0 ? `${total}, ${includingVat(shares.join(and))}` : total
}

function money(cents: number, language: Language, say: Wording): string {
  return cents === 0 ? WORDS[language].free : say.money(cents)
}

function notesOf({ order, kind, to, language }: OrderMailFacts, say: Wording): string[] {
  const words = WORDS[language]
  if (kind === 'cancellation') return [words[to].cancelled.note]
  if (to === 'salon') return []
  const phone = order.mobile_numbers[0] ?? order.email
  const until = lastFreeMoment(bookedVisit(order))
  return [
    until >= order.placed_at
      ? words.customer.freeUntil(say.moment(until))
      : words.customer.freeNoMore(phone),
    words.customer.contract({
      salon: order.full_name,
      kvk: order.kvk_number,
      phone,
      email: order.email,
    }),
  ]
}
