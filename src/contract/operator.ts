import { z } from 'zod'
import { replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

/** The operator's details, which art. 3:15d of the Dutch Civil Code requires; null when not set. */
export const operator = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  kvkNumber: z.string().nullable(),
  vatId: z.string().nullable(),
  /** The URL of terms that replace our own text. */
  termsUrl: z.string().nullable(),
})

export const getOperator = endpoint({
  method: 'GET',
  path: '/public/operator',
  summary: 'Who runs this installation',
  access: 'public',
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ operator }) }),
})
