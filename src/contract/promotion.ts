import { z } from 'zod'
import { PROMOTION_TYPES } from '#domain/promotion/promotion.ts'
import { endpoint } from './endpoint.ts'
import { answered, id, plainDate, userName } from './words.ts'

export const promotion = z.object({
  id,
  title: z.string(),
  description: z.string(),
  promotionType: z.enum(PROMOTION_TYPES),
  minimumOrderAmount: z.number(),
  flatRateOff: z.number().nullable(),
  discountPercentage: z.number().nullable(),
  startDate: plainDate,
  endDate: plainDate,
  active: z.boolean(),
  timeZone: z.string(),
})

export const listPromotions = endpoint({
  method: 'GET',
  path: '/providerApi/promotions/customer/:customerUserName/provider/:providerUserName',
  summary:
    'The promotions of a provider that this customer can use on a day; with `orderId` in changing that order',
  access: 'open',
  params: z.object({ customerUserName: userName, providerUserName: userName }),
  query: z.object({ effectiveDate: plainDate, orderId: id.optional() }),
  status: 200,
  reply: z.object({ ...answered, data: z.object({ promotions: z.array(promotion) }) }),
  refusals: ['forbidden', 'not-found', 'invalid-token', 'sign-in-required'],
})
