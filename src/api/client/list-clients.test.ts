import { expect, test } from 'vitest'
import { listClients } from '#contract/client.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import type { ClientFilter, ClientSort } from '#domain/client/client-list.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { anOrderApi } from '../order/testing/an-order-api.ts'
import type { As } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const { aBookableProvider, call, clock, database } = await anOrderApi()
for (const userName of ['fleur', 'eva', 'noor', 'tess']) {
  await anAccount(database, { userName, name: userName, email: `${userName}@voorbeeld.nl` })
}
clock.set(TEST_NOW)

/** A salon of Fleur with three clients that have visits, and one without. */
async function aSalon() {
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'fleur' })
  const params = { userName: provider.userName }
  const visit = async (customerUserName: string, status: OrderStatus, weeksAgo: number) => {
    const startsAt = tuesday('10:00') - weeksAgo * 7 * DAY_MS
    await anOrder(database, provider, { customerUserName, items: [cut], startsAt, status })
  }
  await visit('eva', 'COMPLETED', 1)
  await visit('noor', 'COMPLETED', 20)
  await visit('noor', 'COMPLETED', 21)
  await visit('tess', 'NO_SHOW', 3)
  await database.pool.query(
    `update clients set created_at = $2, name = initcap(user_name) where provider_id = $1`,
    [provider.id, new Date(TEST_NOW - 31 * DAY_MS)],
  )
  await database.pool.query(
    `insert into clients (provider_id, name, email, created_at) values ($1, 'Zoë', 'z.smit@bedrijf.nl', $2)`,
    [provider.id, new Date(TEST_NOW - 29 * DAY_MS)],
  )
  const list = async (query: {
    search?: string
    filter?: ClientFilter
    sort?: ClientSort
    pageSize?: number
    pageToken?: string
  }) => (await call(listClients, { params, query }, FLEUR)).data
  return {
    visit,
    list,
    names: async (query: Parameters<typeof list>[0]) => {
      const found = await list(query)
      expect(found.totalClients).toBe(found.clients.length)
      return found.clients.map(({ name }) => name)
    },
  }
}

test('[WORK-169] clients are filtered: new ones, those not seen for long, and those who did not come', async () => {
  const { list, names, visit } = await aSalon()
  expect(await names({ filter: 'new' })).toEqual(['Zoë'])
  expect(await names({ filter: 'missed' })).toEqual(['Tess'])
  expect(await names({ filter: 'lapsed' })).toEqual(['Noor'])
  expect(await names({ filter: 'lapsed', search: 'Eva' })).toEqual([])
  const { clients } = await list({})
  expect(clients.map(({ isNew }) => isNew)).toEqual([false, false, false, true])
  await visit('noor', 'CONFIRMED', 0)
  expect(await names({ filter: 'lapsed' })).toEqual([])
})

test.each([
  ['name', ['Eva', 'Noor', 'Tess', 'Zoë']],
  ['visits', ['Noor', 'Eva', 'Tess', 'Zoë']],
  ['lastVisit', ['Eva', 'Noor', 'Tess', 'Zoë']],
  ['spent', ['Noor', 'Eva', 'Tess', 'Zoë']],
] as const)(
  '[WORK-169] clients are sorted by %s, in pages that lose and repeat nobody',
  async (sort, names) => {
    const { list } = await aSalon()
    const found: string[] = []
    let pageToken: string | undefined
    do {
      const page = await list({ sort, pageSize: 1, ...(pageToken && { pageToken }) })
      found.push(...page.clients.map(({ name }) => name))
      pageToken = page.nextPageToken ?? undefined
    } while (pageToken)
    expect(found).toEqual(names)
  },
)

test.each([
  ['z.sm', ['Zoë']],
  ['Z.SMIT@', ['Zoë']],
  ['@bedrijf', ['Zoë']],
  ['bedrijf', []],
])(
  '[WORK-169] a search for %s finds a mail address by its beginning, or by a part with @',
  async (search, names) => {
    const salon = await aSalon()
    expect(await salon.names({ search })).toEqual(names)
  },
)
