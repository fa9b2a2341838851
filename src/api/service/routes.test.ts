import { expect, test } from 'vitest'
import { listServices } from '#contract/service.ts'
import { aCatalogItem, aProvider } from '#demo/builders.ts'
import { anApi } from '../testing/api.ts'

const api = await anApi()

test('[SEARCH-14] the answer is a plain array of the service types offered in the city', async () => {
  const { database } = api
  const utrecht = await aProvider(database, { cityCode: 'NL05' })
  const another = await aProvider(database, { cityCode: 'NL05' })
  const stopped = await aProvider(database, { cityCode: 'NL05', active: false })
  const elsewhere = await aProvider(database, { cityCode: 'NL06' })
  await aCatalogItem(database, utrecht, { category: 'waxing' })
  await aCatalogItem(database, utrecht, { category: 'nailArtist' })
  await aCatalogItem(database, utrecht, { category: 'threading', active: false })
  await aCatalogItem(database, utrecht, { category: 'epilation', isAddon: true })
  await aCatalogItem(database, another, { category: 'waxing' })
  await aCatalogItem(database, stopped, { category: 'hennaDesigns' })
  await aCatalogItem(database, elsewhere, { category: 'hairStyling' })

  const inUtrecht = { params: { countryCode: 'NL', cityCode: 'NL05' } }
  expect(await api.call(listServices, inUtrecht)).toEqual(['nailArtist', 'waxing'])
  expect(
    await api.call(listServices, { params: { countryCode: 'NL', cityCode: 'NL362' } }),
  ).toEqual([])
  expect(
    await api.call(listServices, { params: { countryCode: 'nl', cityCode: 'NL06,nl05' } }),
  ).toEqual(['nailArtist', 'hairStyling', 'waxing'])
})
