import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time-units.ts'
import { aDraft } from './testing/a-draft.ts'
import { anOrderApi } from './testing/an-order-api.ts'

const { aBookableProvider, database, place, read, refused } = await anOrderApi()

interface OwnTerms {
  readonly priceCents?: number | null
  readonly minutes?: number | null
}

/** A salon with one treatment, and what its calendar has of its own for it. */
async function aSalonWith({ priceCents = null, minutes = null }: OwnTerms) {
  const salon = await aBookableProvider()
  const { provider, cut } = salon
  await database.pool.query(
    `insert into person_items (provider_id, calendar_id, catalog_item_id, price_cents, minutes)
     values ($1, $1, $2, $3, $4)`,
    [provider.id, cut.id, priceCents, minutes],
  )
  return salon
}

test('[WORK-223] a booking has the price and the minutes of its calendar', async () => {
  const { provider, cut } = await aSalonWith({ priceCents: 6000, minutes: 60 })
  const asTheSalonSays = await refused(aDraft(provider, [cut]))
  expect(asTheSalonSays).toMatchObject({
    code: 'amounts-changed',
    data: { totalAmount: 60, totalDuration: 60 },
  })
  const own = { ...cut, priceCents: 6000, durationMinutes: 60 }
  const order = await read(await place(aDraft(provider, [own])))
  expect(order).toMatchObject({ totalAmount: 60, items: [{ price: 60, duration: 60 }] })
  const { rows } = await database.pool.query(
    `select extract(epoch from upper(during) - lower(during)) * 1000 as ms from appointments where order_id = $1`,
    [order.orderId],
  )
  expect(Number(rows[0].ms)).toBe(60 * MINUTE_MS)
})

test('[WORK-223] what a calendar has not of its own is that of the treatment', async () => {
  const { provider, cut } = await aSalonWith({ minutes: 30 })
  const order = await read(await place(aDraft(provider, [{ ...cut, durationMinutes: 30 }])))
  expect(order).toMatchObject({ totalAmount: 42.5, items: [{ duration: 30 }] })
})

test('[WORK-223] the calendar and the treatment are of one provider', async () => {
  const [here, there] = [await aBookableProvider(), await aBookableProvider()]
  const insert = (provider: string, calendar: string, item: string) =>
    database.pool.query(
      'insert into person_items (provider_id, calendar_id, catalog_item_id) values ($1, $2, $3)',
      [provider, calendar, item],
    )
  for (const provider of [here, there])
    await expect(
      insert(provider.provider.id, here.provider.id, there.cut.id),
    ).rejects.toMatchObject({ code: '23503' })
  await insert(here.provider.id, here.provider.id, here.cut.id)
  await database.pool.query('delete from catalog_items where id = $1', [here.cut.id])
  const { rows } = await database.pool.query('select from person_items where provider_id = $1', [
    here.provider.id,
  ])
  expect(rows).toEqual([])
})
