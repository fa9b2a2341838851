import { z } from 'zod'
import { replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'The process lives',
  access: 'public',
  isProbe: true,
  status: 200,
  reply: z.object(replyBase),
})

export const getReadiness = endpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'The database answers and its migrations are done',
  access: 'public',
  isProbe: true,
  status: 200,
  reply: z.object(replyBase),
  refusals: ['unavailable'],
})
