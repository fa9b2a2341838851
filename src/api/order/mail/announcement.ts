import { isCustomer } from '#domain/order/move.ts'
import { firstName, nameWithoutLinks } from '#domain/person-name.ts'
import { orderMail as en } from '#messages/en/order-mail.ts'
import { fill } from '#messages/fill.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { orderMail as nl } from '#messages/nl/order-mail.ts'
import type { StoredOrder } from '../store.ts'
import type { OrderMailKind } from '../tasks.ts'
import type { OrderMailFacts } from './order-mail-facts.ts'

export const WORDS = { en, nl }

interface Announcement {
  readonly subject: string
  readonly heading: string
  readonly opening: string
}

/** The subject, heading and opening of an order mail. */
export function announcement(facts: OrderMailFacts): Announcement {
  const { order, language } = facts
  const values = {
    salon: order.full_name,
    customer: nameWithoutLinks(order.customer_name) || WORDS[language].someone,
    firstName: firstName(order.customer_name),
    day: formatDay(order.starts_at, order.time_zone, language),
    when: moment(order.starts_at, order, language),
    cancelledAt: moment(order.cancelled_at ?? order.placed_at, order, language),
  }
  const { subject, heading, opening } = TEXTS[facts.kind](facts)
  return {
    subject: fill(subject, values),
    heading: fill(values.firstName ? heading : heading.replace(/, \{\{firstName\}\}/, ''), values),
    opening: fill(opening, values),
  }
}

/** 'Tuesday 24 November 2026, 13:30' in the provider's zone. */
export function moment(instant: number, { time_zone }: StoredOrder, language: Language): string {
  return fill(WORDS[language].moment, {
    day: formatDay(instant, time_zone, language, 'fullYear'),
    time: formatTime(instant, time_zone, language),
  })
}

const TEXTS: Record<OrderMailKind, (facts: OrderMailFacts) => Announcement> = {
  confirmation: ({ order, language, to }) => {
    const { requested, confirmed } = WORDS[language][to]
    return order.status === 'PENDING' ? requested : confirmed
  },
  change: ({ order, change, language, to }) => {
    const { changed } = WORDS[language][to]
    const changedBy = isByCustomer(order, change) ? 'customer' : 'salon'
    if (order.status === 'PENDING') {
      const opening = changedBy === 'customer' ? changed.requested : changed.proposed
      return { ...changed, opening }
    }
    return { ...changed, opening: changedBy === to ? changed.byReader : changed.byOther }
  },
  reminder: ({ language }) => WORDS[language].customer.reminder,
  invitation: ({ language }) => WORDS[language].customer.invitation,
  agreement: ({ language, to, isTimeAgreed }) => {
    const { agreed } = WORDS[language][to]
    return isTimeAgreed ? { ...agreed, ...agreed.byCustomer } : agreed
  },
  decline: ({ cancellation, language, to }) => {
    const { declined } = WORDS[language][to]
    const isUnanswered = cancellation?.actor === 'system'
    return { ...declined, opening: isUnanswered ? declined.unanswered : declined.bySalon }
  },
  missed: ({ language }) => WORDS[language].customer.missed,
  correction: ({ order, language, to }) => {
    const { corrected } = WORDS[language][to]
    return { ...corrected, opening: corrected[order.status === 'NO_SHOW' ? 'missed' : 'attended'] }
  },
  cancellation: ({ order, cancellation, language, to }) => {
    const { cancelled } = WORDS[language][to]
    const cancelledBy = isByCustomer(order, cancellation) ? 'customer' : 'salon'
    return { ...cancelled, opening: cancelledBy === to ? cancelled.byReader : cancelled.byOther }
  },
}

/** Whether the customer of an order did something. */
export function isByCustomer(order: StoredOrder, event: { actor: string } | undefined): boolean {
  return event !== undefined && isCustomer(event.actor, order.customer_user_name)
}
