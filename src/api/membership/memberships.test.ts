import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { anOrder, aReview } from '#demo/order-builders.ts'
import { wednesday } from '#demo/weekdays.ts'
import { MEMBER_ROLES, type MemberRole } from '#domain/membership/role.ts'
import { erasePerson } from '../personal-data/erasure-store.ts'
import { anApi, injection } from '../testing/api.ts'
import { writeMembership } from './store.ts'

const api = await anApi()
let salon: Awaited<ReturnType<typeof aProvider>>
let orderId = ''
let reviewId = ''

beforeAll(async () => {
  const { database } = api
  salon = await aProvider(database, { userName: 'salon-pioen' })
  const provider = salon
  const elsewhere = await aProvider(database, { userName: 'salon-iris' })
  for (const role of MEMBER_ROLES) {
    await anAccount(database, { userName: role, role: 'customer' })
    await database.transaction((trx) =>
      writeMembership(trx, { providerId: provider.id, userName: role, role }),
    )
  }
  await anAccount(database, { userName: 'stranger', role: 'provider' })
  await database.transaction((trx) =>
    writeMembership(trx, { providerId: elsewhere.id, userName: 'stranger', role: 'owner' }),
  )
  await anAccount(database, { userName: 'anouk', role: 'customer' })
  const item = await aCatalogItem(database, provider)
  const visit = { customerUserName: 'anouk', startsAt: wednesday('10:00'), items: [item] }
  orderId = (await anOrder(database, provider, visit)).id
  reviewId = (await aReview(database, provider)).id
})

const as = (userName: string, role: 'customer' | 'provider' = 'customer') => ({
  as: { userName, role },
})

test.each(MEMBER_ROLES)(
  '[WORK-01, WORK-02] a member in the role %s reads an order of the provider',
  async (role) => {
    const answer = await api.app.inject(
      injection(endpoints.getOrder, { params: { orderId } }, as(role)),
    )
    expect(answer.statusCode).toBe(200)
  },
)

test('[WORK-01] the role provider in a token, and a membership elsewhere, grant nothing', async () => {
  const answer = await api.app.inject(
    injection(endpoints.getOrder, { params: { orderId } }, as('stranger', 'provider')),
  )
  expect(answer.json().code).toBe('forbidden')
})

test.each<[MemberRole, string]>([
  ['owner', 'yes'],
  ['manager', 'yes'],
  ['staff', 'forbidden'],
  ['reception', 'forbidden'],
])('[WORK-02] a reply to a review by %s: %s', async (role, verdict) => {
  const request = { params: { userName: 'salon-pioen', reviewId }, body: { reply: 'Dank je' } }
  const answer = await api.app.inject(injection(endpoints.replyToReview, request, as(role)))
  expect(answer.statusCode === 200 ? 'yes' : answer.json().code).toBe(verdict)
})

test('[WORK-188] the owner lets reception cancel, which the navigation of a member hears', async () => {
  const { settings, version } = await readSettings()
  expect(settings).toMatchObject({ receptionMayCancel: false, managersMayExport: true })
  const body = { ...settings, version, receptionMayCancel: true, managersMayExport: false }
  const params = { userName: 'salon-pioen' }
  await api.call(endpoints.changeSettings, { params, body }, as('owner'))
  const { data } = await api.call(endpoints.listOwnProviders, {}, as('reception'))
  const roleSettings = { receptionMayCancel: true, managersMayExport: false }
  expect(data.salons).toMatchObject([{ role: 'reception', roleSettings }])
  const customerUserName = 'anouk'
  const other = { customerUserName, startsAt: wednesday('17:00') }
  const { id } = await anOrder(api.database, salon, other)
  expect((await cancel('reception', id)).statusCode).toBe(200)
  const now = await readSettings()
  const back = { ...now.settings, version: now.version, receptionMayCancel: false }
  await api.call(endpoints.changeSettings, { params, body: back }, as('owner'))
})

async function readSettings() {
  const { data } = await api.call(
    endpoints.getSettings,
    { params: { userName: 'salon-pioen' } },
    as('owner'),
  )
  return data
}

function cancel(role: MemberRole, id = orderId) {
  const request = { params: { orderId: id }, body: { orderId: id } }
  return api.app.inject(injection(endpoints.cancelOrder, request, as(role)))
}

test('[WORK-02] reception cancels no visit; a manager does', async () => {
  expect((await cancel('reception')).json().code).toBe('forbidden')
  expect((await cancel('manager')).statusCode).toBe(200)
})

test('[WORK-01] what a member did says "salon" when their account is deleted, what they booked says "customer"', async () => {
  const { database } = api
  const { pool } = database
  await anAccount(database, { userName: 'noor', role: 'customer' })
  const membership = { providerId: salon.id, userName: 'noor', role: 'manager' } as const
  await database.transaction((trx) => writeMembership(trx, membership))
  const visit = { startsAt: wednesday('14:00'), status: 'PENDING' } as const
  const asked = await anOrder(database, salon, { ...visit, customerUserName: 'anouk' })
  const own = await anOrder(database, salon, {
    startsAt: wednesday('16:00'),
    customerUserName: 'noor',
  })
  await pool.query('update order_events set actor = $1 where order_id = any($2)', [
    'noor',
    [asked.id, own.id],
  ])
  await database.transaction((trx) =>
    erasePerson(trx, { userName: 'noor', provenEmail: null }, Date.now()),
  )
  const { rows: events } = await pool.query(
    'select actor from order_events where order_id = any($1) order by order_id = $2',
    [[asked.id, own.id], own.id],
  )
  expect(events.map(({ actor }) => actor)).toEqual(['salon', 'customer'])
})

test('[WORK-01] an account called "system" takes no event of a job along when it is deleted', async () => {
  const { database } = api
  await anAccount(database, { userName: 'system', role: 'customer' })
  const salon = await aProvider(database, { userName: 'salon-roos' })
  const of = (customerUserName: string, at: `${number}:${number}`) =>
    anOrder(database, salon, { customerUserName, startsAt: wednesday(at) })
  const [own, other] = [await of('system', '10:00'), await of('anouk', '12:00')]
  const about = [[own.id, other.id]]
  await database.pool.query(
    "update order_events set actor = 'system' where order_id = any($1)",
    about,
  )
  await database.transaction((trx) =>
    erasePerson(trx, { userName: 'system', provenEmail: null }, Date.now()),
  )
  const { rows } = await database.pool.query(
    'select actor from order_events where order_id = any($1)',
    about,
  )
  expect(rows).toEqual([{ actor: 'system' }, { actor: 'system' }])
})
