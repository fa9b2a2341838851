import type { Kysely } from 'kysely'
import type { TimeRange } from '#domain/schedule/slots.ts'
import type { Language } from '#messages/language.ts'
import { reasonText } from '#messages/reason-text.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { Member } from '../membership/find-member.ts'
import { serviceName } from '../order/order-view.ts'
import type { Tables } from '../schema.gen.ts'
import {
  type AppointmentRow,
  type ExternalTimeRow,
  findAppointments,
  findExternalTimes,
} from './store.ts'

interface WantedTime {
  /** The unbroken times of a visit, or that of a block. */
  readonly times: readonly TimeRange[]
  readonly language: Language
  /** The order that moves: its own time is not in the way. */
  readonly exceptOrderId?: string
  /** The block that moves. */
  readonly exceptBlockId?: string
  /** Whether busy times of external calendars are in the way: of a visit, not of a block. */
  readonly isForVisit: boolean
}

/** The data of `slot-taken` for a member: what takes the time. */
export async function conflictsIn(
  query: Kysely<Tables>,
  { providerId, timeZone }: Pick<Member, 'providerId' | 'timeZone'>,
  { times, language, exceptOrderId, exceptBlockId, isForVisit }: WantedTime,
) {
  const appointments = await findAppointments(query, providerId, ...times)
  const external = isForVisit ? await findExternalTimes(query, providerId, ...times) : []
  const others = appointments.filter(({ id, order }) =>
    order ? order.id !== exceptOrderId : id !== exceptBlockId,
  )
  return {
    conflicts: [
      ...others.map((each) => conflictView(each, { timeZone, language })),
      ...external.map((each) => externalConflictView(each, timeZone)),
    ],
  }
}

type TakingOrder = Pick<
  NonNullable<AppointmentRow['order']>,
  'id' | 'customer_name' | 'items' | 'starts_at_ms' | 'ends_at_ms'
>
type TakingTime = Pick<AppointmentRow, 'reason' | 'startsAt' | 'endsAt'> & {
  readonly order: TakingOrder | null
}

/** A visit or a block that takes a time, as a member reads it. */
export function conflictView(
  { order, reason, startsAt, endsAt }: TakingTime,
  { timeZone, language }: { timeZone: string; language: Language },
) {
  return {
    orderId: order?.id ?? null,
    customerName: order?.customer_name ?? '',
    serviceName: order ? serviceName(order, language) : reasonText(reason, language),
    startTime: toOffsetIso(order?.starts_at_ms ?? startsAt, timeZone),
    endTime: toOffsetIso(order?.ends_at_ms ?? endsAt, timeZone),
    isExternal: false,
  }
}

/** A busy time of an external calendar that takes a time, as a member reads it. */
export function externalConflictView(
  { name, startsAt, endsAt }: ExternalTimeRow,
  timeZone: string,
) {
  return {
    orderId: null,
    customerName: '',
    serviceName: name,
    startTime: toOffsetIso(startsAt, timeZone),
    endTime: toOffsetIso(endsAt, timeZone),
    isExternal: true,
  }
}
