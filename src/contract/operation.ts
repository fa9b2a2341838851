import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { answered } from './words.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'The process lives',
  access: 'public',
  isProbe: true,
  status: 200,
  reply: z.object(answered),
})

export const getReadiness = endpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'The database answers and its migrations are done',
  access: 'public',
  isProbe: true,
  status: 200,
  reply: z.object(answered),
  refusals: ['unavailable'],
})
