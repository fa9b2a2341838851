import { z } from 'zod'
import { PROMOTION_NEARNESS, PROMOTION_TYPES } from '#domain/promotion/promotion.ts'
import { cityCode, id, plainDate, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

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
  reply: z.object({ ...replyBase, data: z.object({ promotions: z.array(promotion) }) }),
  refusals: ['forbidden', 'not-found', 'invalid-token', 'sign-in-required'],
})

export const listCustomerPromotions = endpoint({
  method: 'GET',
  path: '/providerApi/promotions/customer/:customerUserName',
  summary:
    'Up to three promotions a customer can use on a day, each of another salon: favourites first, then salons they visited, then the best rated of a city',
  access: 'signed-in',
  params: z.object({ customerUserName: userName }),
  query: z.object({ effectiveDate: plainDate, cityCode: cityCode.optional() }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      promotions: z.array(
        z.object({
          ...promotion.shape,
          nearness: z.enum(PROMOTION_NEARNESS),
          provider: z.object({
            userName: z.string(),
            fullName: z.string(),
            profilePictureUrl: z.string(),
          }),
        }),
      ),
    }),
  }),
  refusals: ['forbidden', 'invalid-token', 'sign-in-required'],
})
