import type { FastifyInstance } from 'fastify'
import { listPromotions as listPromotionsEndpoint } from '#contract/promotion.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { listPromotions } from './list-promotions.ts'
import { promotionReply } from './reply.ts'

export function registerPromotions(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, listPromotionsEndpoint, async ({ params, query, caller, language }) => {
    const date = query.effectiveDate as PlainDate
    const { orderId } = query
    const listed = await listPromotions(deps, { ...params, date, orderId, caller, language })
    if (!listed.ok) return listed
    return { ok: true, answer: { data: { promotions: listed.promotions.map(promotionReply) } } }
  })
}
