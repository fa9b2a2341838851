import { expect, test } from 'vitest'
import { addClient, getClient, listClients } from '#contract/client.ts'
import { bookVisit } from '#contract/visit.ts'
import { anAccount } from '#demo/builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { anOrderApi } from '../order/testing/an-order-api.ts'
import { type As, injection } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const { aBookableProvider, app, call, database, refusal } = await anOrderApi()
await anAccount(database, { userName: 'fleur' })

async function aSalon() {
  const { provider } = await aBookableProvider({ ownerUserName: 'fleur' })
  const params = { userName: provider.userName }
  return {
    params,
    add: async (body: { name: string; phone?: string; email?: string; isAnother?: boolean }) =>
      (await call(addClient, { params, body }, FLEUR)).data,
    count: async () => (await call(listClients, { params, query: {} }, FLEUR)).data.totalClients,
  }
}

test('[WORK-168] a client is added without a visit, by name alone or with more', async () => {
  const { add, params } = await aSalon()
  const { clientId, doubles } = await add({ name: ' Els Vos ', phone: '06-12 34 56 78' })
  expect(doubles).toEqual([])
  const ofClient = { ...params, clientId: clientId ?? '' }
  expect((await call(getClient, { params: ofClient }, FLEUR)).data.client).toMatchObject({
    name: 'Els Vos',
    phone: '0612345678',
    email: '',
    visits: 0,
    hasAccount: false,
  })
  expect((await add({ name: 'Els Vos' })).clientId).not.toBeNull()
  const nameless = { params, body: { name: '\u0000' } }
  expect((await refusal(addClient, nameless, FLEUR)).code).toBe('invalid-request')
})

test('[WORK-168] a card with the same number or address is named, and nothing is written', async () => {
  const { add, count } = await aSalon()
  const { clientId } = await add({ name: 'Els', phone: '+31612345678', email: 'els@voorbeeld.nl' })
  const doubles = [{ clientId, name: 'Els' }]
  expect(await add({ name: 'E.', phone: '0612345678' })).toEqual({ clientId: null, doubles })
  expect(await add({ name: 'E.', email: 'ELS@voorbeeld.nl' })).toEqual({ clientId: null, doubles })
  expect(await count()).toBe(1)
  const added = await add({ name: 'Bo', phone: '0612345678', isAnother: true })
  expect(added).toMatchObject({ clientId: expect.any(String), doubles })
  expect(await count()).toBe(2)
  const other = await aSalon()
  expect((await other.add({ name: 'Els', phone: '0612345678' })).doubles).toEqual([])
})

test('[WORK-168] of two cards with one number that are added at once one is written', async () => {
  const { add, count } = await aSalon()
  const both = ['Els', 'Els Vos'].map((name) => add({ name, phone: '0612345678' }))
  expect((await Promise.all(both)).filter(({ clientId }) => clientId !== null)).toHaveLength(1)
  expect(await count()).toBe(1)
})

test('[WORK-207] the same key and body add one client, also at once; another body is refused', async () => {
  const { params, count } = await aSalon()
  const from = { ...FLEUR, headers: { 'idempotency-key': 'add-els' } }
  const input = { params, body: { name: 'Els' } }
  const answers = await Promise.all([1, 2, 3].map(() => call(addClient, input, from)))
  expect(new Set(answers.map(({ data }) => data.clientId)).size).toBe(1)
  expect(await count()).toBe(1)
  expect(answers[2]?.data.doubles).toEqual([])
  const other = { params, body: { name: 'Bo' } }
  expect((await refusal(addClient, other, from)).code).toBe('idempotency-mismatch')
  expect((await refusal(addClient, { ...input, ...(await aSalon()) }, from)).code).toBe(
    'idempotency-mismatch',
  )
  expect(await count()).toBe(1)
})

test('[WORK-207] of one key at two salons at once one adds a client, and the other is refused', async () => {
  const salons = [await aSalon(), await aSalon()]
  for (const key of ['one', 'two', 'three', 'four']) {
    const from = { ...FLEUR, headers: { 'idempotency-key': key } }
    const answers = await Promise.all(
      salons.map(({ params }) =>
        app.inject(injection(addClient, { params, body: { name: key } }, from)),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  }
})

test('[WORK-207] a key of a client is not one of a visit, and what was not written leaves the key free', async () => {
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'fleur' })
  const params = { userName: provider.userName }
  const from = { ...FLEUR, headers: { 'idempotency-key': 'either' } }
  await call(addClient, { params, body: { name: 'Els', phone: '0612345678' } }, FLEUR)
  const double = { name: 'E.', phone: '0612345678' }
  const asked = await call(addClient, { params, body: double }, from)
  expect(asked.data.clientId).toBeNull()
  const added = await call(addClient, { params, body: { ...double, isAnother: true } }, from)
  expect(added.data.clientId).not.toBeNull()
  const startTime = new Date(tuesday('10:00')).toISOString()
  const body = { startTime, items: [{ catalogItemId: cut.id }] }
  expect((await refusal(bookVisit, { params, body }, from)).code).toBe('idempotency-mismatch')
})
