import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProvider } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { anApi } from '../../testing/api.ts'
import { inLargeMarket } from '../../testing/large-market.ts'
import { findDeskMails } from './store.ts'

const { database } = await anApi()

test('[DESK-221] the mails of an order are found within 20 ms in a large market', async () => {
  const { id } = await anOrder(database, await aProvider(database))
  const job = { orderId: id, kind: 'confirmation', to: 'customer' }
  await sql`select graphile_worker.add_job('order-mail', ${JSON.stringify(job)}::json)`.execute(
    database.query,
  )
  await sql`
    insert into graphile_worker._private_jobs (task_id, payload)
    select j.task_id, json_build_object('orderId', gen_random_uuid(), 'kind', 'confirmation', 'to', 'customer')
    from graphile_worker._private_jobs j, generate_series(1, ${inLargeMarket(100_000)}::int)
    where j.payload ->> 'orderId' = ${id}`.execute(database.query)
  await database.pool.query('analyze graphile_worker._private_jobs')
  const times: number[] = []
  for (let nth = 0; nth < 15; nth++) {
    const began = performance.now()
    expect(await findDeskMails(database.query, id)).toHaveLength(1)
    times.push(performance.now() - began)
  }
  expect(Math.min(...times)).toBeLessThan(20)
}, 60_000)
