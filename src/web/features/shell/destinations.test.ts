import { expect, test } from 'vitest'
import { destinationOf } from './destinations.ts'

test('[APP-03] navigation keys lead to their pages', () => {
  expect(destinationOf('search')).toBe('/search')
  expect(destinationOf('services')).toBe('/search')
  expect(destinationOf('book')).toBe('/book')
  expect(destinationOf('dashboard')).toBe('/dashboard')
  expect(destinationOf('bookings')).toBe('/bookings')
  expect(destinationOf('personalData')).toBe('/my-data')
  expect(destinationOf('login')).toBe('/login')
  expect(destinationOf('pricing')).toBe('/pricing')
  expect(destinationOf('contact-us')).toBe('/contact-us')
  expect(destinationOf('provider-registration')).toBe('/provider-registration')
  expect(destinationOf('profile/studio-bloesem')).toBe('/profile/studio-bloesem')
})

test('[APP-04] settings, clients and unknown keys lead nowhere yet', () => {
  for (const key of ['settings', 'clients', 'toString', 'profile/', 'profile/a/b', '']) {
    expect(destinationOf(key)).toBeNull()
  }
})
