// 200 signed-in customers post an order for the same slot at once, 50 times. Target: exactly one 201 in every round, the
// others 409 slot-taken, no deadlock, no 5xx, the slowest round under a second.

import { placeOrder } from '#contract/order.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { aDraft } from '../src/api/order/testing/a-draft.ts'
import { openPostClient, quantile } from './http-load.ts'
import { type Market, openMarket } from './market.ts'
import { openReport, spreadOf } from './report.ts'

const CLIENTS = 200
const ROUNDS = 50

const report = openReport('race')
const market = await openMarket({ salons: 1, customers: CLIENTS })
const server = await market.serve()
const client = openPostClient(server.url, CLIENTS)
const [salon] = market.salons as [Market['salons'][number]]
const today = Math.floor(Date.now() / DAY_MS) * DAY_MS

/** The number of answers by kind, and the time until the last one. */
async function race(round: number): Promise<{ answers: Map<string, number>; ms: number }> {
  const startsAt = today + (2 + round) * DAY_MS + 10 * HOUR_MS
  // Who is first often wins, and may have ten visits at a salon: each round begins with another customer.
  const nth = round + 1
  const customers = [...market.customers.slice(nth), ...market.customers.slice(0, nth)]
  const drafts = customers.map(({ userName, token }) => ({
    body: JSON.stringify(
      aDraft(salon.provider, [salon.cut], { customerUserName: userName, startsAt }),
    ),
    headers: { authorization: `Bearer ${token}` },
  }))
  const startedAt = performance.now()
  const given = await Promise.all(
    drafts.map(({ body, headers }) => client.post(placeOrder.path, body, headers)),
  )
  const ms = performance.now() - startedAt
  const answers = new Map<string, number>()
  for (const { status, body } of given) {
    const kind = status === 201 ? '201' : `${status} ${JSON.parse(body).code}`
    answers.set(kind, (answers.get(kind) ?? 0) + 1)
  }
  return { answers, ms }
}

await race(-1) // warm-up of connections, tokens and plans
const rounds = []
for (let round = 0; round < ROUNDS; round++) rounds.push(await race(round))

const asItShould = rounds.filter(
  ({ answers }) => answers.get('201') === 1 && answers.get('409 slot-taken') === CLIENTS - 1,
)
const others = rounds
  .flatMap(({ answers }) => [...answers])
  .filter(([kind]) => kind !== '201' && kind !== '409 slot-taken')
  .reduce((sum, [, count]) => sum + count, 0)
const times = rounds.map(({ ms }) => ms)
const { rows } = await market.database.pool.query<{ deadlocks: number }>(
  'select deadlocks from pg_stat_database where datname = current_database()',
)
const deadlocks = rows[0]?.deadlocks ?? Number.NaN
const slowest = Math.max(...times)
report.row({
  what: `rounds of ${CLIENTS} clients with one 201, others 409`,
  figure: String(asItShould.length),
  target: String(ROUNDS),
  isMissed: asItShould.length < ROUNDS,
})
report.row({
  what: 'answers of another kind',
  figure: String(others),
  target: '0',
  isMissed: others > 0,
})
report.row({
  what: 'deadlocks',
  figure: String(deadlocks),
  target: '0',
  isMissed: Number(deadlocks) > 0,
})
report.row({
  what: 'a round, until the last answer',
  figure: `${quantile(times, 0.5).toFixed(0)} ms`,
  spread: `${spreadOf(times, 0)} ms`,
  target: '1000 ms each',
  isMissed: slowest > 1000,
})
client.close()
await server.stop()
await market.close()
await report.write()
