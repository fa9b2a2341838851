import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { placeOrder } from '#contract/order.ts'
import { deleteAccount } from '#contract/personal-data.ts'
import { createReview } from '#contract/review.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { MANY_CONNECTIONS } from '#platform/testing/database.ts'
import { writeMembership } from '../membership/store.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { anOrderApi } from '../order/testing/an-order-api.ts'
import { injection } from '../testing/api.ts'
import { everyRowWith } from './testing/every-row.ts'

const { app, aBookableProvider, database } = await anOrderApi({ connections: MANY_CONNECTIONS })
const ROUNDS = 16

test('[REVIEW-05] an account deleted during orders, reviews and favourites is completely deleted or completely kept', async () => {
  const { provider, cut } = await aBookableProvider()
  const [gone, here]: [string[], string[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const userName = `weg-${round}-nu`
    await anAccount(database, { userName })
    const startsAt = tuesday('10:00') - (round + 7) * DAY_MS
    const visit = await anOrder(database, provider, {
      customerUserName: userName,
      items: [cut],
      status: 'COMPLETED',
      startsAt,
    })
    const params = { userName: provider.userName }
    const later =
      tuesday('10:00') + (round % 4) * 2 * HOUR_MS + Math.floor(round / 4) * 168 * HOUR_MS
    const hold = { startTime: new Date(later + HOUR_MS).toISOString(), durationMinutes: 45 }
    const asked = [
      injection(createReview, { params, body: { orderId: visit.id, rating: 5 } }, as(userName)),
      injection(endpoints.keepFavourite, { params }, as(userName)),
      injection(endpoints.holdSlot, { body: { ...params, ...hold } }, as(userName)),
      ...(round % 2
        ? [booking(aDraft(provider, [cut], { customerUserName: userName, startsAt: later }))]
        : []),
      injection(deleteAccount, { body: { userName } }, as(userName)),
    ]
    const answers = await Promise.all(asked.map((each) => app.inject(each)))
    for (const { statusCode, body } of answers) expect(statusCode, body).not.toBe(500)
    const list = answers.at(-1)?.statusCode === 200 ? gone : here
    list.push(userName)
  }
  expect(gone.length).toBeGreaterThan(0)
  // The last mails are on their way.
  const left = await everyRowWith(database.pool, gone)
  expect(left.filter((name) => name !== 'graphile_worker._private_jobs')).toEqual([])
  const { rows: accounts } = await database.pool.query(
    "select user_name from accounts where user_name like 'weg-%'",
  )
  expect(accounts.map(({ user_name }) => user_name).toSorted()).toEqual(here.toSorted())
  const { rows } = await database.pool.query(COUNTED)
  expect(rows).toEqual([{ agree: true, unnamed: true }])

  function as(userName: string) {
    return { as: { userName } }
  }
  function booking(body: ReturnType<typeof aDraft>) {
    return injection(placeOrder, { body }, as(body.customerInfo.customerUserName))
  }
})

test('[WORK-01] of two owners who delete their accounts at the same moment one remains', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const owners = [`baas-${round}-a`, `baas-${round}-b`]
    const salons = await Promise.all(['x', 'y'].map((name) => aSalonOf(`${name}-${round}`, owners)))
    const deleted = await Promise.all(
      owners.map((userName) =>
        app.inject(injection(deleteAccount, { body: { userName } }, { as: { userName } })),
      ),
    )
    expect(deleted.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { rows } = await database.pool.query(
      'select count(*) from memberships where provider_id = any($1)',
      [salons.map(({ id }) => id)],
    )
    expect(rows).toEqual([{ count: 2 }])
  }

  async function aSalonOf(name: string, owners: readonly string[]) {
    const salon = await aProvider(database, { userName: `zaak-${name}` })
    for (const userName of owners) await anAccount(database, { userName })
    const membership = { providerId: salon.id, role: 'owner' } as const
    await database.transaction(async (trx) => {
      for (const userName of owners) await writeMembership(trx, { ...membership, userName })
    })
    return salon
  }
})

const COUNTED = `select p.five_star_count = count(r.*) as agree,
  coalesce(bool_and(r.reviewer_name <> '' or r.anonymous), true) as unnamed
  from providers p join reviews r on r.provider_id = p.id group by p.id`
