import { expect, test } from 'vitest'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { blockCustomer } from '../blocked-customer/block-customer.ts'
import { anonymizeOrders } from '../order/anonymize-orders.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { anOrderApi } from '../order/testing/an-order-api.ts'
import { clearOldCards } from './clear-old-cards.ts'

const market = await anOrderApi()
const { aBookableProvider, clock, database, outcome, place } = market
const YEAR = 365.25 * DAY_MS

async function cardsOf(providerId: string) {
  const { rows } = await database.pool.query(
    `select user_name, name, phone, email, note,
       (select count(*) from orders o where o.client_id = c.id) as orders
     from clients c where provider_id = $1 order by user_name`,
    [providerId],
  )
  return rows
}

test('[WORK-65] who books becomes a client of that provider, with what they typed last', async () => {
  const [salon, other] = [await aBookableProvider(), await aBookableProvider()]
  await place(aDraft(salon.provider, [salon.cut]))
  const later = { startsAt: tuesday('14:00') }
  const typed = { customerName: 'Anouk Bos', customerPhone: '06 87654321' }
  const customerInfo = { ...typed, customerEmail: 'bos@voorbeeld.nl' }
  await place(aDraft(salon.provider, [salon.cut], { ...later, customerInfo }))
  await place(aDraft(other.provider, [other.cut], { startsAt: tuesday('16:00') }))
  const anouk = { user_name: 'anouk', note: '' }
  expect(await cardsOf(salon.provider.id)).toEqual([
    {
      ...anouk,
      name: 'Anouk Bos',
      email: 'bos@voorbeeld.nl',
      orders: 2,
      phone: expect.stringContaining('87654321'),
    },
  ])
  expect(await cardsOf(other.provider.id)).toMatchObject([
    { ...anouk, name: 'Anouk Vermeer', email: 'anouk@voorbeeld.nl', orders: 1 },
  ])
})

test('[WORK-65] an order that is refused changes no client', async () => {
  const { provider, cut } = await aBookableProvider()
  await place(aDraft(provider, [cut]))
  const customerInfo = { customerName: 'Een ander' }
  const refused = aDraft(provider, [cut], { customerInfo, startsAt: tuesday('10:15') })
  expect(await outcome(refused)).toBe('slot-taken')
  expect(await cardsOf(provider.id)).toMatchObject([{ name: 'Anouk Vermeer', orders: 1 }])
})

test('[WORK-69] a card is emptied two years after the last visit; that of a blocked client keeps the name', async () => {
  const { provider, cut } = await aBookableProvider()
  const visit = { items: [cut], status: 'COMPLETED' as const }
  const { endsAt } = await anOrder(database, provider, visit)
  await anOrder(database, provider, {
    ...visit,
    customerUserName: 'daan',
    startsAt: tuesday('10:00') - DAY_MS,
  })
  await blockCustomer(market, { providerUserName: provider.userName, customerUserName: 'daan' })
  await database.pool.query("update clients set note = 'Houdt van rust'")
  const atTime = async (now: number) => {
    clock.set(now)
    await clearOldCards(market)
    clock.set(TEST_NOW)
    return cardsOf(provider.id)
  }
  const emptied = { phone: '', email: null, note: '', orders: 1 }
  const before = await cardsOf(provider.id)
  const [anouk] = before
  expect(await atTime(endsAt + 2 * YEAR - DAY_MS)).toEqual(before)
  const daan = { ...emptied, user_name: 'daan', name: 'Anouk Vermeer' }
  expect(await atTime(endsAt + 2 * YEAR - HOUR_MS)).toEqual([anouk, daan])
  expect(await atTime(endsAt + 2 * YEAR + 1)).toEqual([
    { ...emptied, user_name: 'anouk', name: '' },
    daan,
  ])
})

test('[WORK-69] contact details of an old order are cleared whichever of them it has', async () => {
  const { provider, cut } = await aBookableProvider()
  const details = ['customer_phone', 'customer_email', 'customer_instructions', 'provider_note']
  const orders: string[] = []
  for (const [nth, kept] of details.entries()) {
    const startsAt = tuesday('10:00') + nth * HOUR_MS
    const { id } = await anOrder(database, provider, {
      items: [cut],
      status: 'COMPLETED',
      startsAt,
    })
    const cleared = details.filter((name) => name !== kept).map((name) => `${name} = ''`)
    await database.pool.query(
      `update orders set ${kept} = 'Iets van Anouk', ${cleared.join(', ')} where id = $1`,
      [id],
    )
    orders.push(id)
  }
  clock.set(tuesday('18:00') + 2 * YEAR)
  await anonymizeOrders(market)
  clock.set(TEST_NOW)
  const { rows } = await database.pool.query(
    `select ${details.join(', ')}, customer_name from orders where id = any($1)`,
    [orders],
  )
  const empty = Object.fromEntries(details.map((name) => [name, '']))
  expect(rows).toEqual(orders.map(() => ({ ...empty, customer_name: 'Anouk Vermeer' })))
})

test('[WORK-69] no order loses its customer without being erased, and an erased one keeps no contact details', async () => {
  const { provider, cut } = await aBookableProvider()
  const { id } = await anOrder(database, provider, { items: [cut] })
  const set = (change: string) =>
    database.pool.query(`update orders set ${change} where id = $1`, [id])
  await expect(set('customer_user_name = null')).rejects.toThrow('orders_of_somebody')
  await expect(set('customer_user_name = null, erased_at = now()')).rejects.toThrow('orders_erased')
  await expect(set('accepted_terms_at = null')).rejects.toThrow('orders_terms_accepted')
  await set("customer_user_name = null, accepted_terms_at = null, placed_by = 'fleur'")
})
