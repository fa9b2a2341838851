import { z } from 'zod'
import { CLIENT_FILTERS, CLIENT_SORTS } from '#domain/client/client-list.ts'
import { id, instant, replyBase, userName, version } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'
import { orderStatus } from './order.ts'

const params = z.object({ userName, clientId: id })
const changeRefusals = [...memberRefusals, 'xsrf', 'not-found', 'client-changed'] as const

/** Contact details of a client. Only the name is needed. */
export const clientContact = {
  name: z.string().trim().min(1).max(120),
  phone: z.string().trim().max(30).default(''),
  email: z
    .string()
    .trim()
    .max(254)
    .refine((text) => text === '' || /^[^\s@]+@[^\s@]+$/.test(text), 'is no mail address')
    .default(''),
}

const summary = {
  clientId: id,
  name: z.string(),
  phone: z.string(),
  /** Empty when it is not known. */
  email: z.string(),
  /** Whether the client books with an account. */
  hasAccount: z.boolean(),
  /** Whether the client is one since at most 30 days. */
  isNew: z.boolean(),
  isBlocked: z.boolean(),
  /** Visits that took place, and those that the client missed. */
  visits: z.number().int(),
  missedVisits: z.number().int(),
  /** The start of the last visit that took place. */
  lastVisit: instant.nullable(),
  /** The sum of the visits that took place, in euros. */
  spent: z.number(),
}

export const listClients = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/clients',
  summary:
    'The clients of a provider, in pages: all, those of the last 30 days, those who were not there for 90 days and have no visit to come, or those who missed one; `search` finds part of a name or number, or the beginning of a mail address',
  access: 'signed-in',
  params: z.object({ userName }),
  query: z.object({
    search: z.string().trim().max(100).default(''),
    filter: z.enum(CLIENT_FILTERS).default('all'),
    /** Names from A, everything else from the most or the latest. A page token belongs to a sort. */
    sort: z.enum(CLIENT_SORTS).default('name'),
    pageToken: z.string().max(1000).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      timeZone: z.string(),
      clients: z.array(z.object(summary)),
      /** How many there are in all pages. */
      totalClients: z.number().int(),
      nextPageToken: z.string().nullable(),
    }),
  }),
  refusals: memberRefusals,
})

export const exportClients = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/clients/export',
  summary:
    'All clients of a provider as the text of a CSV file, in which no cell is read as a formula. Only within ten minutes after signing in',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({ fileName: z.string(), csv: z.string() }),
  }),
  refusals: [...memberRefusals, 'sign-in-again'],
})

export const getClient = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/clients/:clientId',
  summary: 'The card of a client: contact details, note, and the last hundred visits',
  access: 'signed-in',
  params,
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      timeZone: z.string(),
      client: z.object({
        ...summary,
        version,
        note: z.string(),
        clientSince: instant,
        history: z.array(
          z.object({
            orderId: id,
            status: orderStatus,
            startTime: instant,
            serviceName: z.string(),
            amount: z.number(),
          }),
        ),
      }),
    }),
  }),
  refusals: [...memberRefusals, 'not-found'],
})

export const downloadClient = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/clients/:clientId/data',
  summary:
    'All that the provider stores of a client, as the text of a JSON file for that person: card, notes, visits with their history and mails',
  access: 'signed-in',
  params,
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({ fileName: z.string(), json: z.string() }),
  }),
  refusals: [...memberRefusals, 'not-found'],
})

export const updateClient = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/clients/:clientId',
  summary: 'Sets contact details and note of a client, as its `version` was read',
  access: 'signed-in',
  params,
  body: z.object({
    version,
    ...clientContact,
    note: z.string().trim().max(2000).default(''),
  }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ version }) }),
  refusals: changeRefusals,
})

export const addClient = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/clients',
  summary:
    'Adds a client without a visit. When a card has the same number or address, it is in `doubles` and nothing is written, unless `isAnother` says that this is somebody else. Header Idempotency-Key: the same key and body give the same answer',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object({
    ...clientContact,
    note: z.string().trim().max(2000).default(''),
    isAnother: z.boolean().default(false),
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      /** Null when nothing was written. */
      clientId: id.nullable(),
      doubles: z.array(z.object({ clientId: id, name: z.string() })),
    }),
  }),
  refusals: [...memberRefusals, 'xsrf', 'idempotency-mismatch'],
})

export const setClientBlock = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/clients/:clientId/block',
  summary:
    'Takes no more bookings of a client with an account, who finds every time taken; or takes them again',
  access: 'signed-in',
  params,
  body: z.object({ isBlocked: z.boolean() }),
  status: 200,
  reply: z.object({
    ...replyBase,
    /** Visits to come, which stay. */
    data: z.object({ upcomingVisits: z.number().int() }),
  }),
  refusals: [...memberRefusals, 'xsrf', 'not-found'],
})

export const mergeClients = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/clients/:clientId/merge',
  summary:
    'Moves the visits, the note and what is missing of another client to this one, and removes the other',
  access: 'signed-in',
  params,
  body: z.object({ version, otherClientId: id }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ version }) }),
  refusals: changeRefusals,
})

export const eraseClient = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/clients/:clientId/erase',
  summary:
    'Erases contact details and notes of a client without visits to come; the orders stay for the books',
  access: 'signed-in',
  params,
  body: z.object({ version }),
  status: 200,
  reply: z.object(replyBase),
  refusals: [...changeRefusals, 'client-in-use'],
})
