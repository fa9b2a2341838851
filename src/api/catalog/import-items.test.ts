import { expect, test } from 'vitest'
import { importCatalog, listCatalog } from '#contract/catalog.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { type As, anApi } from '../testing/api.ts'
import { aTreatment } from './testing/treatments.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const { call, database, refusal } = await anApi()
await anAccount(database, { userName: 'fleur' })

type Rows = Parameters<typeof call<typeof importCatalog>>[1]['body']['rows']

async function aSalon() {
  const provider = await aProvider(database, { ownerUserName: 'fleur' })
  const cut = await aCatalogItem(database, provider)
  const params = { userName: provider.userName }
  return {
    cut,
    list: async () => (await call(listCatalog, { params }, FLEUR)).data.items,
    write: async (rows: Rows) =>
      (await call(importCatalog, { params, body: { rows } }, FLEUR)).data,
    refused: (rows: Rows) => refusal(importCatalog, { params, body: { rows } }, FLEUR),
  }
}

const named = (nl: string) => ({ names: { nl } })

test('[WORK-48, WORK-131] rows are added in their order behind the others, a row with an id changes that item', async () => {
  const { cut, list, write } = await aSalon()
  const counts = await write([
    aTreatment({ ...named('Masker'), isAddon: true, parentRow: 1 } as never),
    aTreatment({ ...named('Kleur'), bufferMinutes: 20 }),
    { ...aTreatment({ ...named('Knippen'), price: 44 }), catalogItemId: cut.id, version: 1 },
    aTreatment({ ...named('Olie'), isAddon: true, parentId: cut.id }),
  ])
  expect(counts).toEqual({ added: 3, changed: 1 })
  const items = await list()
  const idOf = (name: string) => items.find(({ names }) => names.nl === name)?.catalogItemId
  expect(items).toMatchObject([
    { catalogItemId: cut.id, names: { nl: 'Knippen' }, price: 44, version: 2 },
    { names: { nl: 'Kleur' }, parentId: null, bufferMinutes: 20 },
    { names: { nl: 'Masker' }, isAddon: true, parentId: idOf('Kleur') },
    { names: { nl: 'Olie' }, isAddon: true, parentId: cut.id },
  ])
})

test('[WORK-272] rows that are sent again after a lost answer are not added again', async () => {
  const { list, write } = await aSalon()
  const rows = [
    aTreatment({ ...named('Kleur'), waiting: { after: 30, minutes: 30 } }),
    { ...aTreatment({ ...named('Masker'), isAddon: true }), parentRow: 0 },
    aTreatment(named('Knippen')),
  ]
  await write(rows)
  const before = await list()
  expect(await write(rows)).toEqual({ added: 3, changed: 0 })
  const idsOf = (items: typeof before) => items.map(({ catalogItemId }) => catalogItemId)
  expect(idsOf(await list())).toEqual(idsOf(before))
  await write([...rows, aTreatment({ ...named('Knippen'), price: 80 })])
  expect(await list()).toHaveLength(before.length + 1)
})

test('[WORK-48] one faulty row is named, and nothing is written', async () => {
  const { list, refused } = await aSalon()
  const { code, details } = await refused([aTreatment(), aTreatment({ price: 1.005 })])
  expect([code, details?.[0]?.path]).toEqual(['invalid-request', 'body.rows.1.price'])
  const addOn = { ...aTreatment({ isAddon: true }), parentRow: 1 }
  const orphan = await refused([aTreatment(), addOn])
  expect(orphan.details).toMatchObject([{ path: 'body.rows.1.parentId' }])
  expect(await list()).toHaveLength(1)
})

test('[WORK-48] an item that was changed meanwhile, or is in two rows, refuses all', async () => {
  const { cut, list, refused } = await aSalon()
  const change = { ...aTreatment(), catalogItemId: cut.id, version: 2 }
  expect((await refused([aTreatment(), change])).code).toBe('catalog-changed')
  const twice = { ...change, version: 1 }
  expect((await refused([twice, twice])).details).toHaveLength(2)
  expect(await list()).toMatchObject([{ version: 1 }])
})

test('[WORK-48] 5,000 items are written at once, and not one more', async () => {
  const { list, refused, write } = await aSalon()
  const rows = Array.from({ length: 4_999 }, (_, index) => aTreatment(named(`Stuk ${index}`)))
  expect(await write(rows)).toEqual({ added: 4_999, changed: 0 })
  expect((await list()).at(-1)?.names.nl).toBe('Stuk 4998')
  expect((await refused([aTreatment()])).code).toBe('too-large')
})
