import { z } from 'zod'
import { EVENT_DETAIL, EVENT_NAMES, MAX_EVENTS_PER_CALL } from '#domain/event/events.ts'
import { plainDate, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { operatorRefusals } from './operator-refusals.ts'

const name = z.enum(EVENT_NAMES)

export const recordEvents = endpoint({
  method: 'POST',
  path: '/public/events',
  summary: 'Note what happened on a page; nothing of who did it',
  access: 'public',
  body: z.object({
    events: z
      .array(z.object({ name, detail: z.string().regex(EVENT_DETAIL).default('') }))
      .min(1)
      .max(MAX_EVENTS_PER_CALL),
  }),
  status: 202,
  reply: z.object({ ...replyBase }),
})

export const countEvents = endpoint({
  method: 'GET',
  path: '/operationApi/events',
  summary:
    'How often what happened, for the operator: in all (the thousand most frequent) and per day of Amsterdam, both ends included',
  access: 'operator',
  query: z.object({ from: plainDate, to: plainDate }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      totals: z.array(z.object({ name, detail: z.string(), count: z.number().int() })),
      days: z.array(z.object({ day: plainDate, name, count: z.number().int() })),
    }),
  }),
  refusals: operatorRefusals,
})
