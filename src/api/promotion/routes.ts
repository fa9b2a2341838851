import type { FastifyInstance } from 'fastify'
import type { Reply } from '#contract/endpoint.ts'
import {
  addPromotion as addEndpoint,
  changePromotion as changeEndpoint,
  listCustomerPromotions as listCustomerPromotionsEndpoint,
  listPromotions as listPromotionsEndpoint,
  listWorkspacePromotions as listWorkspacePromotionsEndpoint,
  switchPromotion as switchEndpoint,
} from '#contract/promotion.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { coverOf } from '../picture/cover.ts'
import type { CustomerPromotionRow } from './customer-store.ts'
import { listCustomerPromotions } from './list-customer-promotions.ts'
import { listPromotions } from './list-promotions.ts'
import { listWorkspacePromotions } from './list-workspace-promotions.ts'
import { promotionReply } from './reply.ts'
import { localizedPromotion } from './row.ts'
import { addPromotion, changePromotion, switchPromotion } from './write-promotion.ts'

export function registerPromotions(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, listPromotionsEndpoint, async ({ params, query, caller, language }) => {
    const date = query.effectiveDate as PlainDate
    const { orderId } = query
    const listed = await listPromotions(deps, { ...params, date, orderId, caller, language })
    if (!listed.ok) return listed
    return { ok: true, answer: { data: { promotions: listed.promotions.map(promotionReply) } } }
  })
  mount(app, listCustomerPromotionsEndpoint, async ({ params, query, caller, language }) => {
    const date = query.effectiveDate as PlainDate
    const { cityCode } = query
    const listed = await listCustomerPromotions(deps, { ...params, date, cityCode, caller })
    if (!listed.ok) return listed
    const promotions = listed.found.map((row) => customerPromotionReply(row, language))
    return { ok: true, answer: { data: { promotions } } }
  })
  mount(app, listWorkspacePromotionsEndpoint, (input) => listWorkspacePromotions(deps, input))
  mount(app, addEndpoint, (input) => addPromotion(deps, input))
  mount(app, changeEndpoint, (input) => changePromotion(deps, input))
  mount(app, switchEndpoint, (input) => switchPromotion(deps, input))
}

function customerPromotionReply(
  row: CustomerPromotionRow,
  language: Language,
): Reply<typeof listCustomerPromotionsEndpoint>['data']['promotions'][number] {
  return {
    ...promotionReply(localizedPromotion(language, row)),
    nearness: row.nearness,
    provider: {
      userName: row.user_name,
      fullName: row.full_name,
      profilePictureUrl: coverOf(row),
    },
  }
}
