import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBlock } from '#contract/agenda.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { cancelOrder, modifyOrder, placeOrder } from '#contract/order.ts'
import { bookVisit, moveVisit } from '#contract/visit.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { type As, injection } from '../testing/api.ts'
import { aClient } from './testing/a-client.ts'
import { aDraft } from './testing/a-draft.ts'
import { anOrderApi } from './testing/an-order-api.ts'

const QUARTER = 15 * MINUTE_MS
const { app, database, read } = await anOrderApi()

/** What is known of an order without asking the product. */
interface ModelOrder {
  readonly orderId: string
  startsAt: number
  quarters: number
  isLive: boolean
  changes: number
}

/** Time that a member took: by a block, or by a visit that they booked over others. */
interface TakenTime {
  /** Null for a block. */
  readonly orderId: string | null
  readonly startsAt: number
  quarters: number
}

const MEANS = [
  'place',
  'modify',
  'cancel',
  'moveByMember',
  'squeezeIn',
  'changeSqueezed',
  'block',
] as const

interface Step {
  readonly does: (typeof MEANS)[number]
  /** Which of the orders so far; nothing is done where there are fewer. */
  readonly order: number
  readonly quarter: number
  readonly quarters: number
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    does: fc.constantFrom(...MEANS),
    order: fc.nat(2),
    quarter: fc.nat(7),
    quarters: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 14 },
)

/** A visit changed within its time under one that was squeezed in, and moved partly out of it. */
const UNDER_ANOTHER = (
  [
    ['moveByMember', 1],
    ['modify', 1],
    ['moveByMember', 0],
    ['modify', 0],
    ['moveByMember', 2],
  ] as const
).map(([does, quarter]): [Step[]] => [
  [
    { does: 'place', order: 0, quarter: 1, quarters: 3 },
    { does: 'squeezeIn', order: 0, quarter: 2, quarters: 3 },
    { does, order: 0, quarter, quarters: 3 },
  ],
])

/** A squeezed-in visit changed at its start: as long, longer, shorter, and as long again. */
const SQUEEZED_IN: [Step[]] = [
  [
    { does: 'place', order: 0, quarter: 1, quarters: 3 },
    { does: 'squeezeIn', order: 0, quarter: 1, quarters: 2 },
    ...[2, 3, 1, 2].map((quarters) => ({
      does: 'changeSqueezed' as const,
      order: 0,
      quarter: 0,
      quarters,
    })),
  ],
]

test('[SLOT-07, ORDER-01, WORK-10, WORK-13, WORK-17] after any sequence of what customers and a member do the calendar matches the orders', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (asked) => {
      const day = await aDay()
      for (const each of asked) await day[each.does](each)
      for (const each of day.known) await expectAsKnown(each, day.from)
      expect(await takenByMember(day)).toEqual(day.taken.toSorted(byStart))
    }),
    { numRuns: 30, examples: [...UNDER_ANOTHER, SQUEEZED_IN] },
  )
})

/** A salon with one treatment of a quarter, and what has to come of asking it for visits of some of them. */
async function aDay() {
  const { userName: owner } = await anAccount(database)
  const salon = await aProvider(database, { ownerUserName: owner })
  const { userName: customerUserName } = await anAccount(database)
  const from: As = { as: { userName: customerUserName } }
  const ask = async (endpoint: Endpoint, request: Parameters<typeof injection>[1], as = from) =>
    (await app.inject(injection(endpoint, request, as))).json()
  const askAsMember = (endpoint: Endpoint, request: Parameters<typeof injection>[1]) =>
    ask(endpoint, request, { as: { userName: owner } })
  const item = await aCatalogItem(database, salon, { durationMinutes: 15, priceCents: 1000 })
  const guests = new Map<string, string>()
  const known: ModelOrder[] = []
  const taken: TakenTime[] = []
  const params = { userName: salon.userName }
  const iso = (instant: number) => new Date(instant).toISOString()
  const wished = ({ quarter, quarters }: Step) => {
    const startsAt = tuesday('09:00') + quarter * QUARTER
    return {
      startsAt,
      quarters,
      body: aDraft(salon, [{ ...item, quantity: quarters }], { customerUserName, startsAt }),
    }
  }
  // What a member took over a visit does not take that visit's own time.
  const clashes = (startsAt: number, quarters: number, own?: ModelOrder) =>
    [
      ...known.filter((other) => other.isLive && other !== own),
      ...taken.flatMap((other) => (own?.isLive ? partsBeside(other, own) : [other])),
    ].some(
      (other) =>
        other.startsAt < startsAt + quarters * QUARTER &&
        startsAt < other.startsAt + other.quarters * QUARTER,
    )
  return {
    salon,
    known,
    taken,
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
    moveByMember: async (asked: Step) => {
      const order = known[asked.order]
      if (!order) return
      const { startsAt } = wished(asked)
      const isTaken = clashes(startsAt, order.quarters, order) ? 'slot-taken' : undefined
      const refusal = order.isLive ? isTaken : 'order-not-changeable'
      const body = { version: 1 + order.changes, startTime: iso(startsAt) }
      const { code } = await askAsMember(moveVisit, {
        params: { ...params, orderId: order.orderId },
        body,
      })
      expect(code).toBe(refusal)
      if (refusal || order.startsAt === startsAt) return
      order.changes++
      order.startsAt = startsAt
    },
    squeezeIn: async (asked: Step) => {
      const { startsAt, quarters } = wished(asked)
      const items = [{ catalogItemId: item.id, quantity: quarters }]
      const { userName } = await anAccount(database)
      const clientId = await aClient(database, salon, userName)
      const body = { startTime: iso(startsAt), items, squeezeIn: true, clientId }
      const { data } = await askAsMember(bookVisit, { params, body })
      guests.set(data.orderId, userName)
      taken.push({ orderId: data.orderId, startsAt, quarters })
    },
    // At its start: within the time that it has nothing refuses it, whatever it lies over.
    changeSqueezed: async (asked: Step) => {
      const visit = taken.filter(({ orderId }) => orderId !== null)[asked.order]
      if (!visit?.orderId) return
      const { startsAt } = visit
      const added = Math.max(0, asked.quarters - visit.quarters)
      const end = startsAt + visit.quarters * QUARTER
      const refusal = added > 0 && clashes(end, added) ? 'slot-taken' : undefined
      const items = [{ ...item, quantity: asked.quarters }]
      const userName = guests.get(visit.orderId) ?? ''
      const body = aDraft(salon, items, { customerUserName: userName, startsAt })
      const request = { params: { orderId: visit.orderId }, body }
      const { code } = await ask(modifyOrder, request, { as: { userName } })
      expect(code).toBe(refusal)
      if (!refusal) visit.quarters = asked.quarters
    },
    block: async (asked: Step) => {
      const { startsAt, quarters } = wished(asked)
      const time = { startTime: iso(startsAt), endTime: iso(startsAt + quarters * QUARTER) }
      const { code } = await askAsMember(addBlock, {
        params,
        body: { calendarId: salon.id, ...time, reason: `${taken.length}` }, // none is the same again
      })
      const refusal = clashes(startsAt, quarters) ? 'slot-taken' : undefined
      expect(code).toBe(refusal)
      if (!refusal) taken.push({ orderId: null, startsAt, quarters })
    },
  }
}

type Time = Pick<TakenTime, 'startsAt' | 'quarters'>

/** The parts of a time before and after another one. */
function partsBeside({ startsAt, quarters }: Time, own: Time): Time[] {
  const end = startsAt + quarters * QUARTER
  const ownEnd = own.startsAt + own.quarters * QUARTER
  const parts = [
    { from: startsAt, to: Math.min(end, own.startsAt) },
    { from: Math.max(startsAt, ownEnd), to: end },
  ]
  return parts
    .filter(({ from, to }) => from < to)
    .map(({ from, to }) => ({ startsAt: from, quarters: (to - from) / QUARTER }))
}

async function expectAsKnown(
  { orderId, startsAt, quarters, isLive, changes }: ModelOrder,
  from: As,
) {
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

/** The blocks, and the visits whose parts are one time, that nobody but a member booked. */
async function takenByMember({
  salon,
  known,
}: Awaited<ReturnType<typeof aDay>>): Promise<TakenTime[]> {
  const { rows } = await database.pool.query<{ orderId: string | null; from: number; to: number }>(
    `select order_id as "orderId", lower(during) as from, upper(during) as to from (
       select order_id, unnest(range_agg(during)) as during from appointments
       where calendar_id = $1 and live and (order_id is null or order_id <> all($2::uuid[]))
       group by order_id, case when order_id is null then id end) as each`,
    [salon.id, known.map(({ orderId }) => orderId)],
  )
  return rows
    .map(({ orderId, from, to }) => ({ orderId, startsAt: from, quarters: (to - from) / QUARTER }))
    .toSorted(byStart)
}

// Two visits may start at once.
function byStart(one: TakenTime, other: TakenTime): number {
  return one.startsAt - other.startsAt || (String(one.orderId) < String(other.orderId) ? -1 : 1)
}
