import { expect, test } from 'vitest'
import { keepFavourite } from '#contract/favourite.ts'
import { listCustomerPromotions } from '#contract/promotion.ts'
import { anAccount, aPromotion, aProvider } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { type As, anApi } from '../testing/api.ts'

const api = await anApi()
const { database, clock } = api
let people = 0

async function somebody() {
  people += 1
  const { userName } = await anAccount(database, { userName: `klant-van-${people}` })
  const from: As = { as: { userName } }
  const promotions = async (cityCode?: string, effectiveDate = '2026-11-24') => {
    const asked = { params: { customerUserName: userName }, query: { effectiveDate, cityCode } }
    const { data } = await api.call(listCustomerPromotions, asked, from)
    return data.promotions
  }
  const salonsOf = async (...asked: Parameters<typeof promotions>) =>
    (await promotions(...asked)).map(({ provider, nearness }) => [nearness, provider.userName])
  const keep = (salon: { userName: string }) => {
    clock.set(clock.now() + MINUTE_MS)
    return api.call(keepFavourite, { params: { userName: salon.userName } }, from)
  }
  return { userName, promotions, salonsOf, keep }
}

async function aProviderWithPromotion(
  promotion: Parameters<typeof aPromotion>[2] = {},
  salon: Parameters<typeof aProvider>[1] = {},
) {
  const provider = await aProvider(database, { cityCode: 'NL99', ...salon })
  return { ...provider, promotion: await aPromotion(database, provider, promotion) }
}

test('[ORDER-05] promotions of favourites come first, then of visited providers, then the best of the city', async () => {
  const anouk = await somebody()
  const good = await aProviderWithPromotion({}, { cityCode: 'NL11', rating: [0, 0, 0, 0, 3] })
  await aProviderWithPromotion({}, { cityCode: 'NL11', rating: [3, 0, 0, 0, 0] })
  const visited = await aProviderWithPromotion()
  await anOrder(database, visited, { customerUserName: anouk.userName })
  const favourite = await aProviderWithPromotion()
  await anouk.keep(favourite)
  expect(await anouk.salonsOf('NL11')).toEqual([
    ['favourite', favourite.userName],
    ['visited', visited.userName],
    ['city', good.userName],
  ])
  expect(await anouk.salonsOf()).toHaveLength(2)
})

test('[ORDER-05, PROMO-01] only current promotions are shown: not ended, switched off or of a hidden provider', async () => {
  const anouk = await somebody()
  for (const promotion of [
    { startDate: '2026-11-01', endDate: '2026-11-23' },
    { startDate: '2026-11-25', endDate: '2026-11-30' },
    { active: false },
  ]) {
    await anouk.keep(await aProviderWithPromotion(promotion))
  }
  const hidden = await aProviderWithPromotion()
  await anouk.keep(hidden)
  await database.pool.query('update providers set active = false where id = $1', [hidden.id])
  expect(await anouk.salonsOf()).toEqual([])
  const today = { startDate: '2026-11-24', endDate: '2026-11-24' }
  const running = await aProviderWithPromotion(today)
  await anouk.keep(running)
  expect(await anouk.promotions()).toMatchObject([
    { id: running.promotion.id, title: 'Blossom days', discountPercentage: 10, ...today },
  ])
})

test('[ORDER-05, PROMO-03] a first-visit promotion is not shown to a customer who has been there', async () => {
  const anouk = await somebody()
  const first = { promotionType: 'FIRST_TIME_USER_PERCENTAGE', endDate: '2026-11-30' } as const
  const salon = await aProviderWithPromotion(first)
  await anouk.keep(salon)
  expect(await anouk.promotions()).toMatchObject([{ id: salon.promotion.id }])
  await anOrder(database, salon, { customerUserName: anouk.userName })
  expect(await anouk.promotions()).toEqual([])
  const later = await aPromotion(database, salon, { endDate: '2026-12-30' })
  expect(await anouk.promotions()).toMatchObject([{ id: later.id }])
})

test('[ORDER-05] each provider shows its promotion that ends first, three at most, newest favourite first', async () => {
  const anouk = await somebody()
  const salons = []
  for (let count = 0; count < 4; count++) {
    const salon = await aProviderWithPromotion({ endDate: '2026-12-31' })
    const promotion = await aPromotion(database, salon, { endDate: '2026-12-30' })
    await anouk.keep(salon)
    salons.unshift({ ...salon, promotion })
  }
  const shown = await anouk.promotions()
  expect(shown.map(({ id }) => id)).toEqual(salons.slice(0, 3).map(({ promotion }) => promotion.id))
})

test('[ORDER-05] a visited favourite counts as a favourite; of the others the best rated comes first', async () => {
  const anouk = await somebody()
  const low = await aProviderWithPromotion({}, { rating: [3, 0, 0, 0, 0] })
  const high = await aProviderWithPromotion({}, { rating: [0, 0, 0, 0, 3] })
  const favourite = await aProviderWithPromotion()
  for (const salon of [low, high, favourite]) {
    await anOrder(database, salon, { customerUserName: anouk.userName })
  }
  await anouk.keep(favourite)
  expect(await anouk.salonsOf()).toEqual([
    ['favourite', favourite.userName],
    ['visited', high.userName],
    ['visited', low.userName],
  ])
})

test('[ORDER-05] of equal providers the promotion that ends first comes first, then the older one', async () => {
  const anouk = await somebody()
  const ends = ['2026-12-05', '2026-12-03', '2026-12-03', '2026-12-04']
  const salons = []
  for (const endDate of ends) {
    const salon = await aProviderWithPromotion({ endDate })
    await anOrder(database, salon, { customerUserName: anouk.userName })
    salons.push(salon)
  }
  const sameDay = [salons[1], salons[2]].map((salon) => salon?.promotion.id ?? '').toSorted()
  const shown = (await anouk.promotions()).map(({ id }) => id)
  expect(shown).toEqual([...sameDay, salons[3]?.promotion.id])
})
