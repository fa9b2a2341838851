import type { openDeskOrder } from '#contract/desk-order.ts'
import type { HandlerReply } from '#contract/endpoint.ts'
import { euros } from '#domain/money.ts'
import { lastFreeMoment } from '#domain/order/cancellation.ts'
import { isOpenStatus } from '#domain/order/status.ts'
import type { Language } from '#messages/language.ts'
import { maskPersonalData } from '#platform/log.ts'
import { toOffsetIso } from '../../http/offset-iso.ts'
import { bookedVisit, itemName, placeOf } from '../order-view.ts'
import type { StoredOrder } from '../store.ts'
import type { DeskMailRow, findDeskEvents } from './store.ts'

type DeskOrder = HandlerReply<typeof openDeskOrder>['data']['order']
type TimelineEntry = DeskOrder['timeline'][number]
type EventRow = Awaited<ReturnType<typeof findDeskEvents>>[number]

interface History {
  readonly events: readonly EventRow[]
  readonly mails: readonly DeskMailRow[]
  readonly resendTo: DeskOrder['resendTo']
  readonly changes: DeskOrder['changes']
}

/** An order as operators read it: without what customer and salon write to each other. @param now epoch ms */
export function deskOrderView(
  order: StoredOrder,
  { events, mails, resendTo, changes }: History,
  { language, now }: { language: Language; now: number },
): DeskOrder {
  const iso = (instant: number) => toOffsetIso(instant, order.time_zone)
  const visit = bookedVisit(order)
  const isBefore = isOpenStatus(order.status) && now < order.starts_at
  return {
    orderId: order.id,
    version: order.version,
    status: order.status,
    startTime: iso(order.starts_at),
    endTime: iso(order.ends_at),
    timeZone: order.time_zone,
    ...partiesOf(order),
    place: placeOf(order, language),
    ...amountsOf(order, language),
    freeUntil: iso(lastFreeMoment(visit)),
    hasInstructions: order.customer_instructions !== '',
    timeline: [
      ...events.map((event) => ({ entry: eventEntry(event, order), at: event.at })),
      ...mails.map((mail) => ({ entry: mailEntry(mail, order), at: mail.at })),
    ]
      .reverse()
      .sort((a, b) => b.at - a.at)
      .map(({ entry }) => entry),
    changes,
    outcomeFrom: isBefore ? iso(order.starts_at) : null,
    resendTo,
  }
}

function partiesOf(order: StoredOrder): Pick<DeskOrder, 'customer' | 'provider'> {
  return {
    customer: {
      userName: order.customer_user_name,
      name: order.customer_name,
      email: order.customer_email,
      phone: order.customer_phone,
    },
    provider: {
      providerId: order.provider_id,
      userName: order.provider_user_name,
      name: order.full_name,
    },
  }
}

function amountsOf(order: StoredOrder, language: Language) {
  return {
    items: order.items.map((item) => ({
      name: itemName(item, language),
      quantity: item.quantity,
      durationMinutes: item.duration_minutes * item.quantity,
      vatRate: item.vat_rate,
      price: euros(item.price_cents * item.quantity),
    })),
    travelFee: euros(order.travel_fee_cents),
    discountAmount: euros(order.discount_cents),
    promotionTitle: language === 'nl' ? order.promotion_title_nl : order.promotion_title_en,
    totalAmount: euros(order.total_cents),
  }
}

function eventEntry(event: EventRow, order: StoredOrder): TimelineEntry {
  const { at, isByOperator, fromStatus, toStatus, fromStartsAt, note, undoneAt } = event
  const actor = actorOf(event, order)
  return {
    kind: 'event',
    at: toOffsetIso(at, order.time_zone),
    actor,
    actsFor: isByOperator ? (event.actor === 'customer' ? 'customer' : 'provider') : null,
    fromStatus,
    toStatus,
    fromStartTime: fromStartsAt === null ? null : toOffsetIso(fromStartsAt, order.time_zone),
    reason: isByOperator ? note : '',
    isUndone: undoneAt !== null,
  }
}

function actorOf({ actor, isByOperator }: EventRow, order: StoredOrder) {
  if (isByOperator || actor === 'operator') return 'operator'
  if (actor === 'system') return 'system'
  return actor === 'customer' || actor === order.customer_user_name ? 'customer' : 'salon'
}

function mailEntry({ kind, at, error, ...mail }: DeskMailRow, order: StoredOrder): TimelineEntry {
  return {
    kind: 'mail',
    mail: kind,
    at: toOffsetIso(at, order.time_zone),
    ...mail,
    error: error === null ? null : maskPersonalData(error),
  }
}
