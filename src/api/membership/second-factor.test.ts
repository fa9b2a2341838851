import { beforeEach, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { anApi, NO_SIGN_INS } from '../testing/api.ts'
import { writeMembership } from './store.ts'

const withFactor = new Set<string>()
const signIns = {
  ...NO_SIGN_INS,
  requiresSecondFactor: true,
  hasSecondFactor: async (subject: string) => withFactor.has(subject),
}
const { database, clock, ...api } = await anApi({ deps: { signIns } })
await anAccount(database, { userName: 'iris' })
const salon = await aProvider(database, { userName: 'salon-iris', ownerUserName: 'iris' })
const params = { userName: salon.userName }
const IRIS = { as: { userName: 'iris' } }
const IRIS_WITH_FACTOR = { ...IRIS, hasShownSecondFactor: true }
const STARTED = clock.now()

beforeEach(async () => {
  withFactor.clear()
  clock.set(STARTED)
  await database.pool.query('update memberships set role_since = $1', [new Date(STARTED)])
})

async function addFactor(userName: string) {
  const { rows } = await database.pool.query('select subject from accounts where user_name = $1', [
    userName,
  ])
  withFactor.add(rows[0].subject)
}

function ownSalon(from = IRIS) {
  return api
    .call(endpoints.listOwnProviders, {}, from)
    .then(({ data }) => data.salons.find(({ userName }) => userName === salon.userName))
}

test('[WORK-120] an owner works for fourteen days without a second factor, and is told until when', async () => {
  clock.set(STARTED + 14 * DAY_MS - 1)
  await api.call(endpoints.listMembers, { params }, IRIS)
  expect((await ownSalon())?.secondFactorDueAt).toBe(new Date(STARTED + 14 * DAY_MS).toISOString())
})

test('[WORK-120] after that every operation of the workspace is refused until there is one', async () => {
  clock.set(STARTED + 14 * DAY_MS)
  for (const endpoint of [endpoints.listMembers, endpoints.listClients, endpoints.getSettings]) {
    const { code } = await api.refusal(endpoint, { params, query: {} } as never, IRIS)
    expect(code).toBe('second-factor-required')
  }
  expect((await ownSalon())?.secondFactorDueAt).not.toBeNull()
  await addFactor('iris')
  await api.call(endpoints.listMembers, { params }, IRIS_WITH_FACTOR)
  expect((await ownSalon())?.secondFactorDueAt).toBeNull()
})

test('[WORK-182] a sign-in that has not shown the second factor is refused, and told to show it', async () => {
  await addFactor('iris')
  clock.set(STARTED + 14 * DAY_MS - 1)
  await api.call(endpoints.listMembers, { params }, IRIS)
  expect(await ownSalon()).toMatchObject({ mustShowSecondFactor: false })
  clock.set(STARTED + 14 * DAY_MS)
  for (const endpoint of [endpoints.listMembers, endpoints.listClients, endpoints.getSettings]) {
    const request = { params, query: {} } as never
    expect((await api.refusal(endpoint, request, IRIS)).code).toBe('second-factor-not-shown')
    await api.call(endpoint, request, IRIS_WITH_FACTOR)
  }
  const told = { secondFactorDueAt: null, mustShowSecondFactor: true }
  expect(await ownSalon()).toMatchObject(told)
  expect(await ownSalon(IRIS_WITH_FACTOR)).toMatchObject({ ...told, mustShowSecondFactor: false })
})

test('[WORK-182] a token that says so does not stand for a factor that was removed', async () => {
  clock.set(STARTED + 14 * DAY_MS)
  const { code } = await api.refusal(endpoints.listMembers, { params }, IRIS_WITH_FACTOR)
  expect(code).toBe('second-factor-required')
})

test('[WORK-120] a salon whose name is typed in capitals is the same salon', async () => {
  clock.set(STARTED + 14 * DAY_MS)
  for (const userName of ['SALON-IRIS', 'Salon-Iris']) {
    const { code } = await api.refusal(endpoints.listMembers, { params: { userName } }, IRIS)
    expect(code).toBe('second-factor-required')
  }
})

test('[WORK-120] a reply to a review is work for the salon too, a review of it is not', async () => {
  clock.set(STARTED + 14 * DAY_MS)
  const reviewId = '019aa000-0000-7000-8000-000000000001'
  const reply = { params: { ...params, reviewId }, body: { reply: 'Dank je wel!' } }
  const { code } = await api.refusal(endpoints.replyToReview, reply, IRIS)
  expect(code).toBe('second-factor-required')
  await api.call(endpoints.getProviderRating, { params }, IRIS)
})

test('[WORK-120] the orders of the salon are work, that of an own visit is not', async () => {
  clock.set(STARTED + 14 * DAY_MS)
  const startsAt = STARTED + 20 * DAY_MS
  await anAccount(database, { userName: 'anouk' })
  const [{ id: orderId }, { id: own }] = await Promise.all([
    anOrder(database, salon, { customerUserName: 'anouk', startsAt }),
    anOrder(database, salon, { customerUserName: 'iris', startsAt: startsAt + DAY_MS }),
  ])
  const order = { params: { orderId } }
  for (const refused of [
    api.refusal(endpoints.getOrder, order, IRIS),
    api.refusal(endpoints.cancelOrder, { ...order, body: {} }, IRIS),
    api.refusal(endpoints.requestMailCode, { ...order, body: {} }, IRIS),
  ])
    expect((await refused).code).toBe('second-factor-required')
  await api.call(endpoints.getOrder, order, { as: { userName: 'anouk' } })
  await api.call(endpoints.getOrder, { params: { orderId: own } }, IRIS)
})

test('[WORK-120] other members are asked for none, and strangers are refused as before', async () => {
  const userName = 'milan'
  await anAccount(database, { userName })
  await database.transaction((trx) =>
    writeMembership(trx, { providerId: salon.id, userName, role: 'manager' }),
  )
  await anAccount(database, { userName: 'vreemd' })
  clock.set(STARTED + 100 * DAY_MS)
  await api.call(endpoints.listMembers, { params }, { as: { userName } })
  const stranger = await api.refusal(
    endpoints.listMembers,
    { params },
    { as: { userName: 'vreemd' } },
  )
  expect(stranger.code).toBe('forbidden')
  const visitor = await api.refusal(endpoints.listMembers, { params })
  expect(visitor.code).toBe('sign-in-required')
})

test('[WORK-120] the time begins with the role: another role begins anew, the same one does not', async () => {
  const since = async () => {
    const { rows } = await database.pool.query(
      "select role_since from memberships where user_name = 'iris'",
    )
    return rows[0].role_since
  }
  const before = await since()
  const write = (role: 'owner' | 'manager') =>
    database.transaction(async (trx) => {
      await writeMembership(trx, { providerId: salon.id, userName: 'noor', role: 'owner' })
      await writeMembership(trx, { providerId: salon.id, userName: 'iris', role })
    })
  await anAccount(database, { userName: 'noor' })
  await write('owner')
  expect(await since()).toEqual(before)
  await write('manager')
  await write('owner')
  expect(await since()).not.toEqual(before)
})

test('[WORK-180, WORK-182, DESK-002] an operator reads the counts and uses the desk with a second factor only, from the first day', async () => {
  const operator = { as: { userName: 'wilma', role: 'operator' as const } }
  await anAccount(database, operator.as)
  const since = new Date(STARTED)
  await database.pool.query(
    "update accounts set role = 'operator', operator_since = $1 where user_name = 'wilma'",
    [since],
  )
  const query = { from: '2026-11-01', to: '2026-11-02' }
  const { code } = await api.refusal(endpoints.countEvents, { query }, operator)
  expect(code).toBe('second-factor-required')
  expect((await api.refusal(endpoints.listOperatorLog, { query: {} }, operator)).code).toBe(
    'second-factor-required',
  )
  await addFactor('wilma')
  const notShown = await api.refusal(endpoints.countEvents, { query }, operator)
  expect(notShown.code).toBe('second-factor-not-shown')
  await api.call(endpoints.countEvents, { query }, { ...operator, hasShownSecondFactor: true })
})

test('[WORK-120] where none is required nobody is refused or reminded', async () => {
  const demo = await anApi()
  await anAccount(demo.database, { userName: 'petra' })
  const pioen = await aProvider(demo.database, { userName: 'salon-pioen', ownerUserName: 'petra' })
  demo.clock.set(STARTED + 100 * DAY_MS)
  const petra = { as: { userName: 'petra' } }
  await demo.call(endpoints.listMembers, { params: { userName: pioen.userName } }, petra)
  const { data } = await demo.call(endpoints.listOwnProviders, {}, petra)
  expect(data.salons).toMatchObject([{ secondFactorDueAt: null }])
})
