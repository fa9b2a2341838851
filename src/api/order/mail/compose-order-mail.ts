import { euros } from '#domain/money.ts'
import { lastFreeMoment } from '#domain/order/cancellation.ts'
import { isMovedByProvider } from '#domain/order/move.ts'
import { orderNumber } from '#domain/order/order-number.ts'
import { outcomeDeadline } from '#domain/order/outcome.ts'
import { nameWithoutLinks } from '#domain/person-name.ts'
import { splitDuration } from '#domain/search/format.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { fill } from '#messages/fill.ts'
import { formatMoney, formatPhone, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Letter } from '../../mail/letter.ts'
import { bookedVisit, itemName, placeOf } from '../order-view.ts'
import type { StoredOrder } from '../store.ts'
import { vatOfOrder } from '../vat-of-order.ts'
import { announcement, moment, WORDS } from './announcement.ts'
import type { OrderMailFacts } from './order-mail-facts.ts'

/** An order mail in its reader's language, times in the provider's zone, the total with its VAT. */
export function composeOrderMail(facts: OrderMailFacts): Letter {
  const { order, language, to, url } = facts
  const { labels } = WORDS[language]
  const isCorrection = facts.kind === 'correction'
  const isMissed = facts.kind === 'missed' || (isCorrection && order.status === 'NO_SHOW')
  return {
    language,
    ...announcement(facts),
    rows: [
      { label: labels.before, lines: beforeLines(facts) },
      { label: labels.when, lines: whenLines(order, language) },
      { label: labels.answerBy, lines: answerByLines(facts) },
      { label: labels.where, lines: [whereLine(order, language)] },
      { label: labels.who, lines: to === 'salon' ? contactLines(order) : [] },
      { label: labels.what, lines: itemLines(order, language) },
      { label: labels.discount, lines: isMissed ? [] : discountLines(order, language) },
      { label: totalLabel(facts), lines: isMissed ? [] : [totalLine(order, language)] },
      { label: labels.message, lines: [order.customer_instructions] },
      { label: labels.remark, lines: [facts.change?.note ?? ''] },
      {
        label: facts.kind === 'missed' ? labels.remark : labels.reason,
        lines: [facts.operatorAct?.note ?? facts.cancellation?.note ?? ''],
      },
      { label: labels.number, lines: [orderNumber(order.id)] },
    ],
    notes: [...operatorNotes(facts), ...(isCorrection ? [] : notesOf(facts))],
    link: { label: linkLabel(facts), url },
  }
}

// For whom the operator acted, and how to object (DESK-154).
function operatorNotes({ operatorAct, to, language }: OrderMailFacts): string[] {
  if (!operatorAct) return []
  const { byOperator } = WORDS[language]
  const party = operatorAct.actor === 'customer' ? 'customer' : 'provider'
  return [byOperator[to][party], byOperator.objection]
}

function linkLabel({ order, to, language }: OrderMailFacts): string {
  const words = WORDS[language]
  return to === 'salon' && order.status === 'PENDING' ? words.salon.answer : words[to].link
}

// Only the salon has to answer.
function answerByLines({ order, to, language }: OrderMailFacts): string[] {
  return to === 'salon' && order.status === 'PENDING'
    ? [moment(order.answer_by, order, language)]
    : []
}

// Empty for a change that kept the time.
function beforeLines({ change, order, language }: OrderMailFacts): string[] {
  if (!change || change.fromStartsAt === order.starts_at) return []
  return [moment(change.fromStartsAt, order, language)]
}

export function whenLines(order: StoredOrder, language: Language): string[] {
  const { starts_at, ends_at, time_zone } = order
  const city = (time_zone.split('/').at(-1) ?? time_zone).replaceAll('_', ' ')
  const duration = durationOf((ends_at - starts_at) / MINUTE_MS, language)
  return [visitMoment(order, language), fill(WORDS[language].clock, { duration, city })]
}

/** 'Tuesday 24 November 2026, 13:30 – 14:15' in the provider's zone. */
export function visitMoment(order: StoredOrder, language: Language): string {
  const end = formatTime(order.ends_at, order.time_zone, language)
  return `${moment(order.starts_at, order, language)}\u00a0–\u00a0${end}`
}

function durationOf(durationMinutes: number, language: Language): string {
  const words = WORDS[language]
  const { hours, minutes } = splitDuration(durationMinutes)
  const unit = hours === 0 ? words.minutes : minutes === 0 ? words.hours : words.hoursAndMinutes
  return fill(unit, { hours, minutes })
}

export function whereLine(order: StoredOrder, language: Language): string {
  const place = placeOf(order, language)
  return fill(WORDS[language].place[order.service_location], { place })
}

function contactLines({ customer_name, customer_phone, customer_email }: StoredOrder): string[] {
  return [nameWithoutLinks(customer_name), formatPhone(customer_phone), customer_email]
}

export function itemLines({ items, travel_fee_cents }: StoredOrder, language: Language): string[] {
  const travel =
    travel_fee_cents > 0 ? [`${WORDS[language].travel}, ${price(travel_fee_cents, language)}`] : []
  const booked = items.map((item) => {
    const count = item.quantity > 1 ? `${item.quantity} × ` : ''
    const what = `${count}${itemName(item, language)}`.trim()
    return [what, price(item.price_cents * item.quantity, language)].filter(Boolean).join(', ')
  })
  return [...booked, ...travel]
}

function discountLines(order: StoredOrder, language: Language): string[] {
  if (order.discount_cents === 0) return []
  const title = language === 'nl' ? order.promotion_title_nl : order.promotion_title_en
  return [`${title ?? ''}, − ${formatMoney(euros(order.discount_cents), language)}`]
}

function totalLabel({ order, kind, to, language }: OrderMailFacts): string {
  const { total } = WORDS[language][to]
  const isOff = kind === 'cancellation' || kind === 'decline'
  return isOff ? total.cancelled : total[order.service_location]
}

export function totalLine(order: StoredOrder, language: Language): string {
  const words = WORDS[language]
  const total = price(order.total_cents, language)
  const [first, second] = vatOfOrder(order)
    .filter(({ vatCents }) => vatCents > 0)
    .map(({ vatCents, rate }) =>
      fill(words.vat, { rate, amount: formatMoney(euros(vatCents), language) }),
    )
  if (!first) return total
  const vat = second ? fill(words.and, { first, second }) : first
  return fill(words.includingVat, { total, vat })
}

function price(cents: number, language: Language): string {
  return cents === 0 ? WORDS[language].free : formatMoney(euros(cents), language)
}

function notesOf({ order, kind, to, language, asOf, change }: OrderMailFacts): string[] {
  const words = WORDS[language]
  if (kind === 'cancellation') return [words[to].cancelled.note]
  if (kind === 'decline') return [words[to].declined.note]
  if (to === 'salon') return []
  const values = {
    salon: order.full_name,
    kvk: order.kvk_number ?? '',
    phone: order.mobile_numbers[0] ?? '',
    email: order.email,
  }
  if (kind === 'missed') {
    const until = moment(outcomeDeadline(bookedVisit(order)), order, language)
    return [
      fill(words.customer.missed.note, { ...values, contact: values.phone || values.email, until }),
    ]
  }
  const lapsing =
    order.status === 'PENDING'
      ? [fill(words.lapsesAt, { moment: moment(order.answer_by, order, language) })]
      : []
  const until = lastFreeMoment(bookedVisit(order))
  const isMoved =
    change !== undefined &&
    isMovedByProvider(
      { ...bookedVisit(order), customerUserName: order.customer_user_name },
      change,
      asOf,
    )
  const moved = isMoved && until >= asOf ? [words.customer.changed.free] : []
  const cancelling =
    until >= asOf
      ? fill(words.freeUntil, { moment: moment(until, order, language) })
      : fill(words.freeNoMore, { contact: values.phone || values.email })
  const contract = fill(values.kvk ? words.contractKvk : words.contract, values)
  const questions = fill(values.phone ? words.questions : words.questionsByMail, values)
  return [...lapsing, ...moved, cancelling, `${contract} ${questions}`]
}
