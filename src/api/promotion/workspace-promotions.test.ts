import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Request } from '#contract/endpoint.ts'
import { cancelOrder } from '#contract/order.ts'
import {
  addPromotion,
  changePromotion,
  listPromotions,
  listWorkspacePromotions,
  switchPromotion,
} from '#contract/promotion.ts'
import { aCatalogItem, anAccount, aPromotion } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, thursday, tuesday, wednesday } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../order/testing/an-order-api.ts'
import type { As } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const market = await anOrderApi()
const { aBookableProvider, call, clock, database, outcome, place, refusal } = market
for (const userName of ['fleur', 'saskia']) await anAccount(database, { userName })

beforeEach(() => clock.set(TEST_NOW))

type Terms = Request<typeof addPromotion>['body']

const terms = (changes: Partial<Terms> = {}): Terms => ({
  titleEn: 'Quiet morning',
  titleNl: 'Rustige ochtend',
  descriptionEn: '',
  descriptionNl: '',
  promotionType: 'LIMITED_TIME_OFFER_PERCENTAGE',
  minimumOrderAmount: 40,
  flatRateOff: null,
  discountPercentage: 15,
  startDate: '2026-11-20',
  endDate: '2027-03-31',
  ...changes,
})

async function aSalon() {
  const salon = await aBookableProvider({ ownerUserName: 'fleur' })
  const params = { userName: salon.provider.userName }
  const customerParams = { customerUserName: 'anouk', providerUserName: params.userName }
  const query = { effectiveDate: '2026-11-20' }
  return {
    ...salon,
    params,
    list: async () => (await call(listWorkspacePromotions, { params }, FLEUR)).data,
    add: async (changes?: Partial<Terms>) =>
      (await call(addPromotion, { params, body: terms(changes) }, FLEUR)).data.promotion,
    idsForAnouk: async () =>
      (await call(listPromotions, { params: customerParams, query }, ANOUK)).data.promotions.map(
        ({ id }) => id,
      ),
    draftWith: (promotionId: string, discountCents: number, startsAt = wednesday('10:00')) =>
      aDraft(salon.provider, [salon.cut], { startsAt, promotionId, discountCents }),
  }
}

const statusBody = (status: 'active' | 'paused' | 'ended', version: number) => ({ status, version })

test('[WORK-50] promotions are listed with their status, those that ended last', async () => {
  const { provider, list, add } = await aSalon()
  const [running, planned] = [await add(), await add({ startDate: '2026-12-01' })]
  const paused = await aPromotion(database, provider, { active: false })
  const past = await aPromotion(database, provider, { endDate: '2026-11-19' })
  const { promotions, today, timeZone } = await list()
  expect([today, timeZone]).toEqual(['2026-11-20', 'Europe/Amsterdam'])
  expect(Object.fromEntries(promotions.map(({ id, status }) => [id, status]))).toEqual({
    [running.id]: 'running',
    [planned.id]: 'planned',
    [paused.id]: 'paused',
    [past.id]: 'ended',
  })
  expect(promotions.at(-1)?.id).toBe(past.id)
})

test('[WORK-50] a promotion counts the orders with it that were not cancelled or declined, and their discounts', async () => {
  const { provider, list, add } = await aSalon()
  const { id } = await add()
  const cut = await aCatalogItem(database, provider)
  const order = { promotionId: id, items: [cut], customerUserName: 'daan' }
  const statuses = ['CONFIRMED', 'NO_SHOW', 'CANCELLED', 'DECLINED'] as const
  for (const [index, status] of statuses.entries()) {
    const startsAt = tuesday('10:00') - (index + 1) * 7 * DAY_MS
    await anOrder(database, provider, { ...order, status, startsAt, discountCents: 638 + index })
  }
  const [used] = (await list()).promotions
  expect(used).toMatchObject({ id, timesUsed: 2, discountAmount: 12.77, isUsed: true })
})

test('[WORK-50] the treatments on offer are listed by position, in the language of the reader', async () => {
  const { params, provider, cut } = await aSalon()
  await aCatalogItem(database, provider, { active: false })
  await aCatalogItem(database, provider, { isAddon: true, parentId: cut.id })
  const { data } = await call(listWorkspacePromotions, { params }, { ...FLEUR, language: 'nl' })
  expect(data.treatments).toEqual([{ id: cut.id, name: 'Knippen & föhnen', price: 42.5 }])
})

test('[WORK-51] a new promotion is stored trimmed, in the zone of the provider, and customers get it', async () => {
  const { add, idsForAnouk, draftWith } = await aSalon()
  const promotion = await add({ titleNl: '  Rustige\n ochtend ' })
  expect(promotion).toEqual({
    ...terms({ titleNl: 'Rustige ochtend' }),
    id: promotion.id,
    version: 1,
    status: 'running',
    timesUsed: 0,
    discountAmount: 0,
    isUsed: false,
  })
  expect(await idsForAnouk()).toEqual([promotion.id])
  await place(draftWith(promotion.id, 638))
})

test('[WORK-51] the same promotion sent again, also at the same moment, is added once', async () => {
  const { add, list } = await aSalon()
  const added = await Promise.all(Array.from({ length: 8 }, () => add()))
  expect(new Set(added.map(({ id }) => id)).size).toBe(1)
  expect((await list()).promotions).toHaveLength(1)
})

test('[WORK-51] a fault in the terms is refused with the path of its field', async () => {
  const { params, add } = await aSalon()
  const flat = { promotionType: 'LIMITED_TIME_OFFER_FLAT_AMOUNT', flatRateOff: 0 } as const
  const faulty = {
    ...terms(),
    ...flat,
    titleEn: ' ',
    minimumOrderAmount: 10_001,
    endDate: '2026-11-19',
  }
  const details = [
    { path: 'body.titleEn', message: 'title-missing' },
    { path: 'body.minimumOrderAmount', message: 'minimum-out-of-range' },
    { path: 'body.flatRateOff', message: 'amount-out-of-range' },
    { path: 'body.endDate', message: 'end-before-start' },
  ]
  const added = await refusal(addPromotion, { params, body: faulty }, FLEUR)
  expect(added).toMatchObject({ code: 'invalid-request', details })
  const { id: promotionId, version } = await add()
  const body = { ...faulty, version }
  const changed = await refusal(
    changePromotion,
    { params: { ...params, promotionId }, body },
    FLEUR,
  )
  expect(changed).toMatchObject({ code: 'invalid-request', details })
})

test('[WORK-51] a provider has at most twenty promotions that have not ended', async () => {
  const { provider, params, add } = await aSalon()
  for (let count = 0; count < 20; count++) await aPromotion(database, provider, { active: false })
  await aPromotion(database, provider, { endDate: '2026-11-19' })
  const request = { params, body: terms() }
  expect((await refusal(addPromotion, request, FLEUR)).code).toBe('too-many-promotions')
  await database.pool.query(
    `update promotions set ended_at = now() where id = (select id from promotions
      where provider_id = $1 and end_date > '2026-11-20' limit 1)`,
    [provider.id],
  )
  expect((await add()).status).toBe('running')
})

test('[WORK-51] a change names the version that was read; the same change again changes nothing', async () => {
  const { params, add, list } = await aSalon()
  const { id: promotionId, version } = await add()
  const change = (changes: Partial<Terms>, from = version) => ({
    params: { ...params, promotionId },
    body: { ...terms(changes), version: from },
  })
  const first = change({ titleNl: 'Vroege vogel', discountPercentage: 20 })
  const { data } = await call(changePromotion, first, FLEUR)
  expect(data.promotion).toMatchObject({ titleNl: 'Vroege vogel', version: version + 1 })
  expect((await call(changePromotion, first, FLEUR)).data.promotion.version).toBe(version + 1)
  const stale = await refusal(changePromotion, change({ titleNl: 'Anders' }), FLEUR)
  expect(stale.code).toBe('promotion-changed')
  expect((await list()).promotions).toMatchObject([{ titleNl: 'Vroege vogel' }])
})

test('[WORK-52] a paused promotion is refused in an order and listed to nobody, and a resumed one is again', async () => {
  const { params, add, idsForAnouk, draftWith } = await aSalon()
  const { id: promotionId, version } = await add()
  const switchTo = async (status: 'active' | 'paused', from: number) => {
    const request = { params: { ...params, promotionId }, body: statusBody(status, from) }
    return (await call(switchPromotion, request, FLEUR)).data.promotion
  }
  expect(await switchTo('paused', version)).toMatchObject({ status: 'paused', version: 2 })
  expect(await switchTo('paused', version)).toMatchObject({ status: 'paused', version: 2 })
  expect(await idsForAnouk()).toEqual([])
  expect(await outcome(draftWith(promotionId, 638))).toBe('promotion-not-applicable')
  const stale = { params: { ...params, promotionId }, body: statusBody('active', version) }
  expect((await refusal(switchPromotion, stale, FLEUR)).code).toBe('promotion-changed')
  expect((await switchTo('active', 2)).status).toBe('running')
  expect(await outcome(draftWith(promotionId, 638))).toBe('placed')
})

test('[WORK-52] an ended promotion stays ended: it is neither resumed nor changed', async () => {
  const { params, add, idsForAnouk } = await aSalon()
  const { id: promotionId, version } = await add()
  const of = { ...params, promotionId }
  const end = { params: of, body: statusBody('ended', version) }
  const { promotion } = (await call(switchPromotion, end, FLEUR)).data
  expect(promotion.status).toBe('ended')
  expect((await call(switchPromotion, end, FLEUR)).data.promotion).toEqual(promotion)
  expect(await idsForAnouk()).toEqual([])
  const resume = { params: of, body: statusBody('active', promotion.version) }
  expect((await refusal(switchPromotion, resume, FLEUR)).code).toBe('promotion-changed')
  const change = { params: of, body: { ...terms({ titleEn: 'x' }), version: promotion.version } }
  expect((await refusal(changePromotion, change, FLEUR)).code).toBe('promotion-changed')
})

test('[WORK-52] once an order has used a promotion its discount stays, also when the order is cancelled; the rest changes', async () => {
  const { params, add, draftWith } = await aSalon()
  const { id: promotionId, version } = await add()
  const orderId = await place(draftWith(promotionId, 638, thursday('10:00')))
  await call(cancelOrder, { params: { orderId }, body: { orderId } }, ANOUK)
  const change = (changes: Partial<Terms>) => ({
    params: { ...params, promotionId },
    body: { ...terms(changes), version },
  })
  const others = [
    { discountPercentage: 5 },
    { minimumOrderAmount: 0 },
    { promotionType: 'FIRST_TIME_USER_PERCENTAGE' },
  ] as const
  for (const each of others) {
    expect((await refusal(changePromotion, change(each), FLEUR)).code).toBe('promotion-used')
  }
  const renamed = change({ titleNl: 'Ochtendkorting', endDate: '2026-12-31' })
  const { promotion } = (await call(changePromotion, renamed, FLEUR)).data
  expect(promotion).toMatchObject({
    titleNl: 'Ochtendkorting',
    endDate: '2026-12-31',
    timesUsed: 0,
  })
})

test('[WORK-52] a change of the discount waits for the order that uses the promotion, and is refused', async () => {
  const { provider, params, cut, add } = await aSalon()
  const { id: promotionId, version } = await add()
  const order = await anOrder(database, provider, { items: [cut], startsAt: thursday('10:00') })
  const elsewhere = await database.pool.connect()
  onTestFinished(() => elsewhere.release(true))
  await elsewhere.query('begin')
  await elsewhere.query('select from providers where id = $1 for share', [provider.id]) // as an order does
  const use = 'update orders set promotion_id = $1 where id = $2'
  await elsewhere.query(use, [promotionId, order.id])
  const body = { ...terms({ discountPercentage: 50 }), version }
  const changing = refusal(changePromotion, { params: { ...params, promotionId }, body }, FLEUR)
  await expect.poll(waitingForALock).toBe(1)
  await elsewhere.query('commit')
  expect((await changing).code).toBe('promotion-used')
})

test('[WORK-52] an order waits for a change of its promotion that began before it, and is priced again', async () => {
  const { add, draftWith } = await aSalon()
  const { id } = await add()
  const elsewhere = await database.pool.connect()
  onTestFinished(() => elsewhere.release(true))
  await elsewhere.query('begin')
  await elsewhere.query('update promotions set discount_percentage = 50 where id = $1', [id])
  const placing = outcome(draftWith(id, 638))
  await expect.poll(waitingForALock).toBe(1)
  await elsewhere.query('commit')
  expect(await placing).not.toBe('placed')
})

async function waitingForALock(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*) as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}

test('[WORK-01] a promotion of another provider is neither read, changed nor ended through the own one', async () => {
  const { add } = await aSalon()
  const { id: promotionId, version } = await add()
  const other = await aBookableProvider({ ownerUserName: 'saskia' })
  const saskia = { as: { userName: 'saskia' } }
  const params = { userName: other.provider.userName, promotionId }
  const { data } = await call(listWorkspacePromotions, { params }, saskia)
  expect(data.promotions).toEqual([])
  const change = { params, body: { ...terms({ titleEn: 'x' }), version } }
  expect((await refusal(changePromotion, change, saskia)).code).toBe('not-found')
  const end = { params, body: statusBody('ended', version) }
  expect((await refusal(switchPromotion, end, saskia)).code).toBe('not-found')
})
