import { expect, test } from 'vitest'
import { differences } from '#domain/profile/merge-profiles.ts'
import { type Profile, profileFaults } from '#domain/profile/profile.ts'
import { draftOf, profileOf } from './profile-draft.ts'

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
  expect(differences(PROFILE, profileOf(draftOf(PROFILE)))).toEqual([])
})

test.each([
  ['12', '40,5', { serviceRadiusKm: 12, minimumOrder: 40.5 }, {}],
  ['', '', { serviceRadiusKm: null, minimumOrder: 0 }, { serviceRadiusKm: 'radius' }],
  ['12', '', { travelSpeedKmh: null, travelFeePerKm: 0 }, {}],
  ['ver', '€ 10', {}, { serviceRadiusKm: 'radius', minimumOrder: 'minimum' }],
])('[WORK-59] %j km and %j euros as typed', (serviceRadiusKm, minimumOrder, numbers, faults) => {
  const profile = profileOf({ ...draftOf(PROFILE), serviceRadiusKm, minimumOrder })
  expect(profile).toMatchObject(numbers)
  expect(profileFaults(profile)).toEqual(faults)
})
