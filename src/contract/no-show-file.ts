import { z } from 'zod'
import { id, instant, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'
import { visitOfMember } from './visit.ts'

export const getNoShowFile = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/visits/:orderId/noShowFile',
  summary:
    'What is stored about a missed visit, as evidence: what was booked and when, the rules for cancelling and when they were accepted, mails, and what was done. Another visit is `not-found`',
  access: 'signed-in',
  params: z.object({ userName, orderId: id }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      timeZone: z.string(),
      /** When the file was made. */
      madeAt: instant,
      provider: z.object({
        fullName: z.string(),
        address: z.string(),
        kvkNumber: z.string().nullable(),
        email: z.string(),
        phone: z.string(),
      }),
      visit: visitOfMember,
      placedAt: instant,
      /** Whether a member booked it, and not its customer. */
      isPlacedByMember: z.boolean(),
      /** When it was last confirmed before its start; null for one that never was. */
      confirmedAt: instant.nullable(),
      /** The rule of the time of booking: how long before the start cancelling is free. */
      cancellationWindowMinutes: z.number().int(),
      /** The last moment at which cancelling was free. */
      freeUntil: instant,
      /** When the mail with the link to the terms left; null when none did. */
      linkMailedAt: instant.nullable(),
      /** Whether a reminder of this start was sent. */
      isReminded: z.boolean(),
      /** When it was marked as missed. */
      missedAt: instant.nullable(),
    }),
  }),
  refusals: [...memberRefusals, 'not-found'],
})
