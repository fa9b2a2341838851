import { beforeEach, expect, test } from 'vitest'
import { listFreeTimes, listSeriesDates } from '#contract/agenda.ts'
import { holdSlot, renewHold } from '#contract/hold.ts'
import { cancelOrder, modifyOrder } from '#contract/order.ts'
import { listSlots } from '#contract/schedule.ts'
import { getVisit } from '#contract/visit.ts'
import { aCatalogItem, aClosure, workingHours } from '#demo/builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, DAAN } from '../order/testing/an-order-api.ts'
import { closeHours } from '../schedule/close-hours.ts'
import { aWorkspace, FLEUR } from './testing/a-workspace.ts'

const market = await aWorkspace()
const { call, clock, database, outcome, place, read, refusal, timesOf } = market

beforeEach(() => clock.set(TEST_NOW))

/** Colours in two hours, of which 45 minutes after the first half hour wait, and trims in half an hour; open until two. */
async function aSalon(options: Parameters<typeof market.aSalon>[0] = {}) {
  const hours = workingHours('10:00', '14:00')
  const salon = await market.aSalon({ slotStepMinutes: 15, hours, ...options })
  const { provider } = salon
  const colour = await aCatalogItem(database, provider, {
    durationMinutes: 120,
    bufferMinutes: 10,
    parts: [30, 45, 45],
  })
  const trim = await aCatalogItem(database, provider, { durationMinutes: 30 })
  return { ...salon, colour, trim }
}

type Salon = Awaited<ReturnType<typeof aSalon>>
type Item = Salon['trim']

const at = (time: string) => time.slice(11, 16)

async function freeStarts({ params }: Salon, items: readonly Item[], from = DAAN) {
  const window = items.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)
  const days = { startDate: '2026-11-24', endDate: '2026-11-24' }
  const query = { ...days, window, catalogItemIds: items.map(({ id }) => id).join(',') }
  const { data } = await call(listSlots, { params, query }, from)
  return data.availableSlots.filter(({ busy }) => !busy).map(({ startTime }) => at(startTime))
}

const draftAt = ({ provider }: Salon, items: readonly Item[], time: string, more = {}) =>
  aDraft(provider, items, { startsAt: tuesday(time), ...more })

const holdAt = ({ provider }: Salon, { id, durationMinutes }: Item, time: string) => ({
  body: {
    userName: provider.userName,
    startTime: new Date(tuesday(time)).toISOString(),
    durationMinutes,
    catalogItemIds: [id],
  },
})

test('[WORK-132] a visit that waits takes its stretches, and another one fits between them', async () => {
  const salon = await aSalon()
  const { colour, trim } = salon
  const orderId = await place(draftAt(salon, [colour], '10:00'))
  expect(await timesOf(orderId)).toEqual(['10:00–10:30', '11:15–12:10'])
  const within = await place(draftAt(salon, [trim], '10:45'))
  expect(await timesOf(within)).toEqual(['10:45–11:15'])
  expect(await outcome(draftAt(salon, [trim], '10:30'))).toBe('slot-taken')
  expect(await outcome(draftAt(salon, [trim], '11:00'))).toBe('slot-taken')
})

test('[WORK-132] the treatments of a visit wait one after the other', async () => {
  const salon = await aSalon()
  const { colour, trim, provider } = salon
  const mask = await aCatalogItem(database, provider, { isAddon: true, durationMinutes: 15 })
  const orderId = await place(draftAt(salon, [mask, trim, colour], '10:00'))
  expect(await timesOf(orderId)).toEqual(['10:00–11:00', '11:45–12:55'])
})

test('[WORK-133] slots are what can be booked: inside a waiting time, and with a waiting time around a visit', async () => {
  const salon = await aSalon()
  const { colour, trim } = salon
  await place(draftAt(salon, [colour], '10:00'))
  expect(await freeStarts(salon, [trim])).toEqual([
    '10:30',
    '10:45',
    '12:15',
    '12:30',
    '12:45',
    '13:00',
    '13:15',
    '13:30',
  ])
  const within = await place(draftAt(salon, [trim], '10:30'))
  expect(await freeStarts(salon, [trim])).toEqual([
    '12:15',
    '12:30',
    '12:45',
    '13:00',
    '13:15',
    '13:30',
  ])
  await call(cancelOrder, { params: { orderId: within }, body: {} }, ANOUK)
  const other = await aSalon()
  await other.book(tuesday('11:30'), { items: [{ catalogItemId: other.trim.id }] })
  const starts = await freeStarts(other, [other.colour])
  expect(starts).toEqual(['10:45', '11:00', '12:00'])
  for (const time of starts) {
    const orderId = await place(draftAt(other, [other.colour], time))
    await call(cancelOrder, { params: { orderId }, body: {} }, ANOUK)
  }
  for (const time of ['10:30', '11:15', '11:45']) {
    expect(await outcome(draftAt(other, [other.colour], time))).toBe('slot-taken')
  }
})

test('[WORK-133] a salon that closes while a visit waits has the visit in the way, and offers none then', async () => {
  const salon = await aSalon()
  const { provider, colour, trim } = salon
  const hours = { startsAt: tuesday('10:30'), endsAt: tuesday('11:15') }
  const orderId = await place(draftAt(salon, [colour], '10:00'))
  const closing = {
    providerUserName: provider.userName,
    date: '2026-11-24' as const,
    hours: { from: '10:30', until: '11:15' },
    reason: '',
    anyway: false,
  }
  expect(await closeHours({ database }, closing)).toMatchObject({ conflicts: [{ orderId }] })
  await aClosure(database, provider, hours)
  expect(await freeStarts(salon, [trim])).not.toContain('10:30')
  const other = await aSalon()
  await aClosure(database, other.provider, hours)
  expect(await freeStarts(other, [other.colour])).toEqual(['11:15', '11:30', '11:45', '12:00'])
  expect(await outcome(draftAt(other, [other.colour], '10:00'))).toBe('outside-working-hours')
})

test('[WORK-133] a hold has the waiting time of its visit, also when it is renewed', async () => {
  const salon = await aSalon()
  const { colour, trim } = salon
  await place(draftAt(salon, [trim], '10:30'))
  const long = await call(holdSlot, holdAt(salon, colour, '10:00'), ANOUK)
  expect(await freeStarts(salon, [trim])).toEqual([
    '12:15',
    '12:30',
    '12:45',
    '13:00',
    '13:15',
    '13:30',
  ])
  const renewal = { params: { holdId: long.data.holdId }, body: {} }
  await call(renewHold, renewal, ANOUK)
  const other = await aSalon()
  const around = await call(holdSlot, holdAt(other, other.colour, '10:00'), ANOUK)
  const within = await call(holdSlot, holdAt(other, other.trim, '10:45'), DAAN)
  await call(renewHold, { params: { holdId: around.data.holdId }, body: {} }, ANOUK)
  await call(renewHold, { params: { holdId: within.data.holdId }, body: {} }, DAAN)
  const { code } = await refusal(holdSlot, holdAt(other, other.trim, '11:15'), DAAN)
  expect(code).toBe('slot-taken')
})

test('[WORK-133] a customer changes a visit that waits, and keeps how it waits while its time and items stay', async () => {
  const salon = await aSalon()
  const { colour, trim } = salon
  const orderId = await place(draftAt(salon, [colour], '10:00'))
  const change = (draft: ReturnType<typeof draftAt>) =>
    call(modifyOrder, { params: { orderId }, body: draft }, ANOUK)
  await change(draftAt(salon, [colour], '10:15'))
  expect(await timesOf(orderId)).toEqual(['10:15–10:45', '11:30–12:25'])
  await place(draftAt(salon, [trim], '10:45'))
  await database.pool.query('delete from treatment_parts where catalog_item_id = $1', [colour.id])
  await change(draftAt(salon, [colour], '10:15', { customerInstructions: 'Bel even aan' }))
  expect(await timesOf(orderId)).toEqual(['10:15–10:45', '11:30–12:25'])
  expect((await read(orderId)).customerInstructions).toBe('Bel even aan')
  await change(draftAt(salon, [trim], '13:00'))
  expect(await timesOf(orderId)).toEqual(['13:00–13:30'])
})

test('[WORK-133] a member books into a waiting time and is told only what is in the way', async () => {
  const salon = await aSalon()
  const { colour, trim, book, refuseBook, params } = salon
  const items = (item: Item) => ({ items: [{ catalogItemId: item.id }] })
  const { orderId } = await book(tuesday('10:00'), items(colour))
  expect(await timesOf(orderId)).toEqual(['10:00–10:30', '11:15–12:10'])
  const within = await book(tuesday('10:30'), items(trim))
  expect(await timesOf(within.orderId)).toEqual(['10:30–11:00'])
  const query = { date: '2026-11-24', durationMinutes: 30, catalogItemIds: trim.id }
  const { data } = await call(listFreeTimes, { params, query }, FLEUR)
  expect(data.times.map(({ startTime }) => at(startTime))[0]).toBe('12:15')
  const refused = await refuseBook(tuesday('10:15'), items(colour))
  expect(refused.data).toMatchObject({ conflicts: [{ orderId }, { orderId: within.orderId }] })
  const squeezed = await book(tuesday('10:15'), { ...items(colour), squeezeIn: true })
  expect(await timesOf(squeezed.orderId)).toEqual([
    '10:15–10:30 squeezed',
    '10:30–10:45 squeezed',
    '11:30–12:10 squeezed',
    '12:10–12:25',
  ])
})

test('[WORK-133] a visit that waits moves with its waiting time, and back within ten seconds', async () => {
  const salon = await aSalon()
  const { colour, trim, book, move, undo, params } = salon
  const items = (item: Item) => ({ items: [{ catalogItemId: item.id }] })
  await book(tuesday('12:30'), items(trim))
  const { orderId } = await book(tuesday('10:00'), items(colour))
  const query = { date: '2026-11-24', durationMinutes: 120, orderId }
  const { data } = await call(listFreeTimes, { params, query }, FLEUR)
  expect(data.times.map(({ startTime }) => at(startTime))).toEqual([
    '10:00',
    '10:15',
    '11:45',
    '12:00',
  ])
  const moved = await move(orderId, tuesday('11:45'))
  expect(await timesOf(orderId)).toEqual(['11:45–12:15', '13:00–13:55'])
  await undo(orderId, moved.version)
  expect(await timesOf(orderId)).toEqual(['10:00–10:30', '11:15–12:10'])
})

test('[WORK-133] a date of a series is free when what is there lies in a waiting time', async () => {
  const salon = await aSalon()
  const { colour, trim, book, params } = salon
  await book(tuesday('10:30'), { items: [{ catalogItemId: trim.id }] })
  const startTime = new Date(tuesday('10:00')).toISOString()
  const asked = { startTime, durationMinutes: 120, everyWeeks: 1, times: 1 }
  const dates = async (catalogItemIds: string) => {
    const query = { ...asked, catalogItemIds }
    const { data } = await call(listSeriesDates, { params, query }, FLEUR)
    return data.dates.map(({ conflicts }) => conflicts.length)
  }
  expect(await dates(colour.id)).toEqual([0])
  expect(await dates('')).toEqual([1])
})

test('[WORK-133, WORK-140] a visit at home that waits has its travel before the first stretch and after the buffer', async () => {
  const address = 'Javastraat 20, 1094 HH Amsterdam'
  const home = { customerInfo: { serviceLocation: 'DOORSTEP', customerAddress: address } } as const
  const travels = { serviceAvailability: 'BOTH', travelMinutes: 20 } as const
  const first = ['10:40–11:00 travel', '11:00–11:30', '12:15–13:10', '13:10–13:30 travel']
  const between = ['10:00', '11:30', '11:45', '13:30']
  const salon = await aSalon(travels)
  const orderId = await place(draftAt(salon, [salon.colour], '11:00', home))
  expect(await timesOf(orderId)).toEqual(first)
  expect(await freeStarts(salon, [salon.trim])).toEqual(between)
  await place(draftAt(salon, [salon.trim], '11:30'))
  const atSalon = draftAt(salon, [salon.colour], '11:00')
  await call(modifyOrder, { params: { orderId }, body: atSalon }, ANOUK)
  expect(await timesOf(orderId)).toEqual(['11:00–11:30', '12:15–13:10'])

  const held = await aSalon(travels)
  const { body } = holdAt(held, held.colour, '11:00')
  const hold = await call(holdSlot, { body: { ...body, serviceLocation: 'DOORSTEP' } }, ANOUK)
  expect(await freeStarts(held, [held.trim])).toEqual(between)
  await call(renewHold, { params: { holdId: hold.data.holdId }, body: {} }, ANOUK)
  expect(await freeStarts(held, [held.trim])).toEqual(between)

  const { book, colour, move, undo, agenda } = await aSalon(travels)
  const items = [{ catalogItemId: colour.id }]
  const booked = await book(tuesday('11:00'), { items, customerAddress: address })
  expect(await timesOf(booked.orderId)).toEqual(first)
  expect((await agenda('2026-11-24')).visits).toMatchObject([
    {
      busyUntil: expect.stringContaining('T13:10'),
      waits: [{ startTime: expect.stringContaining('T11:30') }],
    },
  ])
  const { version } = await move(booked.orderId, tuesday('11:30'))
  expect(await timesOf(booked.orderId)).toEqual([
    '11:10–11:30 travel',
    '11:30–12:00',
    '12:45–13:40',
    '13:40–14:00 travel',
  ])
  await undo(booked.orderId, version)
  expect(await timesOf(booked.orderId)).toEqual(first)
})

test('[WORK-184] a member reads when a visit waits', async () => {
  const { colour, trim, book, params } = await aSalon()
  const waitsOf = async (item: Item, time: string) => {
    const { orderId } = await book(tuesday(time), { items: [{ catalogItemId: item.id }] })
    const { data } = await call(getVisit, { params: { ...params, orderId } }, FLEUR)
    return data.visit.waits.map(({ startTime, endTime }) => [at(startTime), at(endTime)])
  }
  expect(await waitsOf(colour, '10:00')).toEqual([['10:30', '11:15']])
  expect(await waitsOf(trim, '10:30')).toEqual([])
})
