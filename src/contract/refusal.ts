import { z } from 'zod'
import { REFUSAL_CODES } from '#domain/refusal.ts'

/** The body of a refusal. `details` come with a 400, `data` with the codes below. */
export const refusal = z
  .object({
    statusCode: z.number().int(),
    code: z.enum(REFUSAL_CODES),
    message: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    data: z.unknown().optional(),
  })
  .meta({ id: 'Refusal' })
export type Refusal = z.output<typeof refusal>

/** `data` of slot-taken, and of outside-working-hours for a hold: the three nearest free slots of the same length. */
export const slotTakenData = z.object({
  nextSlots: z.array(z.object({ startTime: z.string(), endTime: z.string() })),
})

/** `data` of too-many-visits: the exceeded limit and its value. */
export const tooManyVisitsData = z.object({
  limit: z.enum(['at-salon', 'in-all', 'at-once', 'per-hour']),
  most: z.number().int(),
})

/** `data` of reply-changed: the present reply to the review. */
export const replyChangedData = z.object({ reply: z.string().nullable() })

/** `data` of note-changed: the present note of the visit. */
export const noteChangedData = z.object({ note: z.string() })

/** `data` of amounts-changed: the amounts computed by the server. */
export const amountsChangedData = z.object({
  originalAmount: z.number(),
  travelFee: z.number(), // within originalAmount
  discountAmount: z.number(),
  totalAmount: z.number(),
  totalDuration: z.number().int(),
})
