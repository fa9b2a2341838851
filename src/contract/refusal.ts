import { z } from 'zod'
import { REFUSAL_CODES } from '#domain/refusal.ts'

/** What every refusal looks like; `details` come with 400, `data` where the code promises it. */
export const refusal = z.object({
  statusCode: z.number().int(),
  code: z.enum(REFUSAL_CODES),
  message: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  data: z.unknown().optional(),
})
export type Refusal = z.output<typeof refusal>

/** `data` of slot-taken, and of a time to hold that is outside the hours: the three nearest free times of the same length. */
export const slotTakenData = z.object({
  nextSlots: z.array(z.object({ startTime: z.string(), endTime: z.string() })),
})

/** `data` of too-many-visits: which limit, and what it is. */
export const tooManyVisitsData = z.object({
  limit: z.enum(['at-salon', 'in-all', 'at-once', 'per-hour']),
  most: z.number().int(),
})

/** `data` of amounts-changed: what the server reckons instead. */
export const amountsChangedData = z.object({
  originalAmount: z.number(),
  discountAmount: z.number(),
  totalAmount: z.number(),
  totalDuration: z.number().int(),
})
