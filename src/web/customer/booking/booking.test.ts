import { expect, test } from 'vitest'
import { STEP } from '#domain/checkout/steps.ts'
import {
  type Booking,
  NO_BOOKING,
  type OpenedProvider,
  timeFittingCart,
  withDate,
  withProvider,
  withSearch,
  withTime,
} from './booking.ts'
import { cartItemOf } from './cart-items.ts'
import { aCut, aMask, aProviderInfo } from './testing/providers.ts'
import { aSlot } from './testing/slots.ts'

const slot = aSlot('2026-11-24', '13:30')
const hourLong = [cartItemOf(aCut()), cartItemOf(aMask())]
const booked: Booking = {
  ...NO_BOOKING,
  provider: 'salon-kersenbloesem',
  cart: hourLong,
  date: '2026-11-24',
  slot,
}
const opened: OpenedProvider = {
  provider: 'salon-kersenbloesem',
  providerInfo: aProviderInfo(),
  workingDays: [],
  timeZone: 'Europe/Amsterdam',
}

test('[CHECKOUT-05] a booking starts at the default location and step 1', () => {
  expect(NO_BOOKING).toMatchObject({ location: 'NL02', step: 1, cart: [], slot: null })
})

test('[PROFILE-01] opening a provider sets its hours and zone, and keeps its own cart', () => {
  expect(withProvider(booked, opened)).toMatchObject({ ...opened, cart: hourLong, slot })
})

test('[CART-05] another provider clears cart, date and slot', () => {
  const other = withProvider(booked, { ...opened, provider: 'studio-parel' })
  expect(other).toMatchObject({
    provider: 'studio-parel',
    cart: [],
    date: null,
    slot: null,
    step: 1,
  })
})

test('[CART-05, CHECKOUT-01] another provider starts at its first step, the same one continues', () => {
  const atSummary = { ...booked, step: STEP.SUMMARY }
  expect(withProvider(atSummary, opened).step).toBe(STEP.SUMMARY)
  expect(withProvider(atSummary, { ...opened, provider: 'studio-parel' }).step).toBe(STEP.START)
})

test('[SLOT-02] choosing a date clears the chosen slot, choosing a time sets both', () => {
  expect(withDate(booked, '2026-11-25')).toMatchObject({ date: '2026-11-25', slot: null })
  const later = aSlot('2026-11-26', '09:00')
  expect(withTime(booked, '2026-11-26', later)).toMatchObject({ date: '2026-11-26', slot: later })
})

test('[SEARCH-13] another service clears the provider and its cart; no service, here or in another place, clears neither', () => {
  const searched = { location: 'NL02', serviceType: 'hairStyling' as const, providers: ['a'] }
  const hair = { ...booked, serviceType: 'hairStyling' as const }
  expect(withSearch(hair, searched)).toMatchObject({ cart: hourLong, providers: ['a'] })
  const nails = withSearch(hair, { ...searched, serviceType: 'nailArtist' })
  expect(nails).toMatchObject({ serviceType: 'nailArtist', provider: null, cart: [] })
  for (const location of ['NL02', 'NL05']) {
    const all = withSearch(hair, { ...searched, location, serviceType: null })
    expect(all).toMatchObject({ location, serviceType: 'hairStyling', provider: hair.provider })
    expect(all.cart).toEqual(hourLong)
    expect(withSearch(all, searched).cart).toEqual(hourLong)
    expect(withSearch(all, { ...searched, serviceType: 'nailArtist' }).cart).toEqual([])
  }
})

test('[SEARCH-13] the first service that is chosen is not another one: a cart from a link to a salon stays', () => {
  const searched = { location: 'NL02', serviceType: 'hairStyling' as const, providers: ['a'] }
  expect(booked.serviceType).toBeNull()
  const hair = withSearch(booked, searched)
  expect(hair).toMatchObject({ serviceType: 'hairStyling', provider: booked.provider })
  expect(hair.cart).toEqual(hourLong)
})

test('a time chosen for another duration is no longer chosen', () => {
  expect(timeFittingCart(booked)).toBe(slot)
  expect(timeFittingCart({ ...booked, cart: [cartItemOf(aCut())] })).toBeNull()
  expect(timeFittingCart({ ...booked, slot: null })).toBeNull()
})
