import { z } from 'zod'
import { id, instant, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

const memberRefusals = ['sign-in-required', 'invalid-token', 'forbidden'] as const

/** An address at which calendar programs read a provider's visits. */
const calendarFeed = z.object({
  feedId: id,
  name: z.string(),
  /** Whether it has the names of clients and the places of home visits. */
  hasClientNames: z.boolean(),
  createdAt: instant,
  /** When a calendar program read it last, to the hour; null for never. */
  readAt: instant.nullable(),
})

export const listCalendarFeeds = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/calendarFeeds',
  summary: 'The calendar feeds of a provider, the oldest first; their addresses are not stored',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ feeds: z.array(calendarFeed) }) }),
  refusals: memberRefusals,
})

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/calendarFeeds',
  summary: 'Make a calendar feed; its address is in this answer alone',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object({
    name: z.string().trim().min(1).max(60),
    hasClientNames: z.boolean().default(false),
  }),
  status: 201,
  reply: z.object({
    ...replyBase,
    data: z.object({ feed: calendarFeed, url: z.string() }),
  }),
  refusals: [...memberRefusals, 'xsrf', 'too-many-feeds'],
})

export const deleteCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/salonApi/:userName/calendarFeeds/:feedId',
  summary: 'Withdraw a calendar feed: its address answers no more. Repeating changes nothing',
  access: 'signed-in',
  params: z.object({ userName, feedId: id }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ feedId: id }) }),
  refusals: [...memberRefusals, 'xsrf'],
})
