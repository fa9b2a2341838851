import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deskEndpoints } from '#contract/desk-endpoints.ts'
import {
  erasePerson,
  exportPerson,
  getPerson,
  listPeople,
  lockPerson,
  setPersonOperator,
  signOutPerson,
} from '#contract/desk-person.ts'
import { searchDesk } from '#contract/desk-search.ts'
import { listOperatorLog } from '#contract/operator-log.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { customerUserName } from '#domain/identifiers.ts'
import { orderNumber } from '#domain/order/order-number.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { DEFAULT_WORK_ITEM_TERMS } from '#domain/work-item/terms.ts'
import { deskPeople } from '#messages/en/desk-people.ts'
import { runAdmin } from '../ops/admin/run-admin.ts'
import { anApi } from '../testing/api.ts'
import { inLargeMarket } from '../testing/large-market.ts'
import { shortestTime } from '../testing/shortest-time.ts'
import { changeOperator } from './change-person.ts'

const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const api = await anApi()
const { call, clock, database, refusal } = api
await anAccount(database, { ...MEI.as, name: 'Mei Lin' })
const salon = await aProvider(database, {
  userName: 'lotus',
  fullName: 'Lotus & Linnen',
  ownerUserName: await owner(),
})
const item = await aCatalogItem(database, salon)

async function owner() {
  return (await anAccount(database, { userName: 'ruben', name: 'Ruben Mulder' })).userName
}

const found = async (search: string) =>
  (await call(listPeople, { query: { search } }, MEI)).data.people.map(({ userName }) => userName)
const GONE = { targetName: null, targetUserName: null }
const acts = async () => (await call(listOperatorLog, { query: {} }, MEI)).data.acts

test('[DESK-130] people are found by user name, address, or the beginning of their name, and not all at once', async () => {
  await anAccount(database, { userName: 'noor', name: 'Noor Visser', email: 'Noor@voorbeeld.nl' })
  await anAccount(database, { userName: 'noortje', name: 'Noortje de Wit' })
  expect(await found('noor')).toEqual(['noor', 'noortje'])
  expect(await found('NOOR@voorbeeld.nl')).toEqual(['noor'])
  expect(await found('noor v')).toEqual(['noor'])
  expect(await found('noor@')).toEqual([])
  expect(await found('')).toEqual([])
  expect(await found('%')).toEqual([])
  expect(await found('no')).toEqual([])
  const first = (await call(listPeople, { query: { search: 'noor', limit: 1 } }, MEI)).data
  expect(first.nextAfter).toBe('noor')
  const query = { search: 'noor', limit: 1, after: 'noor' }
  expect((await call(listPeople, { query }, MEI)).data).toMatchObject({
    people: [{ userName: 'noortje' }],
    nextAfter: null,
  })
})

test('[DESK-131] opening a person shows account, salons and visits, and is in the log before anything is shown', async () => {
  const { subject } = await anAccount(database, { userName: 'daan', name: 'Daan de Boer' })
  const visit = { customerUserName: 'daan', items: [item] }
  const { id } = await anOrder(database, salon, { ...visit, startsAt: tuesday('10:00') })
  const { person } = (await call(getPerson, { params: { userName: 'daan' } }, MEI)).data
  expect(person).toMatchObject({
    name: 'Daan de Boer',
    isYou: false,
    counts: { visits: 1, visitsToCome: 1, ownSalons: 0 },
    orders: [{ orderId: id, salonName: 'Lotus & Linnen' }],
  })
  const opened = { act: 'open-person', targetId: subject, targetUserName: 'daan' }
  expect((await acts())[0]).toMatchObject(opened)
  const params = { userName: 'nobody' }
  expect((await refusal(getPerson, { params }, MEI)).code).toBe('not-found')
})

test('[DESK-134] an operator makes and unmakes another, and never changes the own role', async () => {
  await anAccount(database, { userName: 'bram' })
  const set = (userName: string, isOperator: boolean) => ({
    params: { userName },
    body: { isOperator, reason: 'Werkt hier' },
  })
  expect((await call(setPersonOperator, set('bram', true), MEI)).data.person.role).toBe('operator')
  expect((await acts())[0]).toMatchObject({ act: 'make-operator', reason: 'Werkt hier' })
  expect((await call(setPersonOperator, set('bram', false), MEI)).data.person.role).toBe('customer')
  expect((await refusal(setPersonOperator, set('mei', false), MEI)).code).toBe('forbidden')
  const lock = { params: { userName: 'mei' }, body: { isLocked: true, reason: 'x' } }
  expect((await refusal(lockPerson, lock, MEI)).code).toBe('forbidden')
})

test('[DESK-135] the data of somebody who asked is one document, and that it was made is in the log', async () => {
  await anAccount(database, { userName: 'els', name: 'Els Vos' })
  const input = { params: { userName: 'els' }, body: { reason: 'Vroeg erom per brief' } }
  const { data } = await call(exportPerson, input, MEI)
  expect(data.account).toMatchObject({ userName: 'els', name: 'Els Vos' })
  expect((await acts())[0]).toMatchObject({
    act: 'download-person',
    reason: 'Vroeg erom per brief',
  })
})

test('[DESK-136] an account is erased only with its address typed over, and without a visit to come', async () => {
  const { subject } = await anAccount(database, {
    userName: 'weg',
    name: 'Wim Weg',
    email: 'wim@voorbeeld.nl',
  })
  const visit = { customerUserName: 'weg', items: [item] }
  const past = await anOrder(database, salon, {
    ...visit,
    startsAt: tuesday('10:00') - 7 * DAY_MS,
    status: 'COMPLETED',
  })
  const coming = await anOrder(database, salon, { ...visit, startsAt: tuesday('14:00') })
  const params = { userName: 'weg' }
  const erase = (email: string) => ({ params, body: { email, reason: 'Vroeg erom' } })
  const other = await refusal(erasePerson, erase('noor@voorbeeld.nl'), MEI)
  expect(other.details?.map(({ path }) => path)).toEqual(['body.email'])
  const inUse = await refusal(erasePerson, erase('wim@voorbeeld.nl'), MEI)
  expect(inUse).toMatchObject({ code: 'account-in-use', data: { visitsToCome: 1, salons: 0 } })
  await database.pool.query(
    "update orders set status = 'CANCELLED', cancelled_at = now() where id = $1",
    [coming.id],
  )
  await call(erasePerson, erase('Wim@voorbeeld.nl'), MEI)
  const { rows } = await database.pool.query(
    'select customer_name as name, total_cents as total from orders where id = $1',
    [past.id],
  )
  expect(rows).toEqual([{ name: '', total: 4250 }])
  expect((await refusal(getPerson, { params }, MEI)).code).toBe('not-found')
  const [last] = await acts()
  expect(last).toMatchObject({ act: 'delete-person', targetId: subject, ...GONE })
})

test('[DESK-132] the command line signs out and locks by the same use cases, and writes the log', async () => {
  const ended: string[] = []
  const endSignIns = async (subject: string) => {
    ended.push(subject)
  }
  const { subject } = await anAccount(database, { userName: 'kwijt' })
  const deps = { ...api, signIns: { ...api.signIns, endSignIns }, places: null }
  expect((await runAdmin(deps, ['sign-out-person', 'Kwijt'])).ok).toBe(true)
  expect((await runAdmin(deps, ['lock-person', 'kwijt', '--reason', 'Gestolen'])).ok).toBe(true)
  expect(ended).toEqual([subject, subject])
  expect((await acts())[0]).toMatchObject({ act: 'lock-person', byCommandLine: true })
  expect(await runAdmin(deps, ['lock-person', 'nobody'])).toMatchObject({ ok: false })
  const input = { params: { userName: 'kwijt' }, body: { reason: 'Telefoon kwijt' } }
  expect((await call(signOutPerson, input, MEI)).data.person.userName).toBe('kwijt')
})

const callerOf = (userName: string) => ({
  kind: 'user' as const,
  userName: customerUserName(userName),
  role: 'operator' as const,
  grantId: 'grant',
  signedInAt: TEST_NOW,
  hasShownSecondFactor: true,
})

test('[DESK-200] of two operators who take the role from each other at once one remains', async () => {
  const each = ['iris', 'joost']
  for (const userName of each) await anAccount(database, { userName, role: 'operator' })
  const answers = await Promise.all(
    each.map((userName, at) =>
      changeOperator(
        { ...api, workItemTerms: DEFAULT_WORK_ITEM_TERMS },
        {
          caller: callerOf(userName),
          params: { userName: each[1 - at] ?? '' },
          body: { isOperator: false, reason: 'Uit dienst' },
        },
      ),
    ),
  )
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  const { rows } = await database.pool.query(
    "select 1 from accounts where user_name in ('iris', 'joost') and role = 'operator'",
  )
  expect(rows).toHaveLength(1)
})

test('[DESK-137] no operation makes two accounts into one, and the page of a person says why', () => {
  expect(Object.keys(deskEndpoints).filter((name) => /merge|join/i.test(name))).toEqual([])
  expect(deskPeople.acts.mergeText).toContain('Two accounts are never made into one.')
})

test('[DESK-140] one field finds salons, people and bookings by number', async () => {
  clock.set(TEST_NOW)
  const { id } = await anOrder(database, salon, {
    customerUserName: 'daan',
    items: [item],
    startsAt: tuesday('12:00'),
  })
  const search = async (text: string) => (await call(searchDesk, { query: { text } }, MEI)).data
  const byNumber = await search(orderNumber(id).toLowerCase())
  expect(byNumber.orders).toMatchObject([{ orderId: id, salonName: 'Lotus & Linnen' }])
  expect((await search(id)).orders).toHaveLength(1)
  expect(await search('lotus')).toMatchObject({
    salons: [{ fullName: 'Lotus & Linnen' }],
    people: [],
  })
  const byAddress = await search('ruben@voorbeeld.nl')
  expect(byAddress).toMatchObject({
    salons: [{ providerId: salon.id }],
    people: [{ userName: 'ruben' }],
  })
  expect(await search('')).toEqual({ salons: [], people: [], orders: [] })
})

test('[DESK-141] a search answers within 100 ms in a large market', async () => {
  await sql`insert into accounts (subject, user_name, name, email, email_verified)
    select 's' || n, 'klant' || lpad(n::text, 6, '0'), (array['Anna','Bert','Carla','Dirk'])[1 + n % 4] || ' ' || n,
      'klant' || n || '@voorbeeld.nl', true from generate_series(1, ${inLargeMarket(100_000)}::int) n`.execute(
    database.query,
  )
  await database.pool.query('analyze accounts')
  for (const query of [
    { search: 'anna' },
    { search: 'anna', after: 'klant090000' },
    { search: 'klant000777' },
    { search: 'klant777@voorbeeld.nl' },
    { search: 'zzz' },
  ]) {
    const page = () => call(listPeople, { query }, MEI)
    expect.soft(await shortestTime(100, page), JSON.stringify(query)).toBeLessThan(100)
  }
}, 120_000)
