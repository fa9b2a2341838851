import { z } from 'zod'
import { VAT_RATES } from '#domain/money.ts'
import { PERIODS } from '#domain/numbers/period.ts'
import { id, instant, language, plainDate, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'
import { orderStatus, serviceLocation } from './order.ts'

const count = z.number().int().nonnegative()
const euros = z.number().nonnegative()
const vatRate = z.union(VAT_RATES.map((rate) => z.literal(rate)))

/** Visits that took place and what was paid for them, VAT included. */
const sold = { visits: count, turnover: euros }
const totals = {
  ...sold,
  /** Visits that are agreed and not over yet. */
  bookedVisits: count,
  bookedAmount: euros,
  noShows: count,
}
const occupancy = { openMinutes: count, bookedMinutes: count }
const figures = z.object({ ...totals, ...occupancy })

const month = z.object({
  firstDay: plainDate,
  ...totals,
  /** The turnover by rate, the highest first; a rate without turnover is left out. */
  rates: z.array(z.object({ rate: vatRate, turnover: euros, vat: euros })),
})

/** 'online' by the customer, 'salon' by a member of the provider. */
const bookingSource = z.enum(['online', 'salon'])

const query = z.object({ period: z.enum(PERIODS).default('this-week') })
export const getNumbers = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/numbers',
  summary:
    'The numbers of a provider over a period: turnover and visits so far and in the same part of the period before, by week and by month, occupancy, clients, and how visits were booked',
  access: 'signed-in',
  params: z.object({ userName }),
  query,
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      timeZone: z.string(),
      /** First and last day, both included. */
      from: plainDate,
      to: plainDate,
      /** Of the part that has passed. */
      figures,
      before: figures.extend({
        from: plainDate,
        to: plainDate,
        /** Whether it ends at the same moment as now, so that it is as long as the part that has passed. */
        isCut: z.boolean(),
      }),
      /** Eight weeks up to that of the last day that has begun, the earliest first. */
      weeks: z.array(z.object({ monday: plainDate, ...totals })),
      /** Twelve months, likewise. */
      months: z.array(month),
      /** The hours of the week that were open in those eight weeks, Monday first, up to now. */
      hours: z.array(
        z.object({
          weekday: z.number().int().min(0).max(6), // 0 Sunday
          hour: z.number().int().min(0).max(23),
          ...occupancy,
        }),
      ),
      clients: z.object({
        /** Clients whose first visit was in the period, and those who had been before. */
        new: z.object({ clients: count, ...sold }),
        returning: z.object({ clients: count, ...sold }),
        /** Visits of deleted accounts, of whom it is not known. */
        unknown: z.object(sold),
      }),
      booking: z.object({
        /** By who booked them, the largest turnover first. */
        sources: z.array(z.object({ source: bookingSource, ...sold })),
        locations: z.array(z.object({ location: serviceLocation, ...sold })),
        languages: z.array(z.object({ language, ...sold })),
        /** By promotion, the largest turnover first; without one the title is null. */
        promotions: z.array(z.object({ title: z.string().nullable(), discount: euros, ...sold })),
      }),
    }),
  }),
  refusals: memberRefusals,
})

export const listTurnover = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/numbers/turnover',
  summary:
    'The visits of a period that took place or were missed, for the books: a line per visit and VAT rate, without names of clients. The amounts add up to the turnover',
  access: 'signed-in',
  params: z.object({ userName }),
  query,
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      timeZone: z.string(),
      from: plainDate,
      to: plainDate,
      lines: z.array(
        z.object({
          orderId: id,
          startTime: instant,
          bookedBy: bookingSource,
          /** The treatments of this rate. */
          serviceName: z.string(),
          /** VAT included, after the discount; 0 for a missed visit. */
          amount: euros,
          /** Null for a missed visit. */
          vatRate: vatRate.nullable(),
          vat: euros,
          status: orderStatus,
        }),
      ),
    }),
  }),
  refusals: memberRefusals,
})
