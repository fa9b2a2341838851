import { beforeEach, expect, test } from 'vitest'
import { addBlock, getAgenda, listFreeTimes, moveBlock, removeBlock } from '#contract/agenda.ts'
import { aCatalogItem, aClosure, anAccount, aProvider, workingHours } from '#demo/builders.ts'
import { aBlock, anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { type As, anApi } from '../testing/api.ts'

const api = await anApi()
const { call, clock, database, refusal } = api
const FLEUR: As = { as: { userName: 'fleur' } }

await anAccount(database, { userName: 'fleur' })

beforeEach(() => clock.set(TEST_NOW))

async function aSalon(options: Parameters<typeof aProvider>[1] = {}) {
  const provider = await aProvider(database, { ownerUserName: 'fleur', ...options })
  const cut = await aCatalogItem(database, provider)
  const params = { userName: provider.userName }
  return {
    provider,
    cut,
    params,
    agenda: async (from: string, days = 1) =>
      (await call(getAgenda, { params, query: { from, days } }, FLEUR)).data,
  }
}

test('[WORK-07] a day has hours, closures, visits with their buffer, and blocks, in the zone of the provider', async () => {
  const { provider, cut, agenda } = await aSalon({
    hours: [...workingHours('09:00', '12:30'), ...workingHours('13:00', '18:00')],
  })
  const visit = { items: [cut], bufferMinutes: 10 }
  const { id } = await anOrder(database, provider, { ...visit, startsAt: tuesday('10:00') })
  await anOrder(database, provider, { ...visit, startsAt: wednesday('10:00') })
  await anOrder(database, provider, {
    ...visit,
    startsAt: tuesday('11:00'),
    status: 'CANCELLED',
  })
  await aBlock(database, provider, { startsAt: tuesday('14:00'), endsAt: tuesday('15:00') })
  await aClosure(database, provider, { startsAt: tuesday('16:00'), endsAt: wednesday('11:00') })
  const data = await agenda('2026-11-24')
  expect(data.timeZone).toBe('Europe/Amsterdam')
  expect(data.calendars).toEqual([{ calendarId: provider.id, name: expect.any(String) }])
  const at = (time: string) => `2026-11-24T${time}:00+01:00`
  expect(data.days).toEqual([
    {
      date: '2026-11-24',
      hours: [
        { startTime: at('09:00'), endTime: at('12:30') },
        { startTime: at('13:00'), endTime: at('18:00') },
      ],
      closures: [
        {
          startTime: at('16:00'),
          endTime: '2026-11-25T00:00:00+01:00',
          reason: expect.any(String),
        },
      ],
    },
  ])
  expect(data.visits).toMatchObject([
    {
      orderId: id,
      version: 1,
      calendarId: provider.id,
      status: 'CONFIRMED',
      startTime: at('10:00'),
      endTime: at('10:45'),
      busyUntil: at('10:55'),
      serviceName: 'Cut & blow-dry',
      totalAmount: 42.5,
      serviceLocation: 'SALON',
    },
  ])
  await database.pool.query(
    "update orders set customer_instructions = 'Korter', provider_note = 'Stoel 2' where id = $1",
    [id],
  )
  expect((await agenda('2026-11-24')).visits).toMatchObject([
    { customerInstructions: 'Korter', providerNote: 'Stoel 2', customerAddress: null },
  ])
  expect(data.visits[0]?.customerPhone).toMatch(/\d{6}/)
  expect(data.blocks).toMatchObject([{ startTime: at('14:00'), endTime: at('15:00'), reason: '' }])
})

test('[WORK-07] a week has seven days; the day on which summer time ends has 25 hours', async () => {
  const { agenda } = await aSalon({ hours: workingHours('00:01', '23:59', [0, 1]) })
  const data = await agenda('2026-10-19', 7)
  expect(data.days.map(({ date }) => date)).toHaveLength(7)
  expect(data.days.at(-1)?.hours).toEqual([
    { startTime: '2026-10-25T00:01:00+02:00', endTime: '2026-10-25T23:59:00+01:00' },
  ])
})

test('[WORK-287] days after the year 9999 are refused, and its last day is read', async () => {
  const { params, agenda } = await aSalon()
  const query = { from: '9999-12-31', days: 2 }
  expect(await refusal(getAgenda, { params, query }, FLEUR)).toMatchObject({
    code: 'invalid-request',
  })
  expect((await agenda('9999-12-30', 2)).days.map(({ date }) => date)).toEqual([
    '9999-12-30',
    '9999-12-31',
  ])
})

test('[WORK-10] a block takes its time once; what is in the way is named; its removal frees it', async () => {
  const { provider, cut, params, agenda } = await aSalon()
  const { id } = await anOrder(database, provider, { items: [cut], startsAt: tuesday('10:00') })
  const block = (from: string, until: string) => ({
    calendarId: provider.id,
    startTime: new Date(tuesday(from)).toISOString(),
    endTime: new Date(tuesday(until)).toISOString(),
    reason: ' Tandarts ',
  })
  const refused = await refusal(addBlock, { params, body: block('10:30', '11:00') }, FLEUR)
  expect(refused).toMatchObject({
    code: 'slot-taken',
    data: { conflicts: [{ orderId: id, startTime: '2026-11-24T10:00:00+01:00' }] },
  })
  const body = block('10:45', '11:30')
  const { data } = await call(addBlock, { params, body }, FLEUR)
  expect((await agenda('2026-11-24')).blocks).toMatchObject([
    { blockId: data.blockId, reason: 'Tandarts' },
  ])
  const other = { params, body: { ...body, reason: 'Kapper' } }
  expect((await refusal(addBlock, other, FLEUR)).code).toBe('slot-taken')
  const remove = { params: { ...params, blockId: data.blockId } }
  await call(removeBlock, remove, FLEUR)
  await call(removeBlock, remove, FLEUR)
  expect((await agenda('2026-11-24')).blocks).toEqual([])
})

test('[WORK-232] the same key and body block a time once, also at once; another body or salon is refused', async () => {
  const { provider, params, agenda } = await aSalon()
  const time = { startTime: '2026-11-24T10:00:00+01:00', endTime: '2026-11-24T11:00:00+01:00' }
  const body = { calendarId: provider.id, ...time, reason: 'Tandarts' }
  const from = { ...FLEUR, headers: { 'idempotency-key': 'block-ten' } }
  const answers = await Promise.all([1, 2, 3].map(() => call(addBlock, { params, body }, from)))
  const [blockId, ...others] = new Set(answers.map(({ data }) => data.blockId))
  expect(others).toEqual([])
  expect((await agenda('2026-11-24')).blocks).toMatchObject([{ blockId, reason: 'Tandarts' }])
  const other = { params, body: { ...body, reason: 'Kapper' } }
  expect((await refusal(addBlock, other, from)).code).toBe('idempotency-mismatch')
  // What was not written leaves the key free.
  const free = { ...FLEUR, headers: { 'idempotency-key': 'taken' } }
  expect((await refusal(addBlock, other, free)).code).toBe('slot-taken')
  await call(removeBlock, { params: { ...params, blockId: blockId ?? '' } }, FLEUR)
  await call(addBlock, other, free)
  const there = await aSalon()
  const elsewhere = { params: there.params, body: { ...other.body, calendarId: there.provider.id } }
  expect((await refusal(addBlock, elsewhere, free)).code).toBe('idempotency-mismatch')
})

test('[WORK-276] a block that is sent again without its key, also at once, is the one that is there', async () => {
  const { provider, cut, params, agenda } = await aSalon()
  const time = { startTime: '2026-11-24T10:00:00+01:00', endTime: '2026-11-24T11:00:00+01:00' }
  const body = { calendarId: provider.id, ...time, reason: ' Tandarts ' }
  const answers = await Promise.all([1, 2, 3].map(() => call(addBlock, { params, body }, FLEUR)))
  const again = { ...body, startTime: '2026-11-24T09:00:00Z' }
  answers.push(await call(addBlock, { params, body: again }, FLEUR))
  const { blocks } = await agenda('2026-11-24')
  expect(blocks).toMatchObject([{ reason: 'Tandarts' }])
  expect(new Set(answers.map(({ data }) => data.blockId))).toEqual(new Set([blocks[0]?.blockId]))
  const refuse = async (part: Partial<typeof body>) =>
    (await refusal(addBlock, { params, body: { ...body, ...part } }, FLEUR)).code
  expect(await refuse({ reason: '' })).toBe('slot-taken')
  expect(await refuse({ endTime: '2026-11-24T11:15:00+01:00' })).toBe('slot-taken')
  // A visit of the same time has no reason either.
  const visit = await anOrder(database, provider, { items: [cut], startsAt: tuesday('12:00') })
  const startTime = new Date(visit.startsAt).toISOString()
  const endTime = new Date(visit.endsAt).toISOString()
  expect(await refuse({ startTime, endTime, reason: '' })).toBe('slot-taken')
})

test('[WORK-10] a block ends after its start, within a day, on a calendar of the provider', async () => {
  const { provider, params } = await aSalon()
  const other = await aProvider(database)
  const attempt = async (calendarId: string, startsAt: number, endsAt: number) => {
    const [startTime, endTime] = [new Date(startsAt).toISOString(), new Date(endsAt).toISOString()]
    return refusal(addBlock, { params, body: { calendarId, startTime, endTime } }, FLEUR)
  }
  const start = tuesday('10:00')
  expect((await attempt(provider.id, start, start)).details).toMatchObject([
    { path: 'body.endTime' },
  ])
  const long = await attempt(provider.id, start, start + 25 * HOUR_MS)
  expect(long.details).toMatchObject([{ path: 'body.endTime' }])
  expect((await attempt(other.id, start, start + HOUR_MS)).code).toBe('not-found')
})

test('[WORK-125] a block moves with its length, also over its own time; not over a visit, nor when it has moved meanwhile', async () => {
  const { provider, cut, params, agenda } = await aSalon()
  const { id: orderId } = await anOrder(database, provider, {
    items: [cut],
    startsAt: tuesday('10:00'),
  })
  const at = { startsAt: tuesday('11:00'), endsAt: tuesday('12:00') }
  const { id: blockId } = await aBlock(database, provider, at)
  const iso = (time: string) => new Date(tuesday(time)).toISOString()
  const move = (from: string, to: string) => ({
    params: { ...params, blockId },
    body: { fromTime: iso(from), startTime: iso(to) },
  })
  await call(moveBlock, move('11:00', '11:30'), FLEUR)
  expect((await agenda('2026-11-24')).blocks).toMatchObject([
    { blockId, startTime: '2026-11-24T11:30:00+01:00', endTime: '2026-11-24T12:30:00+01:00' },
  ])
  expect(await refusal(moveBlock, move('11:30', '09:30'), FLEUR)).toMatchObject({
    code: 'slot-taken',
    data: { conflicts: [{ orderId }] },
  })
  expect((await refusal(moveBlock, move('11:00', '14:00'), FLEUR)).code).toBe('not-found')
})

test('[WORK-10, WORK-125] a block is neither set nor moved more than two years ahead', async () => {
  const { provider, params } = await aSalon()
  const at = { startsAt: tuesday('11:00'), endsAt: tuesday('12:00') }
  const { id: blockId } = await aBlock(database, provider, at)
  const body = {
    fromTime: new Date(at.startsAt).toISOString(),
    startTime: '2526-11-24T10:00:00Z',
  }
  const path = 'body.startTime'
  const move = { params: { ...params, blockId }, body }
  expect((await refusal(moveBlock, move, FLEUR)).details).toMatchObject([{ path }])
  const block = { ...body, endTime: '2526-11-24T11:00:00Z', calendarId: provider.id, reason: '' }
  const added = await refusal(addBlock, { params, body: block }, FLEUR)
  expect(added.details).toMatchObject([{ path }])
})

test('[WORK-125] neither a visit nor the block of another provider is moved as a block', async () => {
  const { provider, cut, params } = await aSalon()
  const other = await aProvider(database)
  await anOrder(database, provider, { items: [cut], startsAt: tuesday('10:00') })
  await aBlock(database, other, { startsAt: tuesday('10:00'), endsAt: tuesday('11:00') })
  const { rows } = await database.pool.query(
    'select id from appointments where calendar_id = any($1)',
    [[provider.id, other.id]],
  )
  const body = {
    fromTime: new Date(tuesday('10:00')).toISOString(),
    startTime: new Date(tuesday('15:00')).toISOString(),
  }
  for (const { id } of rows) {
    const request = { params: { ...params, blockId: id }, body }
    expect((await refusal(moveBlock, request, FLEUR)).code).toBe('not-found')
  }
  expect(rows).toHaveLength(2)
})

test('[WORK-10] a visit is not removed as a block, and neither is the block of another provider', async () => {
  const { provider, cut, params } = await aSalon()
  const other = await aProvider(database)
  await anOrder(database, provider, { items: [cut], startsAt: tuesday('10:00') })
  await aBlock(database, other, { startsAt: tuesday('10:00'), endsAt: tuesday('11:00') })
  const { rows } = await database.pool.query(
    'select id from appointments where calendar_id = any($1)',
    [[provider.id, other.id]],
  )
  for (const { id } of rows) await call(removeBlock, { params: { ...params, blockId: id } }, FLEUR)
  const left = await database.pool.query(
    'select id from appointments where calendar_id = any($1)',
    [[provider.id, other.id]],
  )
  expect(left.rows).toHaveLength(2)
})

test('[WORK-13] free times of a day need no notice, keep the buffer and leave out the time of the visit that moves', async () => {
  const { provider, cut, params } = await aSalon({
    hours: workingHours('10:00', '12:00'),
    minimumNoticeMinutes: 24 * 60,
  })
  clock.set(tuesday('09:00'))
  const { id } = await anOrder(database, provider, { items: [cut], startsAt: tuesday('11:00') })
  const times = async (orderId?: string) => {
    const query = { date: '2026-11-24', durationMinutes: 45, ...(orderId && { orderId }) }
    const { data } = await call(listFreeTimes, { params, query }, FLEUR)
    return data.times.map(({ startTime }) => startTime.slice(11, 16))
  }
  expect(await times()).toEqual(['10:00', '10:15'])
  expect(await times(id)).toEqual(['10:00', '10:15', '10:30', '10:45', '11:00', '11:15'])
})
