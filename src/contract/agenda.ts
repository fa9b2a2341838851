import { z } from 'zod'
import { addDays, isPlainDate } from '#domain/schedule/plain-date.ts'
import { HOLIDAY_NAMES } from '#domain/schedule/public-holidays.ts'
import { MOST_VISITS, MOST_WEEKS } from '#domain/schedule/series-limits.ts'
import { id, instant, plainDate, replyBase, userName, visitItems } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'
import { orderStatus, serviceLocation } from './order.ts'

const range = { startTime: instant, endTime: instant }

/** A visit as a block on the agenda. */
const agendaVisit = z.object({
  orderId: id,
  version: z.number().int(), // sent back with a change
  calendarId: id,
  customerName: z.string(), // empty when the account is deleted
  customerPhone: z.string(),
  customerAddress: z.string().nullable(), // of a visit at their home
  customerInstructions: z.string(),
  providerNote: z.string(),
  serviceName: z.string(),
  status: orderStatus,
  serviceLocation,
  /** Kept free for travel before the visit, and again after `busyUntil`; 0 at the salon. */
  travelMinutes: z.number().int(),
  /** Kilometres to the home as the crow flies; null at the salon, and where it is not known. */
  travelKm: z.number().nullable(),
  ...range,
  /** The end of the buffer after the visit. */
  busyUntil: instant,
  /** When the visit waits, and its provider is free for somebody else. */
  waits: z.array(z.object(range)),
  totalAmount: z.number(),
  /** Whether a member booked it over others. */
  isSqueezedIn: z.boolean(),
})

/** Time that a member blocked. */
const agendaBlock = z.object({ blockId: id, calendarId: id, reason: z.string(), ...range })

/** A time at which a calendar of another program is busy; nothing else of it is known. */
const agendaBusyTime = z.object({
  externalCalendarId: id,
  calendarId: id,
  name: z.string(),
  /** When that calendar was last read well. */
  readAt: instant,
  ...range,
})

export const getAgenda = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/agenda',
  summary:
    'The days from `from` on: opening hours, closures, visits that take their time, blocks, and busy times of external calendars; instants with the offset of the zone',
  access: 'signed-in',
  params: z.object({ userName }),
  query: z
    .object({ from: plainDate, days: z.coerce.number().int().min(1).max(31).default(1) })
    // Asked also of a `from` that is no day, which its own schema refuses.
    .refine(({ from, days }) => !isPlainDate(from) || isPlainDate(addDays(from, days - 1)), {
      path: ['days'],
      message: 'end after the year 9999',
    }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      timeZone: z.string(),
      stepMinutes: z.number().int(),
      calendars: z.array(z.object({ calendarId: id, name: z.string() })),
      days: z.array(
        z.object({
          date: plainDate,
          hours: z.array(z.object(range)),
          closures: z.array(z.object({ ...range, reason: z.string() })),
        }),
      ),
      visits: z.array(agendaVisit),
      blocks: z.array(agendaBlock),
      busyTimes: z.array(agendaBusyTime),
    }),
  }),
  refusals: memberRefusals,
})

export const listFreeTimes = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/times',
  summary:
    'The free starts of a day for a visit of this length, without notice; with `orderId` the time of that order counts as free',
  access: 'signed-in',
  params: z.object({ userName }),
  query: z.object({
    date: plainDate,
    durationMinutes: z.coerce.number().int().min(5).max(1440),
    catalogItemIds: visitItems,
    serviceLocation: serviceLocation.optional(),
    orderId: id.optional(),
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({ timeZone: z.string(), times: z.array(z.object(range)) }),
  }),
  refusals: memberRefusals,
})

/** A visit, a block or a busy time of an external calendar that takes a time. */
const conflict = z.object({
  /** Of a visit alone. */
  orderId: id.nullable(),
  customerName: z.string(),
  /** Of a block its reason, of an external calendar its name. */
  serviceName: z.string(),
  isExternal: z.boolean(),
  ...range,
})

/** The dates of visits that are about to be written, with what is in the way of each. */
export const seriesDates = z.object({
  timeZone: z.string(),
  dates: z.array(
    z.object({
      ...range,
      /** What takes the time, with the buffer after the visit and its travel. */
      conflicts: z.array(conflict),
      /** The closures at that time. */
      closures: z.array(z.object({ reason: z.string() })),
      isOutsideHours: z.boolean(),
      /** The public holiday on that day, whether or not the provider closes. */
      holiday: z.enum(HOLIDAY_NAMES).nullable(),
    }),
  ),
})

export const listSeriesDates = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/seriesDates',
  summary:
    'The dates of a visit that is repeated every `everyWeeks`, at the same time of the day, `times` in all and until `until`, with what is in the way of each. Nothing is written',
  access: 'signed-in',
  params: z.object({ userName }),
  query: z.object({
    startTime: instant,
    durationMinutes: z.coerce.number().int().min(5).max(1440),
    catalogItemIds: visitItems,
    serviceLocation: serviceLocation.optional(),
    everyWeeks: z.coerce.number().int().min(1).max(MOST_WEEKS).default(1),
    times: z.coerce.number().int().min(1).max(MOST_VISITS).default(MOST_VISITS),
    until: plainDate.optional(),
  }),
  status: 200,
  reply: z.object({ ...replyBase, data: seriesDates }),
  refusals: memberRefusals,
})

export const addBlock = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/blocks',
  summary:
    'Blocks time on a calendar. A time that is taken is `slot-taken`, with what takes it in `data`. Header Idempotency-Key: the same key and body give the same answer',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object({
    calendarId: id,
    startTime: instant,
    endTime: instant,
    reason: z.string().trim().max(100).default(''),
  }),
  status: 201,
  reply: z.object({ ...replyBase, data: z.object({ blockId: id }) }),
  refusals: [...memberRefusals, 'xsrf', 'not-found', 'slot-taken', 'idempotency-mismatch'],
})

export const removeBlock = endpoint({
  method: 'DELETE',
  path: '/salonApi/:userName/blocks/:blockId',
  summary: 'Removes a block; removing it again changes nothing',
  access: 'signed-in',
  params: z.object({ userName, blockId: id }),
  status: 200,
  reply: z.object(replyBase),
  refusals: [...memberRefusals, 'xsrf'],
})

export const moveBlock = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/blocks/:blockId/time',
  summary:
    'Moves a block with its length. One that does not start at `fromTime` any more is `not-found`; a time that is taken is `slot-taken`, with what takes it in `data`',
  access: 'signed-in',
  params: z.object({ userName, blockId: id }),
  body: z.object({ fromTime: instant, startTime: instant }),
  status: 200,
  reply: z.object(replyBase),
  refusals: [...memberRefusals, 'xsrf', 'not-found', 'slot-taken'],
})
