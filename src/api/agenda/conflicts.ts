import type { Kysely } from 'kysely'
import type { TimeRange } from '#domain/schedule/slots.ts'
import type { Language } from '#messages/language.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { Member } from '../membership/find-member.ts'
import { serviceName } from '../order/order-view.ts'
import type { Tables } from '../schema.gen.ts'
import { findAppointments, findExternalTimes } from './store.ts'

interface WantedTime {
  readonly time: TimeRange
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
  { time, language, exceptOrderId, exceptBlockId, isForVisit }: WantedTime,
) {
  const appointments = await findAppointments(query, providerId, time)
  const external = isForVisit ? await findExternalTimes(query, providerId, time) : []
  return {
    conflicts: [
      ...appointments
        .filter(({ id, order }) => (order ? order.id !== exceptOrderId : id !== exceptBlockId))
        .map(({ order, reason, startsAt, endsAt }) => ({
          orderId: order?.id ?? null,
          customerName: order?.customer_name ?? '',
          serviceName: order ? serviceName(order, language) : reason,
          startTime: toOffsetIso(order?.starts_at_ms ?? startsAt, timeZone),
          endTime: toOffsetIso(order?.ends_at_ms ?? endsAt, timeZone),
          isExternal: false,
        })),
      ...external.map(({ name, startsAt, endsAt }) => ({
        orderId: null,
        customerName: '',
        serviceName: name,
        startTime: toOffsetIso(startsAt, timeZone),
        endTime: toOffsetIso(endsAt, timeZone),
        isExternal: true,
      })),
    ],
  }
}
