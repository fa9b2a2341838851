import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  centsBelowHomeMinimum,
  checkDelivery,
  type DeliveryRequest,
  deliveriesFor,
  offersDoorstep,
  offersLocation,
  PROVIDER_DELIVERIES,
  SERVICE_LOCATIONS,
} from './delivery.ts'

const REFUSED = { ok: false, refusal: 'delivery-not-possible' }

test('[SEARCH-09] in-salon finds SALON and BOTH, doorstep finds DOORSTEP and BOTH', () => {
  expect(deliveriesFor('IN_SALOON')).toEqual(['SALON', 'BOTH'])
  expect(deliveriesFor('DOORSTEP')).toEqual(['DOORSTEP', 'BOTH'])
})

test('[INFO-03] BOTH and DOORSTEP allow doorstep visits', () => {
  expect(PROVIDER_DELIVERIES.filter(offersDoorstep)).toEqual(['BOTH', 'DOORSTEP'])
})

test('a doorstep visit within the radius and above the minimum is possible', () => {
  expect(checkDelivery(aDoorstepVisit())).toEqual({ ok: true, value: null })
})

test('exactly the radius and exactly the minimum are allowed', () => {
  const edge = aDoorstepVisit({ distanceKm: 15, originalCents: 4_000 })
  expect(checkDelivery(edge).ok).toBe(true)
})

test('an address beyond the radius is refused', () => {
  expect(checkDelivery(aDoorstepVisit({ distanceKm: 15.1 }))).toEqual(REFUSED)
})

test('[WORK-217] an address elsewhere than the places of the provider is refused', () => {
  const inPlaces = { radiusKm: null, distanceKm: 300 }
  expect(checkDelivery(aDoorstepVisit({ ...inPlaces, isElsewhere: false })).ok).toBe(true)
  expect(checkDelivery(aDoorstepVisit({ ...inPlaces, isElsewhere: true }))).toEqual(REFUSED)
  const atSalon = aDoorstepVisit({ location: 'SALON', isElsewhere: true })
  expect(checkDelivery(atSalon).ok).toBe(true)
})

test('a cart below the minimum order value is refused', () => {
  expect(checkDelivery(aDoorstepVisit({ originalCents: 3_999 }))).toEqual(REFUSED)
})

test('the missing amount for a home visit is exact to the cent', () => {
  expect(centsBelowHomeMinimum(aDoorstepVisit({ originalCents: 3_999 }))).toBe(1)
  expect(centsBelowHomeMinimum(aDoorstepVisit({ originalCents: 4_000 }))).toBe(0)
  expect(centsBelowHomeMinimum(aDoorstepVisit({ location: 'SALON', originalCents: 0 }))).toBe(0)
})

test('an address without a known distance, or a provider without a limit, is not refused', () => {
  expect(checkDelivery(aDoorstepVisit({ distanceKm: null })).ok).toBe(true)
  expect(checkDelivery(aDoorstepVisit({ radiusKm: null, distanceKm: 300 })).ok).toBe(true)
})

test('at the salon neither distance nor minimum applies', () => {
  const far = aDoorstepVisit({ location: 'SALON', distanceKm: 900, originalCents: 0 })
  expect(checkDelivery(far).ok).toBe(true)
})

test('a visit where the provider does not work is always refused', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PROVIDER_DELIVERIES),
      fc.constantFrom(...SERVICE_LOCATIONS),
      fc.nat(100),
      fc.nat(10_000),
      (provider, location, distanceKm, originalCents) => {
        fc.pre(!offersLocation(provider, location))
        const visit = aDoorstepVisit({ provider, location, distanceKm, originalCents })
        expect(checkDelivery(visit)).toEqual(REFUSED)
      },
    ),
  )
})

function aDoorstepVisit(overrides: Partial<DeliveryRequest> = {}): DeliveryRequest {
  return {
    provider: 'BOTH',
    location: 'DOORSTEP',
    distanceKm: 4.2,
    radiusKm: 15,
    originalCents: 6_500,
    minimumOrderCents: 4_000,
    ...overrides,
  }
}
