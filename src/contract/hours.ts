import { z } from 'zod'
import {
  type DayHoursFault,
  dayHoursFault,
  isTimeOfDay,
  MAX_BREAKS,
} from '#domain/schedule/day-hours.ts'
import { HOLIDAY_NAMES } from '#domain/schedule/public-holidays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { id, instant, plainDate, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { orderStatus } from './order.ts'

const memberRefusals = ['sign-in-required', 'invalid-token', 'forbidden'] as const

const time = z.string().max(5)
const dayHours = z.object({
  day: z.number().int().min(0).max(6), // 0 is Sunday
  openTime: time,
  closeTime: time,
  breaks: z
    .array(z.object({ from: time, until: time }))
    .refine(({ length }) => length <= MAX_BREAKS, {
      message: `has more than ${MAX_BREAKS} breaks`,
    }),
})

const faultMessages: Record<DayHoursFault, string> = {
  'no-time': 'has a time that is not written as 09:30',
  'off-step': 'has a time that is no multiple of five minutes',
  'opens-at-midnight': 'opens at 00:05 or later',
  'closes-before-opening': 'closes before it opens',
  'break-ends-before-start': 'has a break that ends before it starts',
  'break-outside': 'has a break that is not between opening and closing',
  'breaks-overlap': 'has breaks that overlap or touch',
}

const dateHours = z.object({ date: plainDate, openTime: time, closeTime: time })

const week = z
  .array(
    dayHours.superRefine((hours, context) => {
      const fault = dayHoursFault(hours)
      if (fault) context.addIssue({ code: 'custom', message: faultMessages[fault] })
    }),
  )
  .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, {
    message: 'has a day twice',
  })

/** An appointment that stands in a time that is to be closed. */
const visit = z.object({
  orderId: id.nullable(), // null for a block of the provider
  status: orderStatus.nullable(),
  startTime: instant,
  endTime: instant,
  customerName: z.string(), // empty when the account is deleted, and for a block
  serviceName: z.string(),
})

/** `data` of has-appointments: what stands there, by time. Nothing was written; the same call with `anyway` is. */
export const hasAppointmentsData = z.object({ timeZone: z.string(), visits: z.array(visit) })

const closure = z.object({
  closureId: id,
  startTime: instant,
  endTime: instant,
  reason: z.string(),
  visitCount: z.number().int(),
})

const holiday = z.object({
  name: z.enum(HOLIDAY_NAMES),
  date: plainDate,
  isOptional: z.boolean(),
  isClosed: z.boolean(),
  /** The closure of exactly this day; null without one. */
  closureId: id.nullable(),
  visitCount: z.number().int(),
})

export const getHours = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/hours',
  summary:
    'The working hours of the week, the closures to come, and the public holidays of this year and the next',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      timeZone: z.string(),
      today: plainDate,
      /** Changes with the hours; sent back with them. */
      version: z.string(),
      /** The open days, Monday first. */
      week: z.array(dayHours),
      /** Dates from today on whose hours hold in place of those of the week, by date. */
      dateHours: z.array(
        dateHours.extend({
          reason: z.string(),
          /** Changes with the hours of the date and their reason; sent back with them. */
          version: z.string(),
        }),
      ),
      closures: z.array(closure),
      holidays: z.array(holiday),
    }),
  }),
  refusals: memberRefusals,
})

export const changeHours = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/hours',
  summary:
    'Replace the working hours of the week. Visits that the new hours no longer contain stay; they are listed first, unless `anyway` is set',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object({
    version: z.string().max(64),
    week,
    anyway: z.boolean().default(false),
  }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ version: z.string() }) }),
  refusals: [...memberRefusals, 'xsrf', 'not-found', 'hours-changed', 'has-appointments'],
})

export const saveDateHours = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/dateHours/:date',
  summary:
    'Open other hours on one date than in the week, also on a day that is closed; null restores those of the week. Visits that only the former hours contain stay; they are listed first, unless `anyway` is set. Closures hold all the same',
  access: 'signed-in',
  params: z.object({ userName, date: plainDate }),
  body: z.object({
    hours: z
      .object({ openTime: time, closeTime: time })
      .nullable()
      .superRefine((hours, context) => {
        const fault = hours && dayHoursFault({ ...hours, day: 0, breaks: [] })
        if (fault) context.addIssue({ code: 'custom', message: faultMessages[fault] })
      }),
    /** For members only. */
    reason: z.string().trim().max(100).default(''),
    /** Of the hours of the date that were read; empty when it followed the week. */
    version: z.string().max(64).default(''),
    anyway: z.boolean().default(false),
  }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ date: plainDate }) }),
  refusals: [...memberRefusals, 'xsrf', 'not-found', 'hours-changed', 'has-appointments'],
})

export const addClosure = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/closures',
  summary:
    'Close days, or hours of one day, to bookings. Visits in that time stay; they are listed first, unless `anyway` is set. The same closure again changes nothing',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z
    .object({
      from: plainDate,
      to: plainDate,
      hours: z.object({ from: time, until: time }).nullish(),
      /** For members only. */
      reason: z.string().trim().max(100).default(''),
      anyway: z.boolean().default(false),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'is before the first day' })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= MAX_CLOSURE_MS, {
      path: ['to'],
      message: 'is more than a year after the first day',
    })
    .refine(({ from, to, hours }) => !hours || from === to, {
      path: ['hours'],
      message: 'are those of one day',
    })
    .refine(({ hours }) => !hours || (isTimeOfDay(hours.from) && isTimeOfDay(hours.until)), {
      path: ['hours'],
      message: 'are times such as 09:30',
    })
    .refine(({ hours }) => !hours || hours.from < hours.until, {
      path: ['hours'],
      message: 'end before they start',
    }),
  status: 201,
  reply: z.object({ ...replyBase, data: hasAppointmentsData }),
  refusals: [...memberRefusals, 'xsrf', 'not-found', 'has-appointments'],
})

export const removeClosure = endpoint({
  method: 'DELETE',
  path: '/salonApi/:userName/closures/:closureId',
  summary: 'Open again what was closed',
  access: 'signed-in',
  params: z.object({ userName, closureId: id }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ closureId: id }) }),
  refusals: [...memberRefusals, 'xsrf', 'not-found'],
})

const MAX_CLOSURE_MS = 366 * DAY_MS
