import { z } from 'zod'
import { READ_KINDS } from '#domain/work-item/read-kinds.ts'
import { id, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { operatorRefusals } from './operator-refusals.ts'

const readers = z.array(z.object({ userName: z.string(), name: z.string() }))

export const openDeskItem = endpoint({
  method: 'PUT',
  path: '/deskApi/readers/:kind/:itemId',
  summary:
    'Say for a minute that the caller has a registration, report or message open. Answers who else has',
  access: 'operator',
  params: z.object({ kind: z.enum(READ_KINDS), itemId: id }),
  body: z.object({}),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ readers }) }),
  refusals: [...operatorRefusals, 'xsrf'],
})

export const listReaders = endpoint({
  method: 'GET',
  path: '/deskApi/readers',
  summary: 'What other operators have open now',
  access: 'operator',
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      items: z.array(z.object({ kind: z.enum(READ_KINDS), itemId: id, readers })),
    }),
  }),
  refusals: operatorRefusals,
})
