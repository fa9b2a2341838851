import { z } from 'zod'
import { instant, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

const ofToken = z.object({ token: z.string().max(64) })

export const readOperatorLink = endpoint({
  method: 'GET',
  path: '/accountApi/operatorLinks/:token',
  summary: 'Whether a link that makes an account operator still works; reading it changes nothing',
  access: 'open',
  params: ofToken,
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      expiresAt: instant,
      /** As what the caller would use it. */
      reader: z.enum(['visitor', 'account', 'operator']),
    }),
  }),
  refusals: ['invalid-token', 'not-found'],
})

export const acceptOperatorLink = endpoint({
  method: 'POST',
  path: '/accountApi/operatorLinks/:token/use',
  summary:
    'Become operator with the caller’s account. All such links end; an operator changes nothing',
  access: 'signed-in',
  params: ofToken,
  body: z.object({}),
  status: 200,
  reply: z.object(replyBase),
  refusals: ['sign-in-required', 'invalid-token', 'xsrf', 'not-found'],
})
