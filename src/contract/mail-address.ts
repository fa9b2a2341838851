import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { answered, id } from './words.ts'

/** Where the mails about an order go, for its customer; empty for everybody else, and where no address is proven. */
export const mailTo = z.array(z.string())

const refusals = [
  ...(['sign-in-required', 'invalid-token', 'forbidden', 'xsrf', 'not-found'] as const),
] as const

export const requestMailCode = endpoint({
  method: 'POST',
  path: '/orderApi/orders/:orderId/mail-code',
  summary:
    'Mail a code to the address typed with an order; until it comes back, that address hears nothing of the order',
  access: 'signed-in',
  params: z.object({ orderId: id }),
  body: z.object({}),
  status: 202,
  reply: z.object(answered),
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
  reply: z.object({ ...answered, data: z.object({ mailTo }) }),
  refusals: [...refusals, 'code-invalid'],
})
