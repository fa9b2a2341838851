import { beforeEach, expect, test } from 'vitest'
import {
  downloadClient,
  eraseClient,
  exportClients,
  getClient,
  listClients,
  mergeClients,
  setClientBlock,
  updateClient,
} from '#contract/client.ts'
import { getOrder } from '#contract/order.ts'
import { getVisit } from '#contract/visit.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { writeMembership } from '../membership/store.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi, DAAN } from '../order/testing/an-order-api.ts'
import type { As } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const BO: As = { as: { userName: 'bo' } }
const market = await anOrderApi()
const { aBookableProvider, call, clock, database, outcome, refusal } = market
for (const userName of ['fleur', 'bo']) await anAccount(database, { userName, name: userName })

beforeEach(() => clock.set(TEST_NOW))

/** A salon of Fleur, with Bo at the reception. */
async function aSalon() {
  const salon = await aBookableProvider({ ownerUserName: 'fleur' })
  const { provider, cut } = salon
  const membership = { providerId: provider.id, userName: 'bo', role: 'reception' } as const
  await database.transaction((trx) => writeMembership(trx, membership))
  const params = { userName: provider.userName }
  const ofClient = (clientId: string) => ({ params: { ...params, clientId } })
  return {
    ...salon,
    params,
    ofClient,
    visit: async (status: OrderStatus, weeksAgo: number, customerUserName = 'anouk') => {
      const startsAt = tuesday('10:00') - weeksAgo * 7 * DAY_MS
      const order = { customerUserName, items: [cut], startsAt, status }
      return (await anOrder(database, provider, order)).id
    },
    add: async (name: string, phone = '', note = '') => {
      const { rows } = await database.pool.query(
        'insert into clients (provider_id, name, phone, note) values ($1, $2, $3, $4) returning id',
        [provider.id, name, phone, note],
      )
      return rows[0].id as string
    },
    list: async (query: { search?: string; pageToken?: string; pageSize?: number } = {}) =>
      (await call(listClients, { params, query }, FLEUR)).data,
    read: async (clientId: string) =>
      (await call(getClient, ofClient(clientId), FLEUR)).data.client,
  }
}

async function clientOf(orderId: string): Promise<string> {
  const { rows } = await database.pool.query('select client_id from orders where id = $1', [
    orderId,
  ])
  return rows[0].client_id
}

test('[WORK-66] clients are listed by name with their visits, in pages that lose and repeat nobody', async () => {
  const { add, list, visit } = await aSalon()
  for (const name of ['Zoë', 'élodie', 'Bram', 'Els', 'Els']) await add(name)
  await visit('COMPLETED', 3)
  await visit('COMPLETED', 2)
  await visit('NO_SHOW', 1)
  await visit('CONFIRMED', 0)
  const names: string[] = []
  let pageToken: string | undefined
  do {
    const page = await list({ pageSize: 2, ...(pageToken && { pageToken }) })
    expect(page.totalClients).toBe(6)
    names.push(...page.clients.map(({ name }) => name))
    pageToken = page.nextPageToken ?? undefined
  } while (pageToken)
  expect(names).toEqual(['Anouk Vermeer', 'Bram', 'élodie', 'Els', 'Els', 'Zoë'])
  expect((await list()).clients[0]).toMatchObject({
    name: 'Anouk Vermeer',
    hasAccount: true,
    isBlocked: false,
    email: 'anouk@voorbeeld.nl',
    visits: 2,
    missedVisits: 1,
    lastVisit: '2026-11-10T10:00:00+01:00',
    spent: 85,
  })
})

test.each([
  ['lod', ['Élodie']],
  ['ELOD', ['Élodie']],
  ['06 12 34', ['Élodie']],
  ['+31 6-1234', ['Élodie']],
  ['0612345678', ['Élodie']],
  ['%', []],
  ['12', ['Élodie', 'Kamer 12']],
])('[WORK-66] a search for %s finds part of a name or number', async (search, names) => {
  const { add, list } = await aSalon()
  await add('Élodie', '+31612345678')
  await add('Kamer 12')
  const found = await list({ search })
  expect(found.clients.map(({ name }) => name)).toEqual(names)
  expect(found.totalClients).toBe(names.length)
})

test('[WORK-66] a page token of another list is refused', async () => {
  const { params } = await aSalon()
  const query = { pageToken: 'abc' }
  const refused = await refusal(listClients, { params, query }, FLEUR)
  expect(refused.details).toMatchObject([{ path: 'query.pageToken' }])
})

test('[WORK-66] the export has every client, without formulas and notes; reception gets none', async () => {
  const { add, params, visit } = await aSalon()
  await add('=HYPERLINK("http://kwaad")', '+31612345678', 'Geheim')
  await visit('COMPLETED', 1)
  const { fileName, csv } = (await call(exportClients, { params }, FLEUR)).data
  expect(fileName).toMatch(/^clients-.*-2026-11-2\d\.csv$/)
  const [, first, second] = csv.split('\r\n')
  expect(first).toBe(`"'=HYPERLINK(""http://kwaad"")",'+31612345678,,0,0,,0,`)
  expect(second).toContain('Anouk Vermeer,0612345678,anouk@voorbeeld.nl,1,0,2026-11-17,42.5,')
  expect(csv).not.toContain('Geheim')
  expect((await refusal(exportClients, { params }, BO)).code).toBe('forbidden')
})

test('[WORK-246] all that is stored of one client is downloaded by owners and managers, and names no member', async () => {
  const { add, ofClient, params, visit } = await aSalon()
  const orderId = await visit('CONFIRMED', 1)
  await visit('COMPLETED', 2)
  await visit('COMPLETED', 3, 'daan')
  const clientId = await clientOf(orderId)
  await database.pool.query(
    `update clients set note = 'Houdt van rust', phone = '0612345678' where id = $1`,
    [clientId],
  )
  await database.pool.query(
    `update orders set provider_note = 'Kort', travel_km = 3.4 where id = $1`,
    [orderId],
  )
  await database.pool.query(
    `insert into order_events (order_id, at, actor, from_status, to_status, note)
      values ($1, now(), 'fleur', 'PENDING', 'CONFIRMED', 'Tot dan'),
        ($1, now(), 'system', 'CONFIRMED', 'COMPLETED', ''), ($1, now(), 'operator', 'COMPLETED', 'NO_SHOW', '')`,
    [orderId],
  )
  await database.pool.query(
    `insert into order_mails (order_id, job_id, kind, at, is_sent) values ($1, 7, 'agreement', now(), true)`,
    [orderId],
  )
  const { fileName, json } = (await call(downloadClient, ofClient(clientId), FLEUR)).data
  expect(fileName).toBe(`${params.userName}-2026-11-20.json`)
  const data = JSON.parse(json)
  expect(data.client).toMatchObject({
    name: 'Anouk Vermeer',
    phone: '0612345678',
    account: 'anouk',
    note: 'Houdt van rust',
    blockedSince: null,
  })
  expect(data.visits).toHaveLength(2)
  expect(data.visits[0]).toMatchObject({
    status: 'CONFIRMED',
    start: '2026-11-17T10:00:00+01:00',
    note: 'Kort',
    travelKm: 3.4,
    amounts: { total: 42.5 },
    items: [{ quantity: 1, price: 42.5, vatRate: 9 }],
    mails: [{ kind: 'agreement', isSent: true }],
  })
  expect(data.visits[0].history).toContainEqual(
    expect.objectContaining({ by: 'salon', to: 'CONFIRMED', words: 'Tot dan' }),
  )
  const by = data.visits[0].history.map((event: { by: string }) => event.by)
  expect(by).toEqual(expect.arrayContaining(['salon', 'system', 'operator']))
  expect(json).not.toContain('fleur')
  expect((await refusal(downloadClient, ofClient(clientId), BO)).code).toBe('forbidden')
  const strangers = ofClient(await add('Els'))
  const other = { params: { ...strangers.params, userName: (await aSalon()).params.userName } }
  expect((await refusal(downloadClient, other, FLEUR)).code).toBe('not-found')
})

test('[WORK-179] clients are exported within ten minutes after signing in', async () => {
  const { params } = await aSalon()
  const longAgo = { ...FLEUR, signedInMinutesAgo: 11 }
  expect((await refusal(exportClients, { params }, longAgo)).code).toBe('sign-in-again')
  const stranger = { ...BO, signedInMinutesAgo: 11 }
  expect((await refusal(exportClients, { params }, stranger)).code).toBe('forbidden')
})

test('[WORK-67] a card has contact details, note, history, what was spent and what was missed', async () => {
  const { ofClient, read, visit } = await aSalon()
  const missed = await visit('NO_SHOW', 1)
  const cancelled = await visit('CANCELLED', 3)
  const been = await visit('COMPLETED', 2)
  const clientId = await clientOf(been)
  const card = await read(clientId)
  expect(card).toMatchObject({ visits: 1, missedVisits: 1, spent: 42.5, note: '' })
  expect(card.history).toMatchObject([
    { orderId: missed, status: 'NO_SHOW', amount: 0 },
    { orderId: been, status: 'COMPLETED', amount: 42.5, serviceName: 'Cut & blow-dry' },
    { orderId: cancelled, status: 'CANCELLED', amount: 0 },
  ])
  const { version } = card
  const body = { version, name: ' Anouk  Bos ', phone: '06 87-65', email: '', note: ' Rustig ' }
  const { data } = await call(updateClient, { ...ofClient(clientId), body }, BO)
  expect(await read(clientId)).toMatchObject({
    version: data.version,
    name: 'Anouk Bos',
    phone: '068765',
    email: '',
    note: 'Rustig',
  })
})

test('[WORK-67] of two members who change a card at once the second is told, and nothing is lost', async () => {
  const { add, ofClient, read } = await aSalon()
  const clientId = await add('Els')
  const change = (note: string) => ({
    ...ofClient(clientId),
    body: { version: 1, name: 'Els', note },
  })
  await call(updateClient, change('Eerste'), FLEUR)
  expect((await refusal(updateClient, change('Tweede'), BO)).code).toBe('client-changed')
  expect((await read(clientId)).note).toBe('Eerste')
})

test('[WORK-67] the client of another provider is not found', async () => {
  const [salon, other] = [await aSalon(), await aSalon()]
  const request = salon.ofClient(await other.add('Els'))
  expect((await refusal(getClient, request, FLEUR)).code).toBe('not-found')
  const body = { version: 1, name: 'Els' }
  expect((await refusal(updateClient, { ...request, body }, FLEUR)).code).toBe('not-found')
  const erase = { ...request, body: { version: 1 } }
  expect((await refusal(eraseClient, erase, FLEUR)).code).toBe('not-found')
})

test('[WORK-68] a blocked client finds no free time, and books again when the block is taken back', async () => {
  const { provider, cut, ofClient, read, visit } = await aSalon()
  const clientId = await clientOf(await visit('CONFIRMED', 0))
  const set = (isBlocked: boolean) => ({ ...ofClient(clientId), body: { isBlocked } })
  expect((await refusal(setClientBlock, set(true), BO)).code).toBe('forbidden')
  expect((await call(setClientBlock, set(true), FLEUR)).data.upcomingVisits).toBe(1)
  await call(setClientBlock, set(true), FLEUR)
  expect((await read(clientId)).isBlocked).toBe(true)
  const later = aDraft(provider, [cut], { startsAt: tuesday('14:00') })
  expect(await outcome(later)).toBe('slot-taken')
  await call(setClientBlock, set(false), FLEUR)
  expect(await outcome(later)).toBe('placed')
})

test('[WORK-68] somebody without an account cannot be blocked', async () => {
  const { add, ofClient } = await aSalon()
  const request = { ...ofClient(await add('Els')), body: { isBlocked: true } }
  expect((await refusal(setClientBlock, request, FLEUR)).code).toBe('invalid-request')
})

test('[WORK-68] merging keeps both histories; the account books on the merged card', async () => {
  const { provider, cut, add, list, ofClient, read, visit } = await aSalon()
  const been = await visit('COMPLETED', 1)
  const from = await clientOf(been)
  const to = await add('Anouk van de telefoon', '0600000000', 'Rustig')
  await database.pool.query('update orders set client_id = $1 where id = $2', [
    to,
    await visit('NO_SHOW', 2, 'daan'),
  ])
  const body = { version: 1, otherClientId: from }
  expect((await refusal(mergeClients, { ...ofClient(to), body }, BO)).code).toBe('forbidden')
  const { data } = await call(mergeClients, { ...ofClient(to), body }, FLEUR)
  expect(await read(to)).toMatchObject({
    version: data.version,
    name: 'Anouk van de telefoon',
    phone: '0600000000',
    email: 'anouk@voorbeeld.nl',
    hasAccount: true,
    visits: 1,
    missedVisits: 1,
  })
  expect((await refusal(getClient, ofClient(from), FLEUR)).code).toBe('not-found')
  expect(await outcome(aDraft(provider, [cut]))).toBe('placed')
  const { clients } = await list({ search: 'anouk' })
  expect(clients.filter(({ hasAccount }) => hasAccount)).toContainEqual(
    expect.objectContaining({ clientId: to, name: 'Anouk Vermeer', visits: 1 }),
  )
  expect(clients.map(({ clientId }) => clientId)).not.toContain(from)
})

test('[WORK-68] two people with accounts, one client twice and an old version are not merged', async () => {
  const { add, ofClient, read, visit } = await aSalon()
  const anouk = await clientOf(await visit('COMPLETED', 1))
  const daan = await clientOf(await visit('COMPLETED', 2, 'daan'))
  const merge = async (to: string, otherClientId: string, version: number) =>
    (await refusal(mergeClients, { ...ofClient(to), body: { version, otherClientId } }, FLEUR)).code
  const { version } = await read(anouk)
  expect(await merge(anouk, daan, version)).toBe('invalid-request')
  expect(await merge(anouk, anouk, version)).toBe('invalid-request')
  const els = await add('Els')
  expect(await merge(anouk, els, version + 1)).toBe('client-changed')
  expect((await read(els)).name).toBe('Els')
})

test('[WORK-68] no visit loses its client while people book and their cards are merged', async () => {
  const { provider, cut, add, ofClient, read, visit } = await aSalon()
  const first = await visit('COMPLETED', 1)
  const results = await Promise.all(
    Array.from({ length: 6 }, async (_, nth) => {
      const startsAt = tuesday('10:00') + nth * 60 * 60_000
      const placing = outcome(aDraft(provider, [cut], { startsAt }))
      const other = await add(`Anouk ${nth}`)
      const { version } = await read(other)
      const from = await clientOf(first)
      const body = { version, otherClientId: from }
      const merge = { ...ofClient(other), body }
      const merging = market.app.inject({
        method: 'POST',
        url: `/salonApi/${merge.params.userName}/clients/${other}/merge`,
        headers: { authorization: 'Bearer test:fleur:customer' },
        payload: body,
      })
      const answer = await merging
      return [await placing, answer.statusCode] as const
    }),
  )
  expect(results.map(([placed]) => placed)).toEqual(results.map(() => 'placed'))
  expect(results.filter(([, status]) => ![200, 404, 409].includes(status))).toEqual([])
  const { rows } = await database.pool.query(
    'select count(*) filter (where client_id is null) as lost, count(*) from orders where provider_id = $1',
    [provider.id],
  )
  expect(rows).toEqual([{ lost: 0, count: 7 }])
})

test('[WORK-69] erasing empties card and orders; the customer keeps the order, the books keep the sum', async () => {
  const { list, ofClient, params, read, visit } = await aSalon()
  const orderId = await visit('COMPLETED', 1)
  const clientId = await clientOf(orderId)
  await database.pool.query("update orders set provider_note = 'Over Anouk' where id = $1", [
    orderId,
  ])
  const { version } = await read(clientId)
  const request = { ...ofClient(clientId), body: { version } }
  expect((await refusal(eraseClient, request, BO)).code).toBe('forbidden')
  await call(eraseClient, request, FLEUR)
  expect((await list()).clients).toEqual([])
  expect((await refusal(getClient, ofClient(clientId), FLEUR)).code).toBe('not-found')
  const { visit: seen } = (await call(getVisit, { params: { ...params, orderId } }, FLEUR)).data
  expect(seen).toMatchObject({ customerName: '', customerPhone: '', providerNote: '' })
  expect(seen.totalAmount).toBe(42.5)
  const { order } = (await call(getOrder, { params: { orderId } }, ANOUK)).data
  expect(order.totalAmount).toBe(42.5)
})

test('[WORK-69] a client with a visit to come is not erased', async () => {
  const { ofClient, read, visit } = await aSalon()
  const clientId = await clientOf(await visit('PENDING', 0, 'daan'))
  const { version } = await read(clientId)
  const request = { ...ofClient(clientId), body: { version } }
  expect((await refusal(eraseClient, request, FLEUR)).code).toBe('client-in-use')
  expect((await refusal(getClient, ofClient(clientId), DAAN)).code).toBe('forbidden')
})
