import { z } from 'zod'
import { DAY_MINUTES } from '#domain/time-units.ts'
import { id, plainDate, replyBase, userName, visitItems } from './common-schemas.ts'
import { type EventStream, endpoint } from './endpoint.ts'
import { serviceLocation } from './order.ts'

export const workingDay = z.object({
  day: z.number().int().min(0).max(6), // 0 is Sunday
  isOpen: z.boolean(),
  openTime: z.string(),
  closeTime: z.string(),
  start: z.string(), // the same as openTime (SLOT-04)
  end: z.string(),
  /** The intervals of the day, two with a lunch break. openTime and closeTime are the first and last. */
  intervals: z.array(z.object({ openTime: z.string(), closeTime: z.string() })),
})

export const getWorkingHours = endpoint({
  method: 'GET',
  path: '/calendarApi/working-hours/:userName',
  summary: 'The opening hours of all seven days, and of dates with hours of their own',
  access: 'open',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      workingHours: z.array(workingDay),
      /** Dates from today on whose hours hold in place of those of their weekday, by date (WORK-141). */
      dateHours: z.array(
        z.object({ date: plainDate, openTime: z.string(), closeTime: z.string() }),
      ),
      timeZone: z.string(),
    }),
  }),
  refusals: ['not-found', 'invalid-token'],
})

export const slot = z.object({ startTime: z.string(), endTime: z.string(), busy: z.boolean() })

const midnight = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T00:00:00$/, 'is a local midnight such as 2026-11-24T00:00:00')
const slotsQuery = z.object({
  start: midnight.optional(),
  end: midnight.optional(),
  startDate: plainDate.optional(),
  endDate: plainDate.optional(),
  window: z.coerce
    .number(`is a whole number from 5 to ${DAY_MINUTES}`)
    .int()
    .min(5)
    .max(DAY_MINUTES),
  catalogItemIds: visitItems,
  /** Where the visit is, when known: one at home keeps travel free too. */
  serviceLocation: serviceLocation.optional(),
})
const slotsReply = z.object({
  ...replyBase,
  data: z.object({ availableSlots: z.array(slot), timeZone: z.string() }),
})

export const listSlots = endpoint({
  method: 'GET',
  path: '/publicCalendarApi/calendar/:userName/available-slots',
  summary: 'The starts of a visit of `window` minutes, day by day, busy ones flagged',
  access: 'public',
  params: z.object({ userName }),
  query: slotsQuery,
  status: 200,
  reply: slotsReply,
  refusals: ['not-found'],
})

/** The first event, and the first after a lost connection, has no days: any day may have changed. */
export const watchCalendar = {
  method: 'GET',
  path: '/publicCalendarApi/calendar/:userName/changes',
  summary:
    'Which local days of a calendar have other free times, both included, as soon as they have; an event without days says that any may have. `with=visits` has those too on which only a visit changed',
  access: 'public',
  params: z.object({ userName }),
  query: z.object({ with: z.literal('visits').optional() }),
  event: z.object({ from: plainDate, to: plainDate }).partial(),
  refusals: ['not-found'],
} as const satisfies EventStream

export const listSlotsWithToken = endpoint({
  ...listSlots,
  path: '/calendarApi/calendar/:userName/available-slots',
  summary: `${listSlots.summary}; with \`orderId\` the time of that order counts as free to its customer and provider`,
  access: 'open',
  query: slotsQuery.extend({ orderId: id.optional() }),
  refusals: ['not-found', 'invalid-token', 'sign-in-required', 'forbidden'],
})
