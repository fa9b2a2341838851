import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addBlock, moveBlock, removeBlock } from '#contract/agenda.ts'
import { holdSlot, renewHold } from '#contract/hold.ts'
import { modifyOrder } from '#contract/order.ts'
import { listSlotsWithToken } from '#contract/schedule.ts'
import { bookVisit, moveVisit, setVisitStatus } from '#contract/visit.ts'
import { aCatalogItem } from '#demo/builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { countDeadlocks } from '#platform/testing/deadlocks.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK } from '../order/testing/an-order-api.ts'
import { injection } from '../testing/api.ts'
import { aWorkspace, BO, FLEUR } from './testing/a-workspace.ts'

const market = await aWorkspace()
const { aSalon, app, call, clock, database, outcome, place, refusal, timesOf } = market
const SQUEEZE = { squeezeIn: true }
const iso = (instant: number) => new Date(instant).toISOString()

beforeEach(() => clock.set(TEST_NOW))

test('[WORK-17] a visit is squeezed in over another; only the stretch that overlaps is exempt', async () => {
  const { provider, cut, agenda, book, refuseBook } = await aSalon()
  const first = await book(tuesday('10:00'))
  expect((await refuseBook(tuesday('10:30'))).code).toBe('slot-taken')
  const second = await book(tuesday('10:30'), SQUEEZE)
  expect(await timesOf(second.orderId)).toEqual(['10:30–10:45 squeezed', '10:45–11:15'])
  const { visits } = await agenda('2026-11-24')
  expect(visits).toMatchObject([
    { orderId: first.orderId, isSqueezedIn: false, busyUntil: '2026-11-24T10:45:00+01:00' },
    {
      orderId: second.orderId,
      isSqueezedIn: true,
      startTime: '2026-11-24T10:30:00+01:00',
      busyUntil: '2026-11-24T11:15:00+01:00',
    },
  ])
  expect(await outcome(aDraft(provider, [cut], { startsAt: tuesday('11:00') }))).toBe('slot-taken')
  // A third is refused once, with both.
  const refused = await refuseBook(tuesday('10:30'))
  expect(refused.data).toMatchObject({
    conflicts: [{ orderId: first.orderId }, { orderId: second.orderId }],
  })
})

test('[WORK-17] a squeezed visit is busy for the public, and never squeezed in by a customer', async () => {
  const { provider, cut, book } = await aSalon()
  await book(tuesday('10:00'))
  await book(tuesday('10:15'), SQUEEZE)
  for (const time of ['10:00', '10:15', '10:45'] as const) {
    const draft = aDraft(provider, [cut], { startsAt: tuesday(time) })
    expect(await outcome(draft)).toBe('slot-taken')
  }
  expect(await outcome(aDraft(provider, [cut], { startsAt: tuesday('11:00') }))).toBe('placed')
})

test('[WORK-17] a customer changes the visit beneath a squeezed one within its time, and not beyond it', async () => {
  const { provider, cut, book, params } = await aSalon()
  const draft = (time: '09:45' | '10:00' | '10:15', customerInstructions = '') =>
    aDraft(provider, [cut], { startsAt: tuesday(time), customerInstructions })
  const orderId = await place(draft('10:00'))
  await book(tuesday('10:15'), SQUEEZE)
  const window = cut.durationMinutes
  const query = { window, startDate: '2026-11-24', endDate: '2026-11-24', orderId }
  const { data } = await call(listSlotsWithToken, { params, query }, ANOUK)
  const free = data.availableSlots.filter(({ busy }) => !busy).map(({ startTime }) => startTime)
  expect(free).toContain('2026-11-24T10:00:00+01:00')
  expect(free).not.toContain('2026-11-24T10:15:00+01:00')
  const body = { ...params, startTime: iso(tuesday('10:00')), durationMinutes: window, orderId }
  await call(holdSlot, { body }, ANOUK)
  await call(modifyOrder, { params: { orderId }, body: draft('10:00', 'I come by bike.') }, ANOUK)
  const later = { params: { orderId }, body: draft('10:15') }
  expect((await refusal(modifyOrder, later, ANOUK)).code).toBe('slot-taken')
  await call(modifyOrder, { params: { orderId }, body: draft('09:45') }, ANOUK)
})

test('[WORK-17] a customer changes a squeezed-in visit at its start within its time, and it stays squeezed in', async () => {
  const { provider, cut, book, ownClient, params } = await aSalon()
  const short = await aCatalogItem(database, provider, { durationMinutes: 15, priceCents: 1000 })
  const clientId = await ownClient()
  await book(tuesday('10:00'))
  const { orderId } = await book(tuesday('10:15'), { ...SQUEEZE, clientId })
  const draft = (items: Parameters<typeof aDraft>[1], time: '10:15' | '10:30' = '10:15') =>
    aDraft(provider, items, { startsAt: tuesday(time), customerInstructions: 'By bike.' })
  const change = (body: ReturnType<typeof draft>) => ({ params: { orderId }, body })
  const freeFor = async (window: number) => {
    const query = { window, startDate: '2026-11-24', endDate: '2026-11-24', orderId }
    const { data } = await call(listSlotsWithToken, { params, query }, ANOUK)
    const free = data.availableSlots.filter(({ busy }) => !busy)
    return free.map(({ startTime }) => startTime.slice(11, 16)).filter((time) => time < '11:00')
  }
  expect(await freeFor(45)).toEqual(['09:00', '09:15', '10:15', '10:45'])
  const wanted = { ...params, startTime: iso(tuesday('10:15')), durationMinutes: 45, orderId }
  const { holdId } = (await call(holdSlot, { body: wanted }, ANOUK)).data
  await call(renewHold, { params: { holdId }, body: { orderId } }, ANOUK)
  await call(modifyOrder, change(draft([cut])), ANOUK)
  expect(await timesOf(orderId)).toEqual(['10:15–10:45 squeezed', '10:45–11:00'])
  expect((await refusal(modifyOrder, change(draft([cut], '10:30')), ANOUK)).code).toBe('slot-taken')
  const later = { body: { ...wanted, startTime: iso(tuesday('10:30')) } }
  expect((await refusal(holdSlot, later, ANOUK)).code).toBe('slot-taken')
  await call(modifyOrder, change(draft([short])), ANOUK)
  expect(await timesOf(orderId)).toEqual(['10:15–10:30 squeezed'])
  // What it gave up over the other visit is taken again.
  expect((await refusal(modifyOrder, change(draft([cut])), ANOUK)).code).toBe('slot-taken')
  expect(await freeFor(45)).not.toContain('10:15')
})

test('[WORK-17] what is taken, squeezed visits too, is found by an index', async () => {
  const client = await database.pool.connect()
  onTestFinished(() => client.release(true))
  await client.query('set enable_seqscan = off')
  const { rows } = await client.query(
    `explain select from appointments where calendar_id = gen_random_uuid() and live
       and during && tstzrange(now(), now() + interval '1 day')`,
  )
  expect(JSON.stringify(rows)).toMatch(/appointments_live/)
})

test('[WORK-18] when what it overlaps is cancelled the whole visit is under the constraint', async () => {
  const { book, cancel, refuseUndo } = await aSalon()
  const first = await book(tuesday('10:00'))
  const second = await book(tuesday('10:15'), SQUEEZE)
  const { version } = await cancel(first.orderId)
  expect(await timesOf(second.orderId)).toEqual(['10:15–10:45', '10:45–11:00'])
  // Its time is the other one's now.
  expect(await refuseUndo(first.orderId, version)).toBe('slot-taken')
})

test('[WORK-18] when what it overlaps moves, what it no longer covers is under the constraint', async () => {
  const { book, move } = await aSalon()
  const first = await book(tuesday('10:00'))
  const second = await book(tuesday('10:00'), SQUEEZE)
  expect(await timesOf(second.orderId)).toEqual(['10:00–10:45 squeezed'])
  await move(first.orderId, tuesday('09:30'))
  expect(await timesOf(second.orderId)).toEqual(['10:00–10:15 squeezed', '10:15–10:45'])
  await move(first.orderId, tuesday('09:15'), 2)
  expect(await timesOf(second.orderId)).toEqual(['10:00–10:15', '10:15–10:45'])
})

test('[WORK-247] a block behind a visit cuts its buffer, and the visit says by how much', async () => {
  const { book, params, provider, read } = await aSalon({ bufferMinutes: 15 })
  const body = {
    calendarId: provider.id,
    startTime: new Date(tuesday('10:50')).toISOString(),
    endTime: new Date(tuesday('12:00')).toISOString(),
  }
  const { blockId } = (await call(addBlock, { params, body }, FLEUR)).data
  const { orderId } = await book(tuesday('10:00'))
  expect(await read(orderId)).toMatchObject({ endTime: '2026-11-24T10:45:00+01:00' })
  expect((await read(orderId)).bufferCutMinutes).toBe(10)
  await call(removeBlock, { params: { ...params, blockId } }, FLEUR)
  expect((await read(orderId)).bufferCutMinutes).toBe(0)
})

test('[WORK-18] when a block goes, the visit over it takes its time', async () => {
  const { provider, book, params } = await aSalon()
  const body = {
    calendarId: provider.id,
    startTime: new Date(tuesday('10:15')).toISOString(),
    endTime: new Date(tuesday('10:30')).toISOString(),
  }
  const { blockId } = (await call(addBlock, { params, body }, FLEUR)).data
  const { orderId } = await book(tuesday('10:00'), SQUEEZE)
  expect(await timesOf(orderId)).toEqual(['10:00–10:15', '10:15–10:30 squeezed', '10:30–10:45'])
  await call(removeBlock, { params: { ...params, blockId } }, FLEUR)
  expect(await timesOf(orderId)).toEqual(['10:00–10:15', '10:15–10:30', '10:30–10:45'])
  expect((await refusal(addBlock, { params, body }, FLEUR)).code).toBe('slot-taken')
})

test('[WORK-18, WORK-125] when a block moves away, the visit over it takes its time', async () => {
  const { provider, book, params } = await aSalon()
  const [startTime, endTime, fromNoon] = ['10:15', '10:30', '12:00'].map((time) =>
    new Date(tuesday(time)).toISOString(),
  ) as [string, string, string]
  const body = { calendarId: provider.id, startTime, endTime }
  const { blockId } = (await call(addBlock, { params, body }, FLEUR)).data
  const { orderId } = await book(tuesday('10:00'), SQUEEZE)
  const move = { fromTime: startTime, startTime: fromNoon }
  await call(moveBlock, { params: { ...params, blockId }, body: move }, FLEUR)
  expect(await timesOf(orderId)).toEqual(['10:00–10:15', '10:15–10:30', '10:30–10:45'])
  const back = { fromTime: fromNoon, startTime }
  const again = { params: { ...params, blockId }, body: back }
  expect((await refusal(moveBlock, again, FLEUR)).code).toBe('slot-taken')
})

test('[WORK-18] of two visits over a third the older takes the time, and the younger stays over it', async () => {
  const { book, cancel } = await aSalon()
  const first = await book(tuesday('10:00'))
  clock.advance(MINUTE_MS)
  const second = await book(tuesday('10:00'), SQUEEZE)
  clock.advance(MINUTE_MS)
  const third = await book(tuesday('10:00'), SQUEEZE)
  await cancel(first.orderId)
  expect(await timesOf(second.orderId)).toEqual(['10:00–10:45'])
  expect(await timesOf(third.orderId)).toEqual(['10:00–10:45 squeezed'])
  await cancel(second.orderId)
  expect(await timesOf(third.orderId)).toEqual(['10:00–10:45'])
})

test('[WORK-19] a visit in several parts moves as one, and an undone move squeezes it in again', async () => {
  const { book, move, undo } = await aSalon({ bufferMinutes: 10 })
  await book(tuesday('10:00'))
  const { orderId } = await book(tuesday('10:30'), SQUEEZE)
  const parts = ['10:30–10:55 squeezed', '10:55–11:25']
  expect(await timesOf(orderId)).toEqual(parts)
  const { version } = await move(orderId, wednesday('10:00'))
  expect(await timesOf(orderId)).toEqual(['10:00–10:55'])
  await undo(orderId, version)
  expect(await timesOf(orderId)).toEqual(parts)
})

test('[WORK-19] a move into a taken time is refused although the visit was squeezed in before', async () => {
  const { book, params } = await aSalon()
  await book(tuesday('10:00'))
  const { orderId } = await book(tuesday('10:15'), SQUEEZE)
  const body = { version: 1, startTime: new Date(tuesday('10:30')).toISOString() }
  const refused = await refusal(moveVisit, { params: { ...params, orderId }, body }, FLEUR)
  expect(refused.code).toBe('slot-taken')
  expect(await timesOf(orderId)).toEqual(['10:15–10:45 squeezed', '10:45–11:00'])
})

test('[WORK-19] a cancelled visit in several parts is free, and back when that is undone', async () => {
  const { book, cancel, undo } = await aSalon()
  await book(tuesday('10:00'))
  const { orderId } = await book(tuesday('10:15'), SQUEEZE)
  const { version } = await cancel(orderId)
  expect(await timesOf(orderId)).toEqual(['10:15–10:45 squeezed free', '10:45–11:00 free'])
  await undo(orderId, version)
  expect(await timesOf(orderId)).toEqual(['10:15–10:45 squeezed', '10:45–11:00'])
})

test('[WORK-19] what was squeezed over a time that is now taken by another is not brought back', async () => {
  const { provider, cut, book, cancel, refuseUndo } = await aSalon()
  const first = await book(tuesday('10:00'))
  const second = await book(tuesday('10:00'), SQUEEZE)
  const { version } = await cancel(second.orderId)
  await cancel(first.orderId)
  await place(aDraft(provider, [cut]))
  expect(await refuseUndo(second.orderId, version)).toBe('slot-taken')
})

test('[WORK-19] a customer moves a visit in several parts to a free time, as one', async () => {
  const { provider, cut, book, ownClient } = await aSalon()
  const clientId = await ownClient()
  await book(tuesday('10:00'))
  const { orderId } = await book(tuesday('10:15'), { ...SQUEEZE, clientId })
  const body = aDraft(provider, [cut], { startsAt: tuesday('12:00') })
  await call(modifyOrder, { params: { orderId }, body }, ANOUK)
  expect(await timesOf(orderId)).toEqual(['12:00–12:45'])
})

// As many as are quick; `npm run check -- full` runs a hundred.
const ROUNDS = Number(process.env.VISIT_RACE_ROUNDS ?? 4)

test(
  '[WORK-19, WORK-173] bookings, moves, cancellations and blocks over each other neither deadlock nor tear a visit',
  async () => {
    const failures: string[] = []
    const deadlocks = await countDeadlocks(database.pool)
    for (let round = 0; round < ROUNDS; round++) failures.push(...(await aRound(round)))
    expect(failures).toEqual([])
    expect(await countDeadlocks(database.pool)).toBe(deadlocks)
  },
  60_000 + ROUNDS * 10_000,
)

/** Everything at once on one afternoon, from 64 clients; returns what must not be: defects, torn visits, uncovered squeezed times. */
async function aRound(round: number): Promise<string[]> {
  const salon = await aSalon({ serviceAvailability: 'BOTH', travelMinutes: 20 })
  const { provider, cut, book, params, request } = salon
  const long = await aCatalogItem(database, provider, { durationMinutes: 120 })
  const colour = await aCatalogItem(database, provider, {
    durationMinutes: 120,
    parts: [30, 45, 45],
  })
  const at = (nth: number) => wednesday('10:00') + ((nth * 7 + round) % 16) * 15 * MINUTE_MS
  const inputOf = (nth: number) => ({
    items: [{ catalogItemId: nth % 3 ? long.id : colour.id }],
    customerAddress: nth % 5 === 3 ? 'Javastraat 20, 1094 HH Amsterdam' : '',
  })
  const blockChanges = await blocksAround(salon, { at, round })
  const known: string[] = []
  for (let nth = 0; nth < 4; nth++)
    known.push((await book(at(nth), { ...SQUEEZE, ...inputOf(nth) })).orderId)
  const own = { ...SQUEEZE, clientId: await salon.ownClient() }
  const squeezed = [await book(at(4), own), await book(at(6), own)]
  const blocks = blockChanges.map((change) => app.inject(change))
  const members = Array.from({ length: 36 }, (_, nth) => {
    const from = nth % 2 ? FLEUR : BO
    const input = { squeezeIn: nth % 4 > 0, ...inputOf(nth) }
    return app.inject(injection(bookVisit, request(at(nth), input), from))
  })
  const customers = Array.from({ length: 16 }, (_, nth) =>
    app.inject({
      method: 'POST',
      url: '/orderApi/orders',
      headers: { authorization: `Bearer test:${nth % 2 ? 'anouk' : 'daan'}:customer` },
      payload: aDraft(provider, [nth % 3 ? cut : colour], {
        startsAt: at(nth),
        customerUserName: nth % 2 ? 'anouk' : 'daan',
      }),
    }),
  )
  const changes = known.map((orderId, nth) => {
    const one = { params: { ...params, orderId } }
    const startTime = new Date(nth === 3 ? wednesday('19:00') : at(nth + 5)).toISOString()
    return nth % 2
      ? app.inject(injection(moveVisit, { ...one, body: { version: 1, startTime } }, FLEUR))
      : app.inject(
          injection(setVisitStatus, { ...one, body: { version: 1, status: 'CANCELLED' } }, FLEUR),
        )
  })
  const rewritten = squeezed.map(({ orderId }, nth) => {
    const body = aDraft(provider, [cut], {
      startsAt: at(nth ? 6 : 4),
      customerInstructions: 'By bike.',
    })
    return app.inject(injection(modifyOrder, { params: { orderId }, body }, ANOUK))
  })
  const answers = await Promise.all([...members, ...customers, ...changes, ...rewritten])
  const defects = answers
    .filter(({ statusCode }) => ![200, 201, 409].includes(statusCode))
    .map(({ body }) => body)
  for (const { statusCode, body } of await Promise.all(blocks)) {
    // Not found: it moved or went meanwhile.
    if (![200, 201, 404, 409].includes(statusCode)) defects.push(body)
  }
  const { rows } = await database.pool.query(FAULTS, [provider.id])
  return [...defects, ...rows.map((row) => JSON.stringify(row))]
}

/** Blocks three times, and returns eight changes: three new blocks, three moves, of which two of one block, and two removals. */
async function blocksAround(
  { provider, params }: Awaited<ReturnType<typeof aSalon>>,
  { at, round }: { at: (nth: number) => number; round: number },
) {
  // Late in the afternoon, where not every time is taken at first.
  const late = (nth: number) => wednesday('15:00') + ((nth * 5 + round) % 6) * 15 * MINUTE_MS
  const bodyAt = (start: number) => {
    const endTime = iso(start + 15 * MINUTE_MS)
    return { calendarId: provider.id, startTime: iso(start), endTime }
  }
  const ids: string[] = []
  for (const nth of [0, 1, 2])
    ids.push((await call(addBlock, { params, body: bodyAt(at(nth)) }, FLEUR)).data.blockId)
  const of = (nth: number) => ({ params: { ...params, blockId: ids[nth] ?? '' } })
  const move = (nth: number, to: number, from = FLEUR) => {
    const body = { fromTime: iso(at(nth)), startTime: iso(late(to)) }
    return injection(moveBlock, { ...of(nth), body }, from)
  }
  return [
    ...[0, 1, 2].map((nth) => injection(addBlock, { params, body: bodyAt(late(nth)) }, BO)),
    move(0, 3),
    move(0, 4, BO),
    move(1, 0),
    ...[1, 2].map((nth) => injection(removeBlock, of(nth), BO)),
  ]
}

// Visits whose parts do not make up their time without what waits, or their travel, or whose squeezed part lies over nothing,
// or that overlap unsqueezed.
const FAULTS = `
  with parts as (select * from appointments where calendar_id = $1 and live),
  expected as (
    select o.id, o.status = 'CONFIRMED' as is_live,
      case when exists (select from order_items i join treatment_parts t on t.catalog_item_id = i.catalog_item_id
          where i.order_id = o.id and t.waits)
        then tstzmultirange(tstzrange(o.starts_at, o.starts_at + interval '30 minutes'),
          tstzrange(o.starts_at + interval '75 minutes', o.ends_at))
        else tstzmultirange(tstzrange(o.starts_at, o.ends_at)) end as stretches,
      case when o.travel_minutes > 0
        then tstzmultirange(tstzrange(o.starts_at - make_interval(mins => o.travel_minutes), o.starts_at),
          tstzrange(o.ends_at, o.ends_at + make_interval(mins => o.travel_minutes))) end as travel
    from orders o where o.provider_id = $1
  ), taken as (
    select order_id, range_agg(during) filter (where not is_travel) as stretches,
      range_agg(during) filter (where is_travel) as travel
    from parts where order_id is not null group by order_id
  )
  select 'torn' as fault, e.id from expected e left join taken t on t.order_id = e.id
    where e.is_live <> (t.order_id is not null)
      or t.order_id is not null and (t.stretches, t.travel) is distinct from (e.stretches, e.travel)
  union all
  select 'uncovered', p.order_id from parts p where p.squeezed_by is not null and not coalesce((
    select range_agg(c.during) @> p.during from parts c
    where c.squeezed_by is null and c.order_id is distinct from p.order_id), false)
  union all
  select 'overlapping', a.order_id from parts a join parts b on a.during && b.during and a.id < b.id
    where a.squeezed_by is null and b.squeezed_by is null`
