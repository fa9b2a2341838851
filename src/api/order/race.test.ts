import { expect, test } from 'vitest'
import { placeOrder } from '#contract/order.ts'
import { slotTakenData } from '#contract/refusal.ts'
import { anAccount } from '#demo/builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { aDraft } from './testing/a-draft.ts'
import { aMarket } from './testing/a-market.ts'

const CLIENTS = 200
const { app, aSalon, database } = await aMarket()
const url = await app.listen({ host: '127.0.0.1', port: 0 })
const customers = Array.from({ length: CLIENTS }, (_, index) => `racer-${index}`)
for (const userName of customers) await anAccount(database, { userName })

async function post(customerUserName: string, draft: ReturnType<typeof aDraft>) {
  const answer = await fetch(`${url}${placeOrder.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer test:${customerUserName}:customer`,
    },
    body: JSON.stringify(draft),
  })
  return { status: answer.status, body: await answer.json() }
}

test('[SLOT-07] of 200 customers who book one slot at once, one has it and 199 get three others', async () => {
  const { provider, cut } = await aSalon()
  const answers = await Promise.all(
    customers.map((customerUserName) =>
      post(customerUserName, aDraft(provider, [cut], { customerUserName })),
    ),
  )
  const winners = answers.filter(({ status }) => status === 201)
  const losers = answers.filter(({ status }) => status === 409)
  expect([winners.length, losers.length]).toEqual([1, CLIENTS - 1])
  for (const { body } of losers) {
    expect(body).toMatchObject({ code: 'slot-taken' })
    expect(slotTakenData.parse(body.data).nextSlots.map(({ startTime }) => startTime)).toEqual([
      '2026-11-24T09:00:00+01:00',
      '2026-11-24T09:15:00+01:00',
      '2026-11-24T10:45:00+01:00',
    ])
  }
  expect(await database.query.selectFrom('orders').select('id').execute()).toEqual([
    { id: winners[0]?.body.data.orderId },
  ])
})

test('[SLOT-07] whatever overlaps is booked once; what is free beside it is not lost', async () => {
  const { provider, cut } = await aSalon({ bufferMinutes: 5 })
  // Every start of the day from 200 customers: 45 minutes and a buffer of 5 on a grid of 15.
  const drafts = customers.map((customerUserName, index) =>
    aDraft(provider, [cut], {
      customerUserName,
      startsAt: tuesday('09:00') + (index % 34) * 15 * 60_000,
    }),
  )
  const answers = await Promise.all(
    drafts.map((draft) => post(draft.customerInfo.customerUserName, draft)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  const { rows } = await database.pool.query(
    'select lower(during) as from, upper(during) as to from appointments where calendar_id = $1 order by during',
    [provider.id],
  )
  expect(rows.length).toBe(answers.filter(({ status }) => status === 201).length)
  for (const [index, { from }] of rows.slice(1).entries()) {
    expect(from).toBeGreaterThanOrEqual(rows[index].to)
  }
  // No gap is left in which a visit, its buffer and its grid would fit.
  const gaps = rows.slice(1).map(({ from }, index) => from - rows[index].to)
  expect(Math.max(...gaps)).toBeLessThan(60 * 60_000)
})
