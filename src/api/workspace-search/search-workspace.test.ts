import { expect, test } from 'vitest'
import { searchWorkspace } from '#contract/workspace-search.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { orderNumber } from '#domain/order/order-number.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { writeMembership } from '../membership/store.ts'
import { anOrderApi } from '../order/testing/an-order-api.ts'

const { aBookableProvider, call, clock, database, refusal } = await anOrderApi()
for (const name of ['Fleur', 'Bo', 'Sem', 'Eva Mol', 'Noor Haddad']) {
  await anAccount(database, { userName: userNameOf(name), name })
}
clock.set(TEST_NOW)

function userNameOf(name: string): string {
  return name.toLowerCase().replace(' ', '-')
}

/** A salon of Fleur with Bo at the reception; others have the same names. */
async function aSalon() {
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'fleur' })
  const membership = { providerId: provider.id, userName: 'bo', role: 'reception' } as const
  await database.transaction((trx) => writeMembership(trx, membership))
  const find = async (search: string, userName = 'fleur') => {
    const request = { params: { userName: provider.userName }, query: { search } }
    return (await call(searchWorkspace, request, { as: { userName } })).data
  }
  return {
    provider,
    cut,
    find,
    visit: async (customer: string, days: number, status: OrderStatus = 'CONFIRMED') => {
      const startsAt = tuesday('10:00') + days * DAY_MS
      const order = { customerUserName: userNameOf(customer), items: [cut], startsAt, status }
      const { id } = await anOrder(database, provider, order)
      await database.pool.query('update orders set customer_name = $2 where id = $1', [
        id,
        customer,
      ])
      await database.pool.query(
        'update clients set name = $2 where id = (select client_id from orders where id = $1)',
        [id, customer],
      )
      return id
    },
  }
}

test('[WORK-196] a member finds clients and their visits by name: the next visit first, then the latest', async () => {
  const { visit, find } = await aSalon()
  const past = await visit('Eva Mol', -14, 'COMPLETED')
  const longPast = await visit('Eva Mol', -28, 'COMPLETED')
  const next = await visit('Eva Mol', 7)
  const soon = await visit('Eva Mol', 1, 'PENDING')
  await visit('Noor Haddad', 2)
  const found = await find('ëva m')
  expect(found.clients.map(({ name }) => name)).toEqual(['Eva Mol'])
  expect(found.visits.map(({ orderId }) => orderId)).toEqual([soon, next, past, longPast])
  expect(found.visits[0]).toMatchObject({ customerName: 'Eva Mol', status: 'PENDING' })
  expect(found).toMatchObject({ day: null, treatments: [] })
})

test('[WORK-196] a visit is found by its order number, and those of a day by the day', async () => {
  const { visit, find } = await aSalon()
  const eva = await visit('Eva Mol', 7)
  const noor = await visit('Noor Haddad', 8)
  const ids = async (search: string) => (await find(search)).visits.map(({ orderId }) => orderId)
  expect(await ids(orderNumber(eva))).toEqual([eva])
  expect(await ids(orderNumber(noor).slice(3).toLowerCase())).toEqual([noor])
  const { day, visits } = await find('1 december')
  expect([day, visits.map(({ orderId }) => orderId)]).toEqual(['2026-12-01', [eva]])
  expect(await ids('2-12')).toEqual([noor])
  expect((await find('3-12-2026')).visits).toEqual([])
})

test('[WORK-196] treatments are found by those who may edit them', async () => {
  const { cut, find } = await aSalon()
  const search = cut.nameNl.slice(0, 4).toUpperCase()
  expect((await find(search)).treatments.map((each) => each.catalogItemId)).toContain(cut.id)
  expect((await find(search, 'bo')).treatments).toEqual([])
})

test('[WORK-196] a text that nobody can see finds nothing', async () => {
  const { visit, find } = await aSalon()
  await visit('Eva Mol', 7)
  const found = await find('\u200b\u200b')
  expect([found.clients, found.visits, found.treatments]).toEqual([[], [], []])
})

test('[WORK-196] nothing of another salon is found, and a stranger is refused', async () => {
  const other = await aSalon()
  const order = await other.visit('Eva Mol', 7)
  const { provider, find } = await aSalon()
  for (const search of ['Eva Mol', orderNumber(order), '1 december', other.cut.nameNl]) {
    const found = await find(search)
    expect([found.clients, found.visits], search).toEqual([[], []])
    const items = found.treatments.map(({ catalogItemId }) => catalogItemId)
    expect(items, search).not.toContain(other.cut.id)
  }
  const request = { params: { userName: provider.userName }, query: { search: 'Eva' } }
  const refused = await refusal(searchWorkspace, request, { as: { userName: 'sem' } })
  expect(refused.code).toBe('forbidden')
})
