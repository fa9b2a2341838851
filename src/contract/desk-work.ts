import { z } from 'zod'
import { WORK_KINDS } from '#domain/work-item/terms.ts'
import { emptyAsUndefined, id, instant, plainDate, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { cursor, pageSize } from './keyset.ts'
import { operatorRefusals } from './operator-refusals.ts'

export const WORK_ORDERS = ['oldest', 'due'] as const

const person = z.object({ userName: z.string(), name: z.string() })

/** Something that waits for an operator. */
const workItem = z.object({
  kind: z.enum(WORK_KINDS),
  itemId: id,
  /** What it is about, such as the name of a salon or a person; the screen says the rest by its kind. */
  subject: z.string(),
  /** The reason of a report, the kind of a message, the postal code of a registration; empty for others. */
  topic: z.string(),
  since: instant,
  /** The last day in time, on the clock of Amsterdam. */
  dueDay: plainDate,
  /** Who has taken it; null for nobody. */
  assignee: person.nullable(),
  /** With which it is taken. */
  version: z.number().int(),
})

const kindCount = z.object({
  kind: z.enum(WORK_KINDS),
  /** At most 1000, which stands for more. */
  open: z.number().int(),
  /** Of these, due today or late. */
  due: z.number().int(),
})

export const getDesk = endpoint({
  method: 'GET',
  path: '/deskApi/desk',
  summary: 'Who works at the desk, and how much of each kind of work waits',
  access: 'operator',
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      operator: person,
      /** The day in Amsterdam. */
      today: plainDate,
      work: z.array(kindCount),
      /** Jobs that failed in their last attempt. */
      failedJobs: z.number().int(),
      /** Providers that customers find. */
      liveProviders: z.number().int(),
    }),
  }),
  refusals: operatorRefusals,
})

export const listWork = endpoint({
  method: 'GET',
  path: '/deskApi/today',
  summary:
    'What waits for an operator, the oldest first, or on one page what is due first, with the day on which it is due',
  access: 'operator',
  query: z.object({
    order: z.enum(WORK_ORDERS).default('oldest'),
    /** Of the oldest first alone. */
    after: emptyAsUndefined(cursor),
    limit: pageSize,
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      today: plainDate,
      /** What is due first, when that is today or earlier. It is among the items too. */
      urgent: workItem.nullable(),
      /** What is late, the longest first, at most fifty; on the first page of the oldest first alone. These are among the items too. */
      late: z.array(workItem),
      items: z.array(workItem),
      nextCursor: cursor.nullable(),
    }),
  }),
  refusals: operatorRefusals,
})
