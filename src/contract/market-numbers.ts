import { z } from 'zod'
import { FUNNEL_STEPS } from '#domain/market-numbers/funnel.ts'
import { MARKET_PERIODS } from '#domain/market-numbers/market-period.ts'
import { id, plainDate, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { operatorRefusals } from './operator-refusals.ts'
import { serviceType } from './service.ts'

const count = z.number().int().nonnegative()
const counted = {
  bookings: count,
  /** Against the period before, 0.08 for 8% more; null where that has too few bookings. */
  change: z.number().nullable(),
}
const others = z.object({ ...counted, salons: count, /** How many are joined. */ count }).nullable()

export const getMarketNumbers = endpoint({
  method: 'GET',
  path: '/deskApi/numbers',
  summary:
    'The numbers of the market over whole days up to yesterday, from counts without anybody in them. A place or category with fewer than five bookings joins the others',
  access: 'operator',
  query: z.object({ period: z.enum(MARKET_PERIODS).default('28-days') }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      /** First and last day, both included. */
      from: plainDate,
      to: plainDate,
      /** Counts of what was done; nobody is followed from one to the next. */
      funnel: z.object(
        Object.fromEntries(FUNNEL_STEPS.map((step) => [step, count])) as Record<
          (typeof FUNNEL_STEPS)[number],
          typeof count
        >,
      ),
      steepestStep: z.enum(FUNNEL_STEPS).nullable(),
      /** By when they were booked, the earliest first; the last week is running. */
      weeks: z.array(z.object({ monday: plainDate, bookings: count })),
      places: z.array(
        z.object({ cityCode: z.string(), name: z.string(), ...counted, salons: count }),
      ),
      otherPlaces: others,
      categories: z.array(z.object({ category: serviceType, ...counted, salons: count })),
      otherCategories: others,
      answers: z.object({
        /** Bookings that a salon had to answer. */
        requests: count,
        /** Of these; all null with fewer than five. */
        declined: count.nullable(),
        lapsed: count.nullable(),
        /** Minutes until half, and nine of ten, were answered by a salon. */
        medianMinutes: count.nullable(),
        slowMinutes: count.nullable(),
      }),
    }),
  }),
  refusals: operatorRefusals,
})

export const getMarketDay = endpoint({
  method: 'GET',
  path: '/deskApi/market-day',
  summary:
    'The numbers of the market today, and the dates that come: the report of tax details where DAC7 is set, and the next ten ends of salons',
  access: 'operator',
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      /** The day in Amsterdam. */
      today: plainDate,
      /** Visits that begin today and that the salon agreed to: accepted, confirmed or completed. */
      visits: count,
      /** Orders that were placed today. */
      booked: count,
      /** Orders that were cancelled today. */
      cancelled: count,
      /** The earliest first. */
      dates: z.array(
        z.discriminatedUnion('kind', [
          z.object({
            kind: z.literal('tax-report'),
            /** The last day on which it is in time. */
            day: plainDate,
            year: z.number().int(),
            /** Salons of the year whose tax details are not complete. */
            incomplete: count,
          }),
          z.object({
            kind: z.literal('provider-end'),
            /** The last day of the salon on the market. */
            day: plainDate,
            providerId: id,
            fullName: z.string(),
          }),
        ]),
      ),
    }),
  }),
  refusals: operatorRefusals,
})
