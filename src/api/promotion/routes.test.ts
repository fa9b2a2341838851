import { expect, test } from 'vitest'
import { listPromotions } from '#contract/promotion.ts'
import { anAccount, aPromotion, aProvider } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { type As, anApi, injection } from '../testing/api.ts'

const api = await anApi()
const { database } = api
await anAccount(database, { userName: 'anouk' })
await anAccount(database, { userName: 'daan' })
const ANOUK: As = { as: { userName: 'anouk' } }

function asked(providerUserName: string, customerUserName = 'anouk', effectiveDate = '2026-11-24') {
  return { params: { customerUserName, providerUserName }, query: { effectiveDate } }
}

async function idsFor(request: ReturnType<typeof asked>, from = ANOUK) {
  const reply = await api.call(listPromotions, request, from)
  expect(reply.statusCode).toBe(200)
  return reply.data.promotions.map(({ id }) => id)
}

test('[PROMO-01] only promotions of the day are listed, first and last day included', async () => {
  const salon = await aProvider(database)
  const week = await aPromotion(database, salon, { startDate: '2026-11-23', endDate: '2026-11-29' })
  await aPromotion(database, salon, {
    startDate: '2026-11-23',
    endDate: '2026-11-29',
    active: false,
  })
  const on = (date: string) => idsFor(asked(salon.userName, 'anouk', date))
  expect(await on('2026-11-22')).toEqual([])
  expect(await on('2026-11-23')).toEqual([week.id])
  expect(await on('2026-11-29')).toEqual([week.id])
  expect(await on('2026-11-30')).toEqual([])
})

test('[PROMO-01] every field is present, in euros and in the reader’s language', async () => {
  const salon = await aProvider(database)
  const { id } = await aPromotion(database, salon, {
    minimumOrderCents: 4995,
    flatRateOffCents: 750,
    descriptionNl: 'Op alles, ook op kleuren.',
  })
  const { data } = await api.call(listPromotions, asked(salon.userName), {
    ...ANOUK,
    language: 'nl',
  })
  expect(data.promotions).toEqual([
    {
      id,
      title: 'Bloesemdagen',
      description: 'Op alles, ook op kleuren.',
      promotionType: 'LIMITED_TIME_OFFER_PERCENTAGE',
      minimumOrderAmount: 49.95,
      flatRateOff: 7.5,
      discountPercentage: null,
      active: true,
      startDate: '2026-01-01',
      endDate: '2027-12-31',
      timeZone: 'Europe/Amsterdam',
    },
  ])
})

test('[PROMO-03] a first-visit promotion is not listed after a visit, but is after a cancelled one', async () => {
  const salon = await aProvider(database)
  const first = await aPromotion(database, salon, { promotionType: 'FIRST_TIME_USER_PERCENTAGE' })
  const always = await aPromotion(database, salon, { endDate: '2027-12-30' })
  const elsewhere = await aProvider(database)
  await anOrder(database, elsewhere, { customerUserName: 'anouk' })
  await anOrder(database, salon, { customerUserName: 'anouk', status: 'CANCELLED' })
  expect(await idsFor(asked(salon.userName))).toEqual([always.id, first.id])
  await anOrder(database, salon, { customerUserName: 'anouk' })
  expect(await idsFor(asked(salon.userName))).toEqual([always.id])
  expect(await idsFor(asked(salon.userName, 'daan'), { as: { userName: 'daan' } })).toHaveLength(2)
})

test('the promotions of another customer need that customer’s token', async () => {
  const { userName } = await aProvider(database)
  const refused = async (customer: string, from: As) =>
    (await api.refusal(listPromotions, asked(userName, customer), from)).code
  expect(await refused('daan', ANOUK)).toBe('forbidden')
  expect(await refused('daan', {})).toBe('forbidden')
  expect(await refused('daan', { as: { userName: 'beheer', role: 'operator' } })).toBe('forbidden')
})

test('a visitor, also with an empty bearer token, sees the promotions of a new customer', async () => {
  const salon = await aProvider(database)
  const first = await aPromotion(database, salon, {
    promotionType: 'FIRST_TIME_USER_FLAT_AMOUNT',
    flatRateOffCents: 500,
  })
  expect(await idsFor(asked(salon.userName, 'visitor'), {})).toEqual([first.id])
  const empty = { headers: { authorization: 'Bearer ' } }
  expect(await idsFor(asked(salon.userName, 'visitor'), empty)).toEqual([first.id])
})

test('the name is accepted in capitals; an unknown provider is not found; a day must exist', async () => {
  const { userName } = await aProvider(database)
  expect(await idsFor(asked(userName.toUpperCase(), 'ANOUK'))).toEqual([])
  expect((await api.refusal(listPromotions, asked('nobody'), ANOUK)).code).toBe('not-found')
  const noDay = injection(listPromotions, asked(userName, 'anouk', '2026-02-30'), ANOUK)
  expect((await api.app.inject(noDay)).json()).toMatchObject({
    statusCode: 400,
    code: 'invalid-request',
    details: [{ path: 'query.effectiveDate' }],
  })
})
