import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { answered } from './words.ts'

/** Who runs this installation, as art. 3:15d of the Dutch Civil Code wants visitors told; null is not given. */
export const operator = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  kvkNumber: z.string().nullable(),
  vatId: z.string().nullable(),
  /** Terms kept elsewhere, shown instead of our own text. */
  termsUrl: z.string().nullable(),
})

export const getOperator = endpoint({
  method: 'GET',
  path: '/public/operator',
  summary: 'Who runs this installation',
  access: 'public',
  status: 200,
  reply: z.object({ ...answered, data: z.object({ operator }) }),
})
