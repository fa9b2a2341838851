import { beforeEach, expect, test } from 'vitest'
import { getAgenda } from '#contract/agenda.ts'
import {
  addExternalCalendar,
  listExternalCalendars,
  readExternalCalendar,
  removeExternalCalendar,
} from '#contract/external-calendar.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { runDueJobs } from '#platform/jobs.ts'
import type { Mail } from '#platform/mail/message.ts'
import { aPublicNetwork } from '#platform/testing/public-network.ts'
import { anOrderApi } from '../order/testing/an-order-api.ts'
import { findPersonalData } from '../personal-data/personal-data-store.ts'
import { type As, TEST_SECRET } from '../testing/api.ts'
import { externalCalendarJobs } from './jobs.ts'
import { aCalendarFile } from './testing/a-calendar-file.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const { asked, files, network } = await aPublicNetwork()
const api = await anOrderApi({ deps: { network } })
const { aBookableProvider, call, clock, database, refusal } = api
await anAccount(database, { userName: 'fleur' })
await anAccount(database, { userName: 'saskia' })
await anAccount(database, { userName: 'mila' })

beforeEach(async () => {
  clock.set(TEST_NOW)
  asked.length = 0
  await database.pool.query('delete from graphile_worker._private_jobs')
  await database.pool.query('delete from external_calendars')
})

const ADDRESS = 'https://agenda.example/private-3f9a/basic.ics'
const NINE = ['DTSTART;TZID=Europe/Amsterdam:20261124T090000', 'DURATION:PT1H']
const NOON = ['DTSTART;TZID=Europe/Amsterdam:20261124T120000', 'DURATION:PT1H']

async function aSalon(options: Parameters<typeof aBookableProvider>[0] = {}) {
  const salon = await aBookableProvider({ ownerUserName: 'fleur', ...options })
  const params = { userName: salon.provider.userName }
  const add = async (address = ADDRESS, name = 'Privé') =>
    (await call(addExternalCalendar, { params, body: { name, address } }, FLEUR)).data.calendar
  const list = async () => (await call(listExternalCalendars, { params }, FLEUR)).data.calendars
  const of = (externalCalendarId: string) => ({ params: { ...params, externalCalendarId } })
  const readNow = async (id: string) =>
    (await call(readExternalCalendar, { ...of(id), body: {} }, FLEUR)).data.calendar
  const remove = (id: string) => call(removeExternalCalendar, of(id), FLEUR)
  const busyTimes = async (from = '2026-11-24') =>
    (await call(getAgenda, { params, query: { from, days: 1 } }, FLEUR)).data.busyTimes
  const refused = async (address: string, name = 'Privé') =>
    (await refusal(addExternalCalendar, { params, body: { name, address } }, FLEUR)).code
  return { ...salon, params, add, list, readNow, remove, busyTimes, refused }
}

const FIRST_RUN = { id: '1', attempt: 1, signal: undefined }
const jobDeps = {
  database,
  clock,
  network,
  secretKey: TEST_SECRET,
  publicUrl: new URL('http://127.0.0.1:3000'),
  sendMail: async () => undefined,
}

/** Runs the jobs that read calendars. @returns the mails that they send */
async function runJobs(): Promise<Mail[]> {
  const mails: Mail[] = []
  const jobs = externalCalendarJobs({
    ...jobDeps,
    sendMail: async (mail) => void mails.push(mail),
  })
  await jobs['read-external-calendars']({}, FIRST_RUN)
  // A run ends when no job is free; the next of one queue is free only once the one before is done.
  for (let waiting = true; waiting; ) {
    await runDueJobs(database.pool, jobs)
    const { rows } = await database.pool.query('select from graphile_worker._private_jobs')
    waiting = rows.length > 0
  }
  return mails
}

const stored = async (table: string) => (await database.pool.query(`select * from ${table}`)).rows

test('[WORK-113] a calendar is read at once when it is added; its busy times alone are stored', async () => {
  const { add, busyTimes, list } = await aSalon()
  files.set(ADDRESS, aCalendarFile(NINE, NOON, ['DTSTART:20270601T100000Z', 'DURATION:PT1H']))
  const calendar = await add('webcal://agenda.example/private-3f9a/basic.ics')
  expect(calendar).toMatchObject({
    name: 'Privé',
    addressHint: 'agenda.example/…ic.ics',
    state: 'read',
    busyTimes: 2,
    readAt: '2026-11-20T11:00:00.000Z',
  })
  expect(await list()).toEqual([calendar])
  expect(await busyTimes()).toMatchObject([
    {
      name: 'Privé',
      readAt: '2026-11-20T11:00:00.000Z',
      startTime: '2026-11-24T09:00:00+01:00',
      endTime: '2026-11-24T10:00:00+01:00',
    },
    { startTime: '2026-11-24T12:00:00+01:00' },
  ])
  const rows = JSON.stringify([
    await stored('external_calendars'),
    await stored('external_busy_times'),
  ])
  for (const secret of ['Tandarts', 'Sanne', 'Kade', 'agenda.example', '3f9a', 'basic.ics'])
    expect(rows, secret).not.toContain(secret)
})

test('[WORK-113] the job reads every quarter of an hour and takes over what has changed', async () => {
  const { add, busyTimes, readNow } = await aSalon()
  files.set(ADDRESS, aCalendarFile(NINE))
  const { externalCalendarId } = await add()
  files.set(ADDRESS, aCalendarFile(NOON))
  clock.advance(10 * MINUTE_MS)
  await runJobs()
  expect(asked).toHaveLength(1)
  clock.advance(5 * MINUTE_MS)
  await runJobs()
  expect(asked).toHaveLength(2)
  expect((await busyTimes()).map(({ startTime }) => startTime.slice(11, 16))).toEqual(['12:00'])
  files.set(ADDRESS, aCalendarFile())
  expect(await readNow(externalCalendarId)).toMatchObject({ state: 'read', busyTimes: 0 })
})

test('[WORK-113] a change is told to open pages by its days, and a read without one tells nothing', async () => {
  const { add, readNow, remove } = await aSalon()
  files.set(ADDRESS, aCalendarFile(NINE))
  const heard: string[] = []
  const client = await database.pool.connect()
  client.on('notification', ({ payload = '' }) => heard.push(payload.split(' ').slice(1).join(' ')))
  await client.query('listen calendar_changes')
  const { externalCalendarId: id } = await add()
  await readNow(id)
  files.set(ADDRESS, aCalendarFile(NINE, [...NOON, 'RRULE:FREQ=DAILY;COUNT=2']))
  await readNow(id)
  await remove(id)
  await client.query('unlisten calendar_changes')
  client.release()
  const day = '2026-11-24'
  expect(heard).toEqual([`${day} ${day}`, `${day} 2026-11-25`, `${day} 2026-11-25`])
})

test('[WORK-113] when it cannot be read its times stay, a day later it is outdated, after a week they go with a mail', async () => {
  const { add, busyTimes, list, provider } = await aSalon()
  await database.pool.query(`update providers set email = 'salon@voorbeeld.nl' where id = $1`, [
    provider.id,
  ])
  files.set(ADDRESS, aCalendarFile(NINE))
  await add()
  files.set(ADDRESS, '<html>Sign in</html>')
  clock.advance(HOUR_MS)
  expect(await runJobs()).toEqual([])
  expect(await list()).toMatchObject([
    { state: 'failing', busyTimes: 1, readAt: '2026-11-20T11:00:00.000Z' },
  ])
  clock.advance(DAY_MS)
  await runJobs()
  expect(await list()).toMatchObject([{ state: 'outdated', busyTimes: 1 }])
  const before = asked.length
  clock.advance(15 * MINUTE_MS)
  await runJobs()
  expect(asked.length).toBe(before) // less often by now
  expect(await busyTimes()).toHaveLength(1)
  clock.set(TEST_NOW + 7 * DAY_MS)
  const [mail, ...others] = await runJobs()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: 'salon@voorbeeld.nl',
    subject: expect.stringContaining('Privé'),
    text: expect.stringContaining(`/salon/${provider.userName}/settings`),
  })
  expect(mail?.text).not.toContain('agenda.example')
  expect(await list()).toMatchObject([{ state: 'dropped', busyTimes: 0 }])
  clock.advance(HOUR_MS)
  expect(await runJobs()).toEqual([]) // once
  files.set(ADDRESS, aCalendarFile(['DTSTART:20261201T090000Z', 'DURATION:PT1H']))
  clock.advance(HOUR_MS)
  await runJobs()
  expect(await list()).toMatchObject([{ state: 'read', busyTimes: 1 }])
})

test('[WORK-113] an address that may not be asked, or has no calendar, is refused in the same words', async () => {
  const { list, refused } = await aSalon()
  const unreadable = [
    'https://10.0.0.1/a.ics',
    'https://localhost/a.ics',
    'https://a:b@agenda.example/',
  ]
  for (const address of [...unreadable, 'https://agenda.example/none.ics'])
    expect(await refused(address), address).toBe('calendar-unreadable')
  for (const address of ['http://agenda.example/a.ics', 'file:///etc/passwd', 'agenda'])
    expect(await refused(address), address).toBe('invalid-request')
  expect(asked).toEqual(['https://agenda.example/none.ics'])
  expect(await list()).toEqual([])
})

test('[WORK-113] a calendar of this installation is refused as a circle, by its address and by its ids', async () => {
  const { refused } = await aSalon()
  for (const address of ['http://127.0.0.1:3000/calendarFeeds/x.ics', 'webcal://127.0.0.1/x.ics'])
    expect(await refused(address), address).toBe('own-calendar')
  const own = aCalendarFile(NINE).replace('@elders.example', '@127.0.0.1')
  files.set('https://copy.example/a.ics', own)
  expect(await refused('https://copy.example/a.ics')).toBe('own-calendar')
})

test('[WORK-113] the copies of visits of the provider are not busy, those of visits elsewhere are', async () => {
  const { add, busyTimes, provider } = await aSalon()
  const other = await aBookableProvider()
  const own = await anOrder(database, provider, { startsAt: tuesday('09:00'), status: 'CANCELLED' })
  const elsewhere = await anOrder(database, other.provider, { startsAt: tuesday('12:00') })
  const file = aCalendarFile(NINE, NOON, ['DTSTART:20261125T140000Z', 'DURATION:PT1H'])
    .replace('UID:0@elders.example', `UID:order-${own.id}@127.0.0.1`)
    .replace('UID:1@elders.example', `UID:order-${elsewhere.id}@127.0.0.1`)
  files.set(ADDRESS, file)
  await add()
  expect((await busyTimes()).map(({ startTime }) => startTime.slice(11, 16))).toEqual(['12:00'])
})

test('[WORK-113] at most five, also when they are added at once; the same address again is the same calendar', async () => {
  const { add, list, refused } = await aSalon()
  const addresses = [1, 2, 3, 4, 5, 6, 7].map((nth) => `https://agenda.example/${nth}.ics`)
  for (const address of addresses) files.set(address, aCalendarFile(NINE))
  const answers = await Promise.allSettled(addresses.map((address) => add(address)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  files.set('https://agenda.example/8.ics', aCalendarFile())
  expect(await refused('https://agenda.example/8.ics')).toBe('too-many-calendars')
  const nth = answers.findIndex(({ status }) => status === 'fulfilled')
  const known = await add(addresses[nth], 'Thuis')
  expect((await list()).filter(({ name }) => name === 'Thuis')).toEqual([known])
  expect(await list()).toHaveLength(5)
})

test('[WORK-113] a removed calendar is free at once, and nobody removes or reads that of another salon', async () => {
  const { add, busyTimes, list, remove } = await aSalon()
  files.set(ADDRESS, aCalendarFile(NINE))
  const { externalCalendarId } = await add()
  const other = await aBookableProvider({ ownerUserName: 'saskia' })
  const params = { userName: other.provider.userName, externalCalendarId }
  await call(removeExternalCalendar, { params }, { as: { userName: 'saskia' } })
  const read = await refusal(
    readExternalCalendar,
    { params, body: {} },
    { as: { userName: 'saskia' } },
  )
  expect(read.code).toBe('not-found')
  expect(await list()).toHaveLength(1)
  await remove(externalCalendarId)
  await remove(externalCalendarId)
  expect(await list()).toEqual([])
  expect(await busyTimes()).toEqual([])
  expect(await stored('external_busy_times')).toEqual([])
})

test('[WORK-113] a calendar ends with the membership of who added it, and is in the data of that person', async () => {
  const { provider, params } = await aSalon()
  files.set(ADDRESS, aCalendarFile(NINE))
  await database.pool.query(
    `insert into memberships (provider_id, user_name, role) values ($1, 'mila', 'manager')`,
    [provider.id],
  )
  const body = { name: 'Privé', address: ADDRESS }
  await call(addExternalCalendar, { params, body }, { as: { userName: 'mila' } })
  const data = await findPersonalData(database.query, { userName: 'mila', provenEmail: null })
  expect(data?.memberships).toMatchObject([{ externalCalendars: [{ name: 'Privé' }] }])
  await database.pool.query(`delete from memberships where user_name = 'mila'`)
  expect(await stored('external_calendars')).toEqual([])
  expect(await stored('external_busy_times')).toEqual([])
})

test('[WORK-113] whoever stops being a member while a calendar is read is refused', async () => {
  const { provider, params } = await aSalon()
  await database.pool.query(
    `insert into memberships (provider_id, user_name, role) values ($1, 'mila', 'manager')`,
    [provider.id],
  )
  files.set(ADDRESS, async (reply) => {
    await database.pool.query(`delete from memberships where user_name = 'mila'`)
    reply.end(aCalendarFile(NINE))
  })
  const body = { name: 'Privé', address: ADDRESS }
  const { code } = await refusal(
    addExternalCalendar,
    { params, body },
    { as: { userName: 'mila' } },
  )
  expect(code).toBe('forbidden')
})

test('[WORK-113] slow calendars are read two at a time', async () => {
  const { add } = await aSalon()
  const addresses = [1, 2, 3, 4].map((number) => `https://agenda.example/${number}.ics`)
  for (const address of addresses) {
    files.set(address, aCalendarFile(NINE))
    await add(address)
  }
  clock.set(TEST_NOW + 15 * MINUTE_MS)
  await externalCalendarJobs(jobDeps)['read-external-calendars']({}, FIRST_RUN)
  const { rows } = await database.pool.query(
    'select queue_name, count(*)::integer from graphile_worker.jobs group by queue_name order by 1',
  )
  expect(rows).toEqual([
    { queue_name: 'external-calendars-0', count: 2 },
    { queue_name: 'external-calendars-1', count: 2 },
  ])
})

test('[WORK-113] with another secret key a calendar cannot be read', async () => {
  const { add, readNow } = await aSalon()
  files.set(ADDRESS, aCalendarFile(NINE))
  const { externalCalendarId } = await add()
  await database.pool.query(`update external_calendars set encrypted_address = 'x'`)
  expect(await readNow(externalCalendarId)).toMatchObject({ state: 'failing', addressHint: '…' })
})
