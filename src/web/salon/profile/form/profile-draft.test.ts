import { expect, test } from 'vitest'
import { differences } from '#domain/profile/merge-profiles.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { draftOf, faultsOf, profileOf } from './profile-draft.ts'

const PROFILE: Profile = {
  fullName: 'Salon',
  introNl: 'Hoi',
  introEn: 'Hi',
  street: 'Dam 1',
  postalCode: '1012 JS',
  cityCode: 'NL02',
  point: { latitude: 52.3731, longitude: 4.8926 },
  phones: ['0201234567'],
  email: 'a@salon.nl',
  website: '',
  instagram: '',
  facebook: '',
  kvkNumber: '',
  vatId: '',
  serviceAvailability: 'BOTH',
  serviceRadiusKm: 10,
  servicePlaces: [],
  minimumOrder: 35.5,
  travelFee: 7.5,
  travelFeePerKm: 0,
  travelFeeFromKm: 0,
  travelMinutes: 0,
  travelSpeedKmh: null,
}

test('[WORK-61] a draft that nobody has changed has no changes', () => {
  expect(differences(PROFILE, profileOf(draftOf(PROFILE, 'nl')))).toEqual([])
})

test.each([
  ['12', '40,5', { serviceRadiusKm: 12, minimumOrder: 40.5 }, {}],
  ['', '', { serviceRadiusKm: null, minimumOrder: 0 }, { serviceRadiusKm: 'radius' }],
  ['12', '', { travelSpeedKmh: null, travelFeePerKm: 0 }, {}],
  ['ver', '€ 10', {}, { serviceRadiusKm: 'radius', minimumOrder: 'minimum' }],
])('[WORK-59] %j km and %j euros as typed', (serviceRadiusKm, minimumOrder, numbers, faults) => {
  const draft = { ...draftOf(PROFILE, 'en'), serviceRadiusKm, minimumOrder }
  expect(profileOf(draft)).toMatchObject(numbers)
  expect(faultsOf(draft)).toEqual(faults)
})

test.each([
  ['nl', '7,50', '0,60', '35'],
  ['en', '7.50', '0.60', '35'],
] as const)('[WORK-59] amounts are written as in %s', (language, fee, perKm, minimum) => {
  const profile = { ...PROFILE, travelFeePerKm: 0.6, minimumOrder: 35 }
  const draft = draftOf(profile, language)
  expect(draft).toMatchObject({ travelFee: fee, travelFeePerKm: perKm, minimumOrder: minimum })
  expect(profileOf(draft)).toEqual(profile)
})

test('[WORK-217] places that are chosen and not named are a fault, not the radius', () => {
  const draft = { ...draftOf(PROFILE, 'nl'), reach: 'places' } as const
  expect(profileOf(draft)).toMatchObject({ serviceRadiusKm: null, servicePlaces: [] })
  expect(faultsOf(draft)).toEqual({ servicePlaces: 'no-places' })
  expect(faultsOf({ ...draft, serviceAvailability: 'SALON' })).toEqual({})
})

test('[WORK-217] going from the radius to places and back keeps what was typed for each, and undone it is as saved', () => {
  const saved = { ...PROFILE, serviceRadiusKm: null, servicePlaces: ['geonames-1'] }
  const draft = draftOf(saved, 'nl')
  expect(draft.reach).toBe('places')
  const byRadius = { ...draft, reach: 'radius', serviceRadiusKm: '12' } as const
  expect(profileOf(byRadius)).toMatchObject({ serviceRadiusKm: 12, servicePlaces: [] })
  const back = profileOf({ ...byRadius, reach: 'places' })
  expect(differences(saved, back)).toEqual([])
  expect(profileOf(draftOf(saved, 'nl'))).toEqual(saved)
})
