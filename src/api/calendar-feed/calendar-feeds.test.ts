import ICAL from 'ical.js'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import {
  createCalendarFeed,
  deleteCalendarFeed,
  listCalendarFeeds,
} from '#contract/calendar-feed.ts'
import { changeMember, removeMember } from '#contract/membership.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { MANY_CONNECTIONS } from '#platform/testing/database.ts'
import { anOrderApi } from '../order/testing/an-order-api.ts'
import { findPersonalData } from '../personal-data/personal-data-store.ts'
import type { As } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const NOOR: As = { as: { userName: 'noor' } }
const { app, aBookableProvider, call, clock, database, refusal } = await anOrderApi({
  connections: MANY_CONNECTIONS,
})
await anAccount(database, { userName: 'fleur' })
await anAccount(database, { userName: 'noor' })

beforeEach(() => clock.set(TEST_NOW))

async function aSalon(options: Parameters<typeof aBookableProvider>[0] = {}) {
  const salon = await aBookableProvider({ ownerUserName: 'fleur', ...options })
  const params = { userName: salon.provider.userName }
  return {
    ...salon,
    params,
    make: async (body: { name: string; hasClientNames?: boolean }) =>
      (await call(createCalendarFeed, { params, body }, FLEUR)).data,
    feeds: async () => (await call(listCalendarFeeds, { params }, FLEUR)).data.feeds,
    book: (startsAt: number, more: Parameters<typeof anOrder>[2] = {}) =>
      anOrder(database, salon.provider, { startsAt, items: [salon.cut], ...more }),
  }
}

const get = (url: string, headers = {}) =>
  app.inject({ url: new URL(url).pathname, headers: { host: '127.0.0.1:3000', ...headers } })

/** The events of a feed, as a client library reads them. */
async function eventsOf(url: string) {
  const answer = await get(url)
  expect(answer.statusCode, answer.body).toBe(200)
  const calendar = new ICAL.Component(ICAL.parse(answer.body))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      startsAt: event.startDate.toJSDate().getTime(),
      endsAt: event.endDate.toJSDate().getTime(),
      status: component.getFirstPropertyValue('status'),
    }
  })
}

test('[WORK-82] a feed is made with a name, read at an address shown once, and withdrawn', async () => {
  const { book, feeds, make, params } = await aSalon()
  await book(tuesday('10:00'))
  const { feed, url } = await make({ name: 'Telefoon van Fleur' })
  clock.advance(1)
  await make({ name: 'Laptop' })
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/calendarFeeds\/[\w-]{22}\.ics$/)
  expect((await feeds()).map(({ name, readAt }) => [name, readAt])).toEqual([
    ['Telefoon van Fleur', null],
    ['Laptop', null],
  ])
  expect(await eventsOf(url)).toHaveLength(1)
  expect((await feeds())[0]?.readAt).toBe('2026-11-20T11:00:00.000Z')
  const { rows } = await database.pool.query('select * from calendar_feeds')
  const token = /([\w-]{22})\.ics$/.exec(url)?.[1] ?? ''
  expect(JSON.stringify(rows)).not.toContain(token)
  const gone = { params: { ...params, feedId: feed.feedId } }
  await call(deleteCalendarFeed, gone, FLEUR)
  await call(deleteCalendarFeed, gone, FLEUR)
  expect((await get(url)).statusCode).toBe(404)
  expect(await feeds()).toMatchObject([{ name: 'Laptop' }])
})

async function madeByNoor() {
  const { params, provider } = await aSalon()
  await database.pool.query(
    `insert into memberships (provider_id, user_name, role) values ($1, 'noor', 'owner')`,
    [provider.id],
  )
  const body = { name: 'Telefoon van Noor', hasClientNames: true }
  const { url } = (await call(createCalendarFeed, { params, body }, NOOR)).data
  expect(await eventsOf(url)).toEqual([])
  return { url, params: { ...params, memberUserName: 'noor' } }
}

test('[WORK-181] a feed ends with the membership of who made it, and is in the data of that person', async () => {
  const { url, params } = await madeByNoor()
  const data = await findPersonalData(database.query, { userName: 'noor', provenEmail: null })
  expect(data?.memberships).toMatchObject([{ calendarFeeds: [{ name: 'Telefoon van Noor' }] }])
  await call(removeMember, { params, body: { version: 1 } }, FLEUR)
  expect((await get(url)).statusCode).toBe(404)
})

test('[WORK-181] a feed ends when who made it is an owner no more', async () => {
  const { url, params } = await madeByNoor()
  await call(changeMember, { params, body: { role: 'owner', version: 1 } }, FLEUR)
  expect((await get(url)).statusCode).toBe(200)
  await call(changeMember, { params, body: { role: 'manager', version: 1 } }, FLEUR)
  expect((await get(url)).statusCode).toBe(404)
})

test('[WORK-82] no other address answers, and no owner withdraws the feed of another salon', async () => {
  const { make } = await aSalon()
  const { feed, url } = await make({ name: 'Telefoon' })
  for (const file of ['x.ics', `${'A'.repeat(22)}.ics`, '%00.ics', 'x'.repeat(200)]) {
    expect((await get(new URL(file, url).href)).statusCode, file).toBe(404)
  }
  await anAccount(database, { userName: 'saskia' })
  const other = await aBookableProvider({ ownerUserName: 'saskia' })
  const params = { userName: other.provider.userName, feedId: feed.feedId }
  await call(deleteCalendarFeed, { params }, { as: { userName: 'saskia' } })
  expect((await get(url)).statusCode).toBe(200)
})

test('[WORK-82] a salon has at most twenty feeds', async () => {
  const { make, params } = await aSalon()
  for (let nth = 0; nth < 20; nth++) await make({ name: `Agenda ${nth}` })
  const more = { params, body: { name: 'Te veel' } }
  expect((await refusal(createCalendarFeed, more, FLEUR)).code).toBe('too-many-feeds')
})

test('[WORK-82] of feeds made at the same time as many are made as the salon may still have', async () => {
  const { feeds, make, params, provider } = await aSalon()
  for (let nth = 0; nth < 19; nth++) await make({ name: `Agenda ${nth}` })
  const elsewhere = await database.pool.connect()
  onTestFinished(() => elsewhere.release(true))
  await elsewhere.query('begin')
  await elsewhere.query('select from providers where id = $1 for update', [provider.id])
  const making = Array.from({ length: 4 }, async (_, nth) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/salonApi/${params.userName}/calendarFeeds`,
      headers: { authorization: 'Bearer test:fleur:customer' },
      payload: { name: `Tegelijk ${nth}` },
    })
    return answer.statusCode
  })
  await expect.poll(waitingForALock).toBe(4)
  await elsewhere.query('commit')
  expect((await Promise.all(making)).toSorted()).toEqual([201, 409, 409, 409])
  expect(await feeds()).toHaveLength(20)
})

async function waitingForALock(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*) as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}

test('[WORK-83] a client library reads the visits of thirty days back and all to come', async () => {
  const { book, make } = await aSalon({ autoConfirm: false })
  const coming = await book(tuesday('10:00'))
  const requested = await book(wednesday('10:00'), { status: 'PENDING' })
  const past = await book(TEST_NOW - 29 * DAY_MS, { status: 'COMPLETED' })
  await book(TEST_NOW - 31 * DAY_MS, { status: 'COMPLETED' })
  await book(tuesday('12:00'), { status: 'CANCELLED' })
  await book(tuesday('13:00'), { status: 'DECLINED' })
  const events = await eventsOf((await make({ name: 'Telefoon' })).url)
  expect(events.map(({ uid, status }) => [uid, status])).toEqual([
    [`order-${past.id}@127.0.0.1`, 'CONFIRMED'],
    [`order-${coming.id}@127.0.0.1`, 'CONFIRMED'],
    [`order-${requested.id}@127.0.0.1`, 'TENTATIVE'],
  ])
  expect(events[1]).toMatchObject({
    summary: 'Knippen & föhnen',
    startsAt: tuesday('10:00'),
    endsAt: tuesday('10:00') + 0.75 * HOUR_MS,
  })
})

test('[WORK-83] names of clients and their homes are in a feed only by choice, and arrive whole', async () => {
  const { book, make } = await aSalon({ serviceAvailability: 'BOTH' })
  const customerName = `Zoë; "de, Wit" ${'ë'.repeat(60)}`
  const home = 'Lijnbaansgracht 12, 1015 GN Amsterdam'
  const { id } = await book(tuesday('10:00'), {
    serviceLocation: 'DOORSTEP',
    customerAddress: home,
  })
  await database.pool.query('update orders set customer_name = $1 where id = $2', [
    customerName,
    id,
  ])
  const bare = await get((await make({ name: 'Zonder' })).url)
  expect(bare.body).not.toContain('Zo')
  expect(bare.body).not.toContain('Lijnbaansgracht')
  const { url } = await make({ name: 'Met', hasClientNames: true })
  expect(await eventsOf(url)).toMatchObject([
    { summary: `Knippen & föhnen, ${customerName}`, location: home },
  ])
  const lines = (await get(url)).body.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})

test('[WORK-83] an unchanged feed is not sent again; it neither sets nor reads a cookie', async () => {
  const { book, make } = await aSalon()
  const { url } = await make({ name: 'Telefoon' })
  const first = await get(url)
  const { etag } = first.headers
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect(first.headers['set-cookie']).toBeUndefined()
  const again = await get(url, { 'if-none-match': `W/${etag}`, cookie: 'access_token=x' })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await book(tuesday('10:00'))
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(200)
})

test('[WORK-83] reading feeds is limited per network address', async () => {
  const limited = await anOrderApi({ requestsPerMinute: 3 })
  const path = `/calendarFeeds/${'A'.repeat(22)}.ics`
  const statuses: number[] = []
  for (let nth = 0; nth < 5; nth++) statuses.push((await limited.app.inject(path)).statusCode)
  expect(statuses).toContain(429)
})
