import { beforeEach, expect, test } from 'vitest'
import {
  addCatalogItem,
  changeCatalogItem,
  listCatalog,
  removeCatalogItem,
} from '#contract/catalog.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { aCatalogItem, anAccount } from '#demo/builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { anOrderApi } from '../order/testing/an-order-api.ts'
import type { As } from '../testing/api.ts'
import { aTreatment } from './testing/treatments.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const market = await anOrderApi()
const { aBookableProvider, call, clock, database, place, read, refusal, refused } = market
for (const userName of ['fleur', 'saskia']) await anAccount(database, { userName })

beforeEach(() => clock.set(TEST_NOW))

async function aSalon() {
  const salon = await aBookableProvider({ ownerUserName: 'fleur' })
  const params = { userName: salon.provider.userName }
  const ofItem = (itemId: string) => ({ ...params, itemId })
  return {
    ...salon,
    params,
    ofItem,
    list: async () => (await call(listCatalog, { params }, FLEUR)).data.items,
    add: async (body = aTreatment()) => (await call(addCatalogItem, { params, body }, FLEUR)).data,
    change: (itemId: string, body: ReturnType<typeof aTreatment>, version = 1) =>
      call(changeCatalogItem, { params: ofItem(itemId), body: { ...body, version } }, FLEUR),
    remove: async (itemId: string, version = 1) =>
      (await call(removeCatalogItem, { params: ofItem(itemId), body: { version } }, FLEUR)).data,
    shown: async () =>
      (await call(getProviderInfo, { params })).data.providerInfo.catalogItems.map(
        ({ catalogItemId }) => catalogItemId,
      ),
  }
}

test('[WORK-40] the catalog lists treatments and add-ons in order, also those not online', async () => {
  const { cut, list, provider, shown } = await aSalon()
  const item = { priceCents: 1450, position: 1 }
  const mask = await aCatalogItem(database, provider, { ...item, isAddon: true, parentId: cut.id })
  const perm = await aCatalogItem(database, provider, { ...item, position: 2, active: false })
  expect(await list()).toMatchObject([
    { catalogItemId: cut.id, names: { nl: 'Knippen & föhnen', en: 'Cut & blow-dry' }, version: 1 },
    { catalogItemId: mask.id, price: 14.5, isAddon: true, parentId: cut.id, isOnline: true },
    { catalogItemId: perm.id, isOnline: false, isPriceFrom: false },
  ])
  expect(await shown()).toEqual([cut.id, mask.id])
})

test('[WORK-41, WORK-131] a treatment that is added stands last and is on the page of the salon', async () => {
  const { add, cut, list, shown } = await aSalon()
  const fields = aTreatment({ isPriceFrom: true, price: 78.55, bufferMinutes: 15 })
  const { catalogItemId, version } = await add(fields)
  expect(version).toBe(1)
  expect((await list()).at(-1)).toEqual({
    ...fields,
    catalogItemId,
    version,
    waiting: null,
    isOnline: true,
    isAddon: false,
    parentId: null,
    lowestPrice: 78.55,
  })
  expect(await shown()).toEqual([cut.id, catalogItemId])
})

test('[WORK-272] an item that is sent again after a lost answer, also at once, is added once', async () => {
  const { add, cut, list } = await aSalon()
  const fields = aTreatment({ waiting: { after: 30, minutes: 30 } })
  const added = await Promise.all([add(fields), add(fields)])
  expect(added[1]).toEqual(added[0])
  expect(await add(fields)).toEqual(added[0])
  expect(await list()).toHaveLength(2)
  await add({ ...fields, waiting: { after: 20, minutes: 30 } })
  const addOn = aTreatment({ isAddon: true, names: { nl: 'Masker' } })
  for (const parentId of [null, cut.id, cut.id]) await add({ ...addOn, parentId })
  expect((await list()).map(({ waiting, parentId }) => waiting?.after ?? parentId)).toEqual([
    ...[null, 30, 20],
    ...[null, cut.id],
  ])
})

test('[WORK-41] an empty English text becomes the Dutch one', async () => {
  const { add, list } = await aSalon()
  await add(aTreatment({ names: { nl: '  Krullen   knippen ' }, sections: { nl: 'Knippen' } }))
  expect((await list()).at(-1)).toMatchObject({
    names: { nl: 'Krullen knippen', en: 'Krullen knippen' },
    sections: { nl: 'Knippen', en: 'Knippen' },
  })
})

test.each([
  ['no service code', { service: '20015' }, 'body.service'],
  ['no Dutch name', { names: { nl: '\u200b ', en: 'Perm' } }, 'body.names.nl'],
  ['half a cent', { price: 10.005 }, 'body.price'],
  ['a negative price', { price: -1 }, 'body.price'],
  ['four minutes', { duration: 4 }, 'body.duration'],
  ['a buffer of more than two hours', { bufferMinutes: 121 }, 'body.bufferMinutes'],
  ['waiting without work after it', { waiting: { after: 15, minutes: 705 } }, 'body.waiting'],
  ['another VAT rate', { vatRate: 6 as 9 }, 'body.vatRate'],
])('[WORK-41] %s is refused with its path', async (_what, fields, path) => {
  const { list, params } = await aSalon()
  const { code, details } = await refusal(
    addCatalogItem,
    { params, body: aTreatment(fields) },
    FLEUR,
  )
  expect([code, details?.map((detail) => detail.path)]).toEqual(['invalid-request', [path]])
  expect(await list()).toHaveLength(1)
})

test('[WORK-131] an add-on has no buffer, and a changed treatment may take that of the provider again', async () => {
  const { add, change, list } = await aSalon()
  await add(aTreatment({ isAddon: true, bufferMinutes: 15 }))
  expect((await list()).at(-1)).toMatchObject({ isAddon: true, bufferMinutes: null })
  const { catalogItemId } = await add(aTreatment({ bufferMinutes: 0 }))
  expect((await list()).at(-1)).toMatchObject({ bufferMinutes: 0 })
  await change(catalogItemId, aTreatment({ bufferMinutes: null }))
  expect((await list()).at(-1)).toMatchObject({ catalogItemId, bufferMinutes: null })
})

test('[WORK-41] an add-on belongs to a treatment of this provider, and a treatment with add-ons stays one', async () => {
  const { add, cut, params, ofItem } = await aSalon()
  const other = await aBookableProvider({ ownerUserName: 'saskia' })
  const body = aTreatment({ isAddon: true, parentId: other.cut.id })
  const stranger = await refusal(addCatalogItem, { params, body }, FLEUR)
  expect(stranger.details).toMatchObject([{ path: 'body.parentId' }])
  await add({ ...body, parentId: cut.id })
  const addOn = { ...aTreatment({ isAddon: true }), version: 1 }
  const turned = await refusal(changeCatalogItem, { params: ofItem(cut.id), body: addOn }, FLEUR)
  expect(turned.details).toMatchObject([{ path: 'body.isAddon' }])
})

test('[WORK-42] a change needs the version that was read; nothing of the other is lost', async () => {
  const { change, cut, list, ofItem } = await aSalon()
  const first = await change(cut.id, aTreatment({ price: 80 }))
  expect(first.data.version).toBe(2)
  const body = { ...aTreatment({ price: 90 }), version: 1 }
  const late = await refusal(changeCatalogItem, { params: ofItem(cut.id), body }, FLEUR)
  expect(late.code).toBe('catalog-changed')
  expect(await list()).toMatchObject([{ price: 80, version: 2 }])
})

test('[WORK-42] of simultaneous changes with one version one is written', async () => {
  const { cut, params } = await aSalon()
  const prices = Array.from({ length: 10 }, (_, index) => 50 + index)
  const codes = await Promise.all(
    prices.map(async (price) => {
      const answer = await market.app.inject({
        method: 'PUT',
        url: `/salonApi/${params.userName}/catalog/${cut.id}`,
        headers: { authorization: 'Bearer test:fleur:customer' },
        payload: { ...aTreatment({ price }), version: 1 },
      })
      return answer.json().code ?? 'written'
    }),
  )
  expect(codes.filter((code) => code === 'written')).toHaveLength(1)
  expect(codes.filter((code) => code === 'catalog-changed')).toHaveLength(9)
})

test('[WORK-42] a booking with an old price is refused with the new amount; orders keep theirs', async () => {
  const { change, cut, provider } = await aSalon()
  const orderId = await place(aDraft(provider, [cut]))
  const { service, names } = { service: '20001', names: { nl: 'Knippen', en: 'Cut' } }
  await change(cut.id, aTreatment({ service, names, price: 45, duration: 45 }))
  const late = await refused(aDraft(provider, [cut], { startsAt: tuesday('14:00') }))
  expect(late.code).toBe('amounts-changed')
  expect((await read(orderId)).totalAmount).toBe(42.5)
})

test('[WORK-43] a removed treatment leaves page and list with its add-ons; the order that names it stays', async () => {
  const { add, cut, list, ofItem, provider, remove, shown } = await aSalon()
  const mask = await add(aTreatment({ isAddon: true, parentId: cut.id }))
  const other = await add()
  const orderId = await place(aDraft(provider, [cut]))
  const { catalogItemIds } = await remove(cut.id)
  expect(catalogItemIds.toSorted()).toEqual([cut.id, mask.catalogItemId].toSorted())
  expect((await list()).map((item) => item.catalogItemId)).toEqual([other.catalogItemId])
  expect(await shown()).toEqual([other.catalogItemId])
  expect((await read(orderId)).items).toMatchObject([{ catalogItemId: cut.id, price: 42.5 }])
  const late = await refused(aDraft(provider, [cut], { startsAt: tuesday('14:00') }))
  expect(late.code).toBe('item-not-offered')
  const body = { version: 1 }
  const again = await refusal(removeCatalogItem, { params: ofItem(cut.id), body }, FLEUR)
  expect(again.code).toBe('not-found')
})

test('[WORK-43] a treatment that was changed meanwhile is not removed', async () => {
  const { change, cut, list, ofItem } = await aSalon()
  await change(cut.id, aTreatment())
  const params = ofItem(cut.id)
  const late = await refusal(removeCatalogItem, { params, body: { version: 1 } }, FLEUR)
  expect(late.code).toBe('catalog-changed')
  expect(await list()).toHaveLength(1)
})

test('[WORK-01] an item of another provider cannot be changed or removed through the own one', async () => {
  const { ofItem } = await aSalon()
  const { cut } = await aBookableProvider({ ownerUserName: 'saskia' })
  const params = ofItem(cut.id)
  const body = { ...aTreatment(), version: 1 }
  expect((await refusal(changeCatalogItem, { params, body }, FLEUR)).code).toBe('not-found')
  expect((await refusal(removeCatalogItem, { params, body }, FLEUR)).code).toBe('not-found')
})

test.each([
  ['manager', 'yes'],
  ['staff', 'forbidden'],
  ['reception', 'forbidden'],
])('[WORK-02] a member in the role %s edits the catalog: %s', async (role, verdict) => {
  const { params, provider } = await aSalon()
  const member = { provider_id: provider.id, user_name: 'anouk', role }
  await database.query
    .insertInto('memberships')
    .values(member as never)
    .execute()
  const answer = await market.app.inject({
    url: `/salonApi/${params.userName}/catalog`,
    headers: { authorization: 'Bearer test:anouk:customer' },
  })
  expect(answer.json().code ?? 'yes').toBe(verdict)
})

test('[WORK-45] an earlier price is kept with its date, by a trigger, and is the lowest of 30 days', async () => {
  const { change, cut, list } = await aSalon()
  clock.set(Date.now())
  await change(cut.id, aTreatment({ price: 50 }))
  await change(cut.id, aTreatment({ price: 50, duration: 60 }), 2)
  const { rows } = await database.pool.query(
    'select price_cents from price_changes where catalog_item_id = $1',
    [cut.id],
  )
  expect(rows).toEqual([{ price_cents: 4250 }])
  clock.advance(DAY_MS)
  expect(await list()).toMatchObject([{ price: 50, lowestPrice: 42.5 }])
  clock.advance(30 * DAY_MS)
  expect(await list()).toMatchObject([{ price: 50, lowestPrice: 50 }])
})

test('[WORK-134] the waiting time of a treatment stays when it is left out, until the duration changes', async () => {
  const { add, change, list } = await aSalon()
  const waiting = { after: 30, minutes: 45 }
  const fields = aTreatment({ duration: 120 })
  const { catalogItemId, version } = await add({ ...fields, waiting })
  const stored = async () => (await list()).at(-1)
  expect(await stored()).toMatchObject({ waiting, version })
  const write = async (item: typeof fields) => {
    const { data } = await change(catalogItemId, item, (await stored())?.version)
    expect((await stored())?.version).toBe(data.version)
    return (await stored())?.waiting
  }
  expect(await write(fields)).toEqual(waiting)
  expect(await write({ ...fields, duration: 90 })).toBeNull()
  const other = { after: 20, minutes: 40 }
  const before = (await stored())?.version ?? 0
  expect(await write({ ...fields, duration: 90, waiting: other })).toEqual(other)
  // An order that was validated before is validated again.
  expect((await stored())?.version).toBeGreaterThan(before)
  expect(await write({ ...fields, waiting: null })).toBeNull()
})
