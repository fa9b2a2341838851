import { beforeEach, expect, test } from 'vitest'
import { listFreeTimes, listSeriesDates } from '#contract/agenda.ts'
import { holdSlot, renewHold } from '#contract/hold.ts'
import { cancelOrder, modifyOrder } from '#contract/order.ts'
import { slotTakenData } from '#contract/refusal.ts'
import { listSlots } from '#contract/schedule.ts'
import { bookVisit } from '#contract/visit.ts'
import { aCatalogItem, anAccount, workingHours } from '#demo/builders.ts'
import { aBlock, anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { As } from '../testing/api.ts'
import { aDraft } from './testing/a-draft.ts'
import { ANOUK, anOrderApi } from './testing/an-order-api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const market = await anOrderApi()
const { aBookableProvider, call, clock, database, place, refusal, refused } = market
await anAccount(database, { userName: 'fleur' })

beforeEach(() => clock.set(TEST_NOW))

/** Keeps ten minutes free, after a colouring thirty and after a shave none. Open from ten until one, taken from noon. */
async function aSalon() {
  const { provider, cut } = await aBookableProvider({
    ownerUserName: 'fleur',
    bufferMinutes: 10,
    slotStepMinutes: 5,
    hours: workingHours('10:00', '13:00'),
  })
  const item = (bufferMinutes: number, more = {}) =>
    aCatalogItem(database, provider, { durationMinutes: 45, bufferMinutes, ...more })
  await aBlock(database, provider, { startsAt: tuesday('12:00'), endsAt: tuesday('13:00') })
  const [colour, shave] = [await item(30), await item(0)]
  const mask = await aCatalogItem(database, provider, { isAddon: true, durationMinutes: 15 })
  return { provider, cut, colour, shave, mask, params: { userName: provider.userName } }
}

type Salon = Awaited<ReturnType<typeof aSalon>>
type Item = Salon['cut']

const at = (time: string) => time.slice(11, 16)
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id).join(',')
const minutesOf = (items: readonly Item[]) =>
  items.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)

async function lastSlot({ params }: Salon, items: readonly Item[], durationMinutes = 45) {
  const days = { startDate: '2026-11-24', endDate: '2026-11-24' }
  const visit = { window: items.length > 0 ? minutesOf(items) : durationMinutes }
  const query = { ...days, ...visit, ...(items.length > 0 && { catalogItemIds: idsOf(items) }) }
  const { data } = await call(listSlots, { params, query })
  return at(data.availableSlots.findLast(({ busy }) => !busy)?.startTime ?? '')
}

/** The minutes that the appointment of an order takes. */
async function takenMinutes(orderId: string): Promise<number> {
  const { rows } = await database.pool.query(
    `select extract(epoch from upper(during) - lower(during))::integer / 60 as minutes
     from appointments where order_id = $1`,
    [orderId],
  )
  return rows[0].minutes
}

test('[WORK-131] an order keeps the largest buffer of its treatments, without one that of the provider', async () => {
  const { provider, cut, colour, shave, mask } = await aSalon()
  const taken = async (items: readonly Item[]) => {
    const id = await place(aDraft(provider, items, { startsAt: tuesday('10:00') }))
    const minutes = await takenMinutes(id)
    await call(cancelOrder, { params: { orderId: id }, body: {} }, ANOUK)
    return minutes - minutesOf(items)
  }
  expect(await taken([cut])).toBe(10)
  expect(await taken([colour])).toBe(30)
  expect(await taken([shave])).toBe(0)
  expect(await taken([shave, mask])).toBe(0)
  expect(await taken([shave, cut])).toBe(10)
})

test('[WORK-131] a visit that stays at its time keeps its buffer when that of a treatment grows', async () => {
  const { provider, shave } = await aSalon()
  const draft = aDraft(provider, [shave], { startsAt: tuesday('10:00') })
  const orderId = await place(draft)
  await place(aDraft(provider, [shave], { startsAt: tuesday('10:45') }))
  await database.pool.query('update catalog_items set buffer_minutes = 30 where id = $1', [
    shave.id,
  ])
  const body = { ...draft, customerInstructions: 'Bel even aan' }
  await call(modifyOrder, { params: { orderId }, body }, ANOUK)
  expect(await takenMinutes(orderId)).toBe(45)
})

test('[WORK-131] the last free time before a visit depends on the treatments, and can be booked', async () => {
  const salon = await aSalon()
  const { provider, cut, colour, shave } = salon
  for (const [items, last, later] of [
    [[cut], '11:05', '11:10'],
    [[colour], '10:45', '10:50'],
    [[shave], '11:15', '11:20'],
    [[shave, cut], '10:20', '10:25'],
  ] as const) {
    expect(await lastSlot(salon, items)).toBe(last)
    const draft = (startsAt: number) => aDraft(provider, items, { startsAt })
    const { nextSlots } = slotTakenData.parse((await refused(draft(tuesday(later)))).data)
    expect(nextSlots.map(({ startTime }) => at(startTime))).toContain(last)
    const orderId = await place(draft(tuesday(last)))
    await call(cancelOrder, { params: { orderId }, body: {} }, ANOUK)
  }
  // Whoever names no treatments gets times at which any visit fits.
  expect(await lastSlot(salon, [])).toBe('10:45')
})

test('[WORK-131] a hold keeps the buffer of its treatments, also when it is renewed after a change', async () => {
  const salon = await aSalon()
  const { shave, colour, provider } = salon
  const hold = (item: Item, clockTime: string) => ({
    body: {
      userName: provider.userName,
      startTime: new Date(tuesday(clockTime)).toISOString(),
      durationMinutes: 45,
      catalogItemIds: [item.id],
    },
  })
  const { data } = await call(holdSlot, hold(shave, '11:15'), ANOUK)
  expect(await lastSlot(salon, [shave])).toBe('10:30')
  await database.pool.query('update catalog_items set buffer_minutes = 30 where id = $1', [
    shave.id,
  ])
  await call(renewHold, { params: { holdId: data.holdId }, body: {} }, ANOUK)
  const { code } = await refusal(holdSlot, hold(colour, '11:15'), ANOUK)
  expect(code).toBe('slot-taken')
})

test('[WORK-131] a member books, repeats and moves a visit with the buffer of its treatments', async () => {
  const { provider, colour, shave, params } = await aSalon()
  const lastTime = async (more: { catalogItemIds?: string; orderId?: string }) => {
    const query = { date: '2026-11-24', durationMinutes: 45, ...more }
    const { data } = await call(listFreeTimes, { params, query }, FLEUR)
    return at(data.times.at(-1)?.startTime ?? '')
  }
  expect(await lastTime({ catalogItemIds: colour.id })).toBe('10:45')
  expect(await lastTime({ catalogItemIds: shave.id })).toBe('11:15')
  const startTime = new Date(tuesday('10:10')).toISOString()
  const body = { startTime, items: [{ catalogItemId: colour.id }] }
  const { orderId } = (await call(bookVisit, { params, body }, FLEUR)).data
  expect(await takenMinutes(orderId)).toBe(75)
  // A visit that exists has the buffer it was booked with.
  const { id } = await anOrder(database, provider, {
    items: [shave],
    startsAt: tuesday('10:00') + 7 * 24 * 60 * MINUTE_MS,
    bufferMinutes: 20,
  })
  await database.pool.query('delete from appointments where order_id = $1', [orderId])
  expect(await lastTime({ orderId: id })).toBe('10:55')
  const conflicts = async (item: Item) => {
    const asked = new Date(tuesday('11:15')).toISOString()
    const visit = { startTime: asked, durationMinutes: 45, catalogItemIds: item.id, times: 1 }
    const { data } = await call(listSeriesDates, { params, query: visit }, FLEUR)
    return data.dates[0]?.conflicts.length
  }
  await place(aDraft(provider, [shave], { startsAt: tuesday('10:00') }))
  expect(await conflicts(shave)).toBe(0)
})
