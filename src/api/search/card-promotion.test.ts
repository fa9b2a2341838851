import { expect, test } from 'vitest'
import { searchProviders } from '#contract/search.ts'
import { aCatalogItem, aPromotion, aProvider } from '#demo/builders.ts'
import { anApi } from '../testing/api.ts'

const { call, database } = await anApi()

test('[PROMO-01] a card shows the promotion of today with the highest discount on a cart of € 50', async () => {
  const salon = await aProvider(database, { fullName: 'Salon Actie' })
  await aCatalogItem(database, salon)
  const named = async (titleNl: string, options: Parameters<typeof aPromotion>[2]) => {
    const { id } = await aPromotion(database, salon, options)
    await database.pool.query('update promotions set title_nl = $2 where id = $1', [id, titleNl])
    return id
  }
  const shown = async () => {
    const { data } = await call(
      searchProviders,
      { body: { searchQuery: 'Salon Actie' } },
      { language: 'nl' },
    )
    return data.providers[0]?.promotion?.title
  }
  await named('Voorbij', { discountPercentage: 90, endDate: '2026-11-19' })
  await named('Nog niet', { discountPercentage: 90, startDate: '2026-11-21' })
  await named('Uit', { discountPercentage: 90, active: false })
  // It is Friday noon here, and Saturday already on the other side of the world.
  await named('Gisteren daar', {
    discountPercentage: 90,
    endDate: '2026-11-20',
    timeZone: 'Pacific/Kiritimati',
  })
  expect(await shown()).toBeUndefined()
  await named('Tien procent', { discountPercentage: 10, endDate: '2026-11-20' })
  expect(await shown()).toBe('Tien procent')
  const flat = await named('Zes euro', {
    flatRateOffCents: 600,
    promotionType: 'LIMITED_TIME_OFFER_FLAT_AMOUNT',
  })
  expect(await shown()).toBe('Zes euro')
  await named('Twaalf procent, eerder voorbij', { discountPercentage: 12, endDate: '2026-12-01' })
  expect(await shown()).toBe('Twaalf procent, eerder voorbij')
  await database.pool.query('update promotions set flat_rate_off_cents = 601 where id = $1', [flat])
  expect(await shown()).toBe('Zes euro')
})
