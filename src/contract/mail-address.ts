import { z } from 'zod'
import { id, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'

/** The addresses that get an order's mails; empty unless the caller is its customer and an address is verified. */
export const mailTo = z.array(z.string())

const refusals = [...memberRefusals, 'xsrf', 'not-found'] as const

export const requestMailCode = endpoint({
  method: 'POST',
  path: '/orderApi/orders/:orderId/mail-code',
  summary:
    'Mail a code to the address typed with an order; until it comes back, that address hears nothing of the order',
  access: 'signed-in',
  params: z.object({ orderId: id }),
  body: z.object({}),
  status: 202,
  reply: z.object(replyBase),
  refusals,
})

export const confirmMailCode = endpoint({
  method: 'PUT',
  path: '/orderApi/orders/:orderId/mail-code',
  summary:
    'Prove by its code that the address typed with an order is one’s own: mails go there too',
  access: 'signed-in',
  params: z.object({ orderId: id }),
  body: z.object({ code: z.string().max(40) }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ mailTo }) }),
  refusals: [...refusals, 'code-invalid'],
})
