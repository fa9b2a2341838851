import { z } from 'zod'
import { CATEGORY_KEYS } from '#domain/catalog/category.ts'
import { replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'

const step = z.object({
  step: z.enum(['profile', 'hours', 'menu', 'pictures', 'appointments', 'team']),
  isDone: z.boolean(),
  isOptional: z.boolean(),
})

export const getChecklist = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/checklist',
  summary: 'What a new salon still needs; computed from what it has',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      steps: z.array(step),
      isHidden: z.boolean(),
      openDays: z.number().int(),
      treatments: z.number().int(),
      /** Street and town of the salon. */
      address: z.string(),
      /** The category that the salon was made with, whose usual treatments are proposed first; null without one. */
      starterCategory: z.enum(CATEGORY_KEYS).nullable(),
    }),
  }),
  refusals: memberRefusals,
})

export const hideChecklist = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/checklist',
  summary: 'Hide the checklist of a salon for all its members, or show it again; for its owners',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object({ isHidden: z.boolean() }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ isHidden: z.boolean() }) }),
  refusals: [...memberRefusals, 'xsrf'],
})
