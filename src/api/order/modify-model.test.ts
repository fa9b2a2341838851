import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { cancelOrder, modifyOrder, placeOrder } from '#contract/order.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { type As, injection } from '../testing/api.ts'
import { aDraft } from './testing/a-draft.ts'
import { anOrderApi } from './testing/an-order-api.ts'

const QUARTER = 15 * MINUTE_MS
const { app, database, read } = await anOrderApi()

/** What is known of an order without asking the product. */
interface Known {
  readonly orderId: string
  startsAt: number
  quarters: number
  isLive: boolean
  changes: number
}

interface Step {
  readonly does: 'place' | 'modify' | 'cancel'
  /** Which of the orders so far; nothing is done where there are fewer. */
  readonly order: number
  readonly quarter: number
  readonly quarters: number
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    does: fc.constantFrom('place', 'modify', 'cancel'),
    order: fc.nat(2),
    quarter: fc.nat(7),
    quarters: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 14 },
)

test('[SLOT-07, ORDER-01] after any sequence of orders, changes and cancellations the calendar matches the orders', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (asked) => {
      const day = await aDay()
      for (const each of asked) await day[each.does](each)
      for (const each of day.known) await expectAsKnown(each, day.from)
    }),
    { numRuns: 25 },
  )
})

/** A salon with one treatment of a quarter, and what has to come of asking it for visits of some of them. */
async function aDay() {
  const salon = await aProvider(database)
  const { userName: customerUserName } = await anAccount(database)
  const from: As = { as: { userName: customerUserName } }
  const ask = async (endpoint: Endpoint, request: Parameters<typeof injection>[1]) =>
    (await app.inject(injection(endpoint, request, from))).json()
  const item = await aCatalogItem(database, salon, { durationMinutes: 15, priceCents: 1000 })
  const known: Known[] = []
  const wished = ({ quarter, quarters }: Step) => {
    const startsAt = tuesday('09:00') + quarter * QUARTER
    return {
      startsAt,
      quarters,
      body: aDraft(salon, [{ ...item, quantity: quarters }], { customerUserName, startsAt }),
    }
  }
  const clashes = (startsAt: number, quarters: number, own?: Known) =>
    known
      .filter((other) => other.isLive && other !== own)
      .some(
        (other) =>
          other.startsAt < startsAt + quarters * QUARTER &&
          startsAt < other.startsAt + other.quarters * QUARTER,
      )
  return {
    known,
    from,
    place: async (asked: Step) => {
      const { startsAt, quarters, body } = wished(asked)
      const refusal = clashes(startsAt, quarters) ? 'slot-taken' : undefined
      const answer = await ask(placeOrder, { body })
      expect(answer.code).toBe(refusal)
      const { orderId } = answer.data
      if (!refusal) known.push({ orderId, startsAt, quarters, isLive: true, changes: 0 })
    },
    modify: async (asked: Step) => {
      const order = known[asked.order]
      if (!order) return
      const { startsAt, quarters, body } = wished(asked)
      const taken = clashes(startsAt, quarters, order) ? 'slot-taken' : undefined
      const refusal = order.isLive ? taken : 'order-not-changeable'
      const { code } = await ask(modifyOrder, { params: { orderId: order.orderId }, body })
      expect(code).toBe(refusal)
      if (refusal) return
      if (order.startsAt !== startsAt || order.quarters !== quarters) order.changes++
      Object.assign(order, { startsAt, quarters })
    },
    cancel: async ({ order: nth }: Step) => {
      const order = known[nth]
      if (!order) return
      const { statusCode } = await ask(cancelOrder, {
        params: { orderId: order.orderId },
        body: {},
      })
      expect(statusCode).toBe(200)
      if (order.isLive) order.changes++
      order.isLive = false
    },
  }
}

async function expectAsKnown({ orderId, startsAt, quarters, isLive, changes }: Known, from: As) {
  expect(await read(orderId, from)).toMatchObject({
    status: isLive ? 'CONFIRMED' : 'CANCELLED',
    totalAmount: quarters * 10,
    totalDuration: quarters * 15,
    items: [{ quantity: quarters }],
  })
  const { rows } = await database.pool.query(
    `select a.live, lower(a.during) as from, upper(a.during) as to, o.version, o.calendar_sequence,
       (select count(*) from order_events where order_id = o.id) as events
     from orders o join appointments a on a.order_id = o.id where o.id = $1`,
    [orderId],
  )
  expect(rows).toEqual([
    {
      live: isLive,
      from: startsAt,
      to: startsAt + quarters * QUARTER,
      version: 1 + changes,
      calendar_sequence: changes,
      events: 1 + changes,
    },
  ])
}
