import { beforeEach, expect, test } from 'vitest'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { agreeToTime } from '../order/agree-to-move.ts'
import { findOrder, type StoredOrder } from '../order/store.ts'
import { aWorkspace } from './testing/a-workspace.ts'

const market = await aWorkspace()
const { aSalon, clock, database } = market

beforeEach(() => clock.set(TEST_NOW))

/** A visit of 12:00 that moved to 14:00 and then to 15:00, as its customer reads it. */
async function aVisitReadAtThree() {
  const salon = await aSalon()
  const { provider, cut } = salon
  const { id } = await anOrder(database, provider, {
    customerUserName: 'anouk',
    items: [cut],
    startsAt: tuesday('12:00'),
  })
  await salon.move(id, tuesday('14:00'))
  await salon.move(id, tuesday('15:00'), 2)
  const order = (await findOrder(database.query, id)) as StoredOrder
  const agree = () => agreeToTime(market, order, new Date(order.starts_at).toISOString())
  return { ...salon, id, agree }
}

test('[WORK-151] an agreement to a move that is undone meanwhile is refused, and none is noted for the one before', async () => {
  const { agree, id, read, undo } = await aVisitReadAtThree()
  await undo(id, 3)
  expect(await agree()).toEqual({ ok: false, refusal: 'order-changed' })
  expect((await read(id)).events.every(({ agreedAt }) => agreedAt === null)).toBe(true)
})

test('[WORK-151] an agreement to a visit that is cancelled meanwhile is refused', async () => {
  const { agree, cancel, id, read } = await aVisitReadAtThree()
  await cancel(id, 3)
  expect(await agree()).toEqual({ ok: false, refusal: 'order-changed' })
  expect((await read(id)).events.every(({ agreedAt }) => agreedAt === null)).toBe(true)
})

test('[WORK-151] an agreement and a cancellation at once leave one of them or both in order', async () => {
  const { agree, cancel, id, read } = await aVisitReadAtThree()
  const [agreed] = await Promise.all([agree(), cancel(id, 3)])
  const noted = (await read(id)).events.filter(({ agreedAt }) => agreedAt !== null)
  expect(noted).toHaveLength(agreed.ok ? 1 : 0)
})
