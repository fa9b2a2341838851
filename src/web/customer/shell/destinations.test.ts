import { expect, test } from 'vitest'
import { pathOfDestination } from './destinations.ts'

test('[APP-03] navigation keys lead to their pages', () => {
  expect(pathOfDestination('search')).toBe('/search')
  expect(pathOfDestination('services')).toBe('/search')
  expect(pathOfDestination('book')).toBe('/book')
  expect(pathOfDestination('dashboard')).toBe('/dashboard')
  expect(pathOfDestination('bookings')).toBe('/bookings')
  expect(pathOfDestination('personalData')).toBe('/my-data')
  expect(pathOfDestination('workspace')).toBe('/salon')
  expect(pathOfDestination('desk')).toBe('/desk')
  expect(pathOfDestination('login')).toBe('/login')
  expect(pathOfDestination('pricing')).toBe('/pricing')
  expect(pathOfDestination('contact-us')).toBe('/contact-us')
  expect(pathOfDestination('provider-registration')).toBe('/provider-registration')
  expect(pathOfDestination('profile/studio-bloesem')).toBe('/profile/studio-bloesem')
})

test('[APP-04] settings, clients and unknown keys lead nowhere yet', () => {
  for (const key of ['settings', 'clients', 'toString', 'profile/', 'profile/a/b', '']) {
    expect(pathOfDestination(key)).toBeNull()
  }
})
