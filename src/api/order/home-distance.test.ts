import { expect, test } from 'vitest'
import { modifyOrder } from '#contract/order.ts'
import { wednesday } from '#demo/weekdays.ts'
import type { ProviderDelivery } from '#domain/delivery/delivery.ts'
import { aDraft } from './testing/a-draft.ts'
import { ANOUK, anOrderApi } from './testing/an-order-api.ts'

const { aBookableProvider, call, database, outcome, place, read, refusal } = await anOrderApi()

const AMSTERDAM = 'Javastraat 20, 1094 HH Amsterdam'
const HAARLEM = 'Grote Markt 1, 2011 RD Haarlem'
const UTRECHT = 'Oudegracht 1, 3511 AA Utrecht'

test.each([
  ['in the same town', AMSTERDAM, 10, 'placed'],
  ['in a town that may be within the radius', HAARLEM, 10, 'placed'],
  ['in a town beyond the radius', UTRECHT, 10, 'delivery-not-possible'],
  ['in a town within a larger radius', UTRECHT, 17, 'placed'],
  ['without a town', 'Oudegracht 1', 10, 'placed'],
  ['in a place that is not listed', 'Dorpsstraat 1, Kanis', 10, 'placed'],
  ['in one of several towns of that name', 'Brink 1, 7245 AA Laren', 10, 'placed'],
])(
  '[INFO-03] a home visit %s: %s, radius %i km: %s',
  async (_, customerAddress, serviceRadiusKm, expected) => {
    const atHome = await aHomeProvider(serviceRadiusKm)
    expect(await outcome(atHome(customerAddress))).toBe(expected)
  },
)

test('[INFO-03, ORDER-01] a visit keeps an address that is now beyond the radius, but gets no new one', async () => {
  const atHome = await aHomeProvider(17)
  const orderId = await place(atHome(UTRECHT))
  await database.pool.query('update providers set service_radius_km = 10')
  const later = { startsAt: wednesday('14:00') }
  const other = { params: { orderId }, body: atHome('Domplein 2, Utrecht', later) }
  expect(await refusal(modifyOrder, other, ANOUK)).toMatchObject({ code: 'delivery-not-possible' })
  expect(await read(orderId)).toMatchObject({ customerInfo: { customerAddress: UTRECHT } })
  await call(modifyOrder, { params: { orderId }, body: atHome(UTRECHT, later) }, ANOUK)
  expect(await read(orderId)).toMatchObject({
    serviceInfo: { appointmentStartTime: '2026-11-25T14:00:00+01:00' },
  })
})

test('[WORK-149] the distance is from the rounded point of who works at homes alone', async () => {
  const outcomeFrom = async (latitude: number, serviceAvailability: ProviderDelivery) => {
    const atHome = await aHomeProvider(15)
    await database.pool.query(
      'update providers set location = point(4.89, $1), service_availability = $2',
      [latitude, serviceAvailability],
    )
    return outcome(atHome(UTRECHT))
  }
  expect(await outcomeFrom(52.3651, 'DOORSTEP')).toBe('placed')
  expect(await outcomeFrom(52.3749, 'DOORSTEP')).toBe('placed')
  expect(await outcomeFrom(52.3749, 'BOTH')).toBe('delivery-not-possible')
})

/** The drafts of home visits by a provider on the Haarlemmerdijk in Amsterdam. */
async function aHomeProvider(serviceRadiusKm: number) {
  const { provider, cut } = await aBookableProvider({
    serviceAvailability: 'DOORSTEP',
    serviceRadiusKm,
  })
  return (customerAddress: string, options: { startsAt?: number } = {}) =>
    aDraft(provider, [cut], {
      ...options,
      customerInfo: { serviceLocation: 'DOORSTEP', customerAddress },
    })
}
