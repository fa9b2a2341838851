import { expect, test } from 'vitest'
import { listCatalog, orderCatalog } from '#contract/catalog.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { type As, anApi, injection } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const api = await anApi()
const { call, database, refusal } = api
await anAccount(database, { userName: 'fleur' })

async function aSalon() {
  const provider = await aProvider(database, { ownerUserName: 'fleur' })
  const ids: string[] = []
  for (let position = 0; position < 4; position++)
    ids.push((await aCatalogItem(database, provider, { position })).id)
  const params = { userName: provider.userName }
  const order = (before: string[], after: string[]) =>
    ({ params, body: { before, after } }) as const
  return {
    ids,
    order,
    provider,
    list: async () => (await call(listCatalog, { params }, FLEUR)).data.items,
    shown: async () =>
      (await call(getProviderInfo, { params })).data.providerInfo.catalogItems.map(
        ({ catalogItemId }) => catalogItemId,
      ),
  }
}

test('[WORK-44] the whole order is written at once, holds on the page, and changes no version', async () => {
  const { ids, list, order, shown } = await aSalon()
  const after = ids.toReversed()
  const { data } = await call(orderCatalog, order(ids, after), FLEUR)
  expect(data.catalogItemIds).toEqual(after)
  expect(await shown()).toEqual(after)
  expect((await list()).map(({ version }) => version)).toEqual([1, 1, 1, 1])
})

test('[WORK-44] an order over another than the one that was read is refused', async () => {
  const { ids, order, provider, shown } = await aSalon()
  const [first = '', ...others] = ids
  const last = [...others, first]
  await call(orderCatalog, order(ids, last), FLEUR)
  const late = await refusal(orderCatalog, order(ids, ids.toReversed()), FLEUR)
  expect(late.code).toBe('catalog-changed')
  expect(await shown()).toEqual(last)
  await aCatalogItem(database, provider, { position: 9 })
  const without = await refusal(orderCatalog, order(last, ids), FLEUR)
  expect(without.code).toBe('catalog-changed')
})

test('[WORK-44] of simultaneous orders over the same one a single one is written', async () => {
  const { ids, order, shown } = await aSalon()
  const [a = '', b = '', c = '', d = ''] = ids
  const orders = [
    [b, a, c, d],
    [c, a, b, d],
    [d, a, b, c],
    [d, c, b, a],
  ]
  const answers = await Promise.all(
    orders.map((after) => api.app.inject(injection(orderCatalog, order(ids, after), FLEUR))),
  )
  const written = answers.flatMap(({ statusCode }, at) => (statusCode === 200 ? [orders[at]] : []))
  expect(written).toEqual([await shown()])
})

test.each([
  ['an item less', (ids: string[]) => ids.slice(1)],
  ['an item twice', ([first = '', , ...others]: string[]) => [first, first, ...others]],
])('[WORK-44] an order with %s is refused with its path', async (_what, changed) => {
  const { ids, order } = await aSalon()
  const { code, details } = await refusal(orderCatalog, order(ids, changed(ids)), FLEUR)
  expect([code, details?.[0]?.path]).toEqual(['invalid-request', 'body.after'])
})

test('[WORK-01] items of another provider cannot be put into an order', async () => {
  const [own, other] = [await aSalon(), await aSalon()]
  const { code } = await refusal(orderCatalog, own.order(other.ids, other.ids), FLEUR)
  expect(code).toBe('catalog-changed')
})
