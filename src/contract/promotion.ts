import { z } from 'zod'
import { PROMOTION_NEARNESS, PROMOTION_TYPES } from '#domain/promotion/promotion.ts'
import { PROMOTION_STATUSES, PROMOTION_SWITCHES } from '#domain/promotion/promotion-status.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '#domain/promotion/promotion-terms.ts'
import { amount, cityCode, id, plainDate, replyBase, userName, version } from './common-schemas.ts'
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

const memberRefusals = ['sign-in-required', 'invalid-token', 'forbidden'] as const

const title = z.string().max(MAX_TITLE_LENGTH)
const description = z.string().max(MAX_DESCRIPTION_LENGTH)

/** What a provider decides about a promotion; `domain/promotion/promotion-terms.ts` has the rules. */
const terms = {
  titleEn: title,
  titleNl: title,
  descriptionEn: description,
  descriptionNl: description,
  promotionType: z.enum(PROMOTION_TYPES),
  minimumOrderAmount: amount,
  flatRateOff: amount.nullable(),
  discountPercentage: z.number().nullable(),
  startDate: plainDate,
  endDate: plainDate,
}

/** A promotion as the members of its provider see it. */
const salonPromotion = z.object({
  id,
  version: z.number().int(), // sent back with a change
  ...terms,
  status: z.enum(PROMOTION_STATUSES),
  /** Orders with it that are not cancelled or declined, and the sum of their discounts. */
  timesUsed: z.number().int(),
  discountAmount: z.number(),
  /** Whether an order has used it, whatever became of that: its discount stays as it is. */
  isUsed: z.boolean(),
})

export const listWorkspacePromotions = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/promotions',
  summary:
    'The promotions of a provider: those that have not ended, then those that have, the last one first',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      timeZone: z.string(),
      today: plainDate,
      promotions: z.array(salonPromotion),
      /** Treatments on offer, for an example of a visit. */
      treatments: z.array(z.object({ id, name: z.string(), price: z.number() })),
    }),
  }),
  refusals: memberRefusals,
})

const changedPromotion = z.object({ ...replyBase, data: z.object({ promotion: salonPromotion }) })

export const addPromotion = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/promotions',
  summary: 'Add a promotion; the same one again adds none',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object(terms),
  status: 201,
  reply: changedPromotion,
  refusals: [...memberRefusals, 'xsrf', 'too-many-promotions'],
})

export const changePromotion = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/promotions/:promotionId',
  summary: 'Change a promotion that has not ended; once used its discount stays',
  access: 'signed-in',
  params: z.object({ userName, promotionId: id }),
  body: z.object({ ...terms, version }),
  status: 200,
  reply: changedPromotion,
  refusals: [...memberRefusals, 'xsrf', 'not-found', 'promotion-changed', 'promotion-used'],
})

export const switchPromotion = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/promotions/:promotionId/status',
  summary: 'Pause, resume or end a promotion; the same again changes nothing',
  access: 'signed-in',
  params: z.object({ userName, promotionId: id }),
  body: z.object({ status: z.enum(PROMOTION_SWITCHES), version }),
  status: 200,
  reply: changedPromotion,
  refusals: [...memberRefusals, 'xsrf', 'not-found', 'promotion-changed'],
})
