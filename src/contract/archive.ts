import { z } from 'zod'
import { replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'

export const createArchive = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/archive',
  summary:
    'An address at which all that a provider has here is downloaded as one ZIP file, within two minutes: profile, menu, hours, offers, members, clients with notes, visits with their history, reviews and pictures. Only within ten minutes after signing in',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 201,
  reply: z.object({ ...replyBase, data: z.object({ url: z.string() }) }),
  refusals: [...memberRefusals, 'xsrf', 'sign-in-again'],
})
