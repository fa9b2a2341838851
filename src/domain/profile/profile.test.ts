import { expect, test } from 'vitest'
import { differences, mergeProfiles } from './merge-profiles.ts'
import {
  completeProfile,
  normalProfile,
  type Profile,
  type ProfileField,
  profileFaults,
} from './profile.ts'

const RIGHT: Profile = {
  fullName: 'Salon Kersenbloesem',
  introNl: 'Vier stoelen en geen haast.',
  introEn: 'Four chairs and no hurry.',
  street: 'Haarlemmerdijk 112',
  postalCode: '1013 JH',
  cityCode: 'NL02',
  point: { latitude: 52.3731, longitude: 4.8926 },
  phones: ['020 123 45 67'],
  email: 'hallo@kersenbloesem.example',
  website: '',
  instagram: '',
  facebook: '',
  kvkNumber: '',
  vatId: '',
  serviceAvailability: 'SALON',
  serviceRadiusKm: null,
  servicePlaces: [],
  minimumOrder: 0,
  travelFee: 0,
  travelFeePerKm: 0,
  travelFeeFromKm: 0,
  travelMinutes: 0,
  travelSpeedKmh: null,
}

test('[WORK-59] a profile needs name, both texts, an address, a phone number and a mail address', () => {
  expect(profileFaults(RIGHT)).toEqual({})
  const empty = { fullName: ' ', introNl: '', introEn: '\u200b', street: '', phones: ['', ' '] }
  expect(profileFaults({ ...RIGHT, ...empty, email: '', postalCode: '', cityCode: '' })).toEqual({
    fullName: 'required',
    introNl: 'required',
    introEn: 'required',
    street: 'required',
    phones: 'required',
    email: 'email',
    postalCode: 'postal-code',
    cityCode: 'city',
  })
})

test.each<[ProfileField, unknown, string | undefined]>([
  ['fullName', 'x'.repeat(81), 'too-long'],
  ['introEn', 'x'.repeat(1001), 'too-long'],
  ['phones', ['+32 470 12 34 56'], undefined],
  ['phones', ['020 123'], 'phone'],
  ['phones', ['0201234567', '0612345678', '0612345679', '0612345670'], 'phone'],
  ['website', 'kersenbloesem.nl', undefined],
  ['website', 'https://kersenbloesem.nl/over-ons?x=1', undefined],
  ['website', 'javascript:alert(1)', 'website'],
  ['website', 'geen site', 'website'],
  ['instagram', '@kersenbloesem', undefined],
  ['instagram', 'https://www.instagram.com/kersen.bloesem', undefined],
  ['instagram', 'https://elders.example/instagram.com', 'instagram'],
  ['instagram', 'https://notinstagram.com/x', 'instagram'],
  ['facebook', 'kersen-bloesem', undefined],
  ['facebook', 'facebook.com/kersenbloesem', undefined],
  ['facebook', 'twee woorden', 'facebook'],
  ['kvkNumber', '12 34 56 78', undefined],
  ['kvkNumber', '1234567', 'kvk'],
  ['vatId', 'NL123456782B12', undefined],
  ['vatId', 'NL123456789B12', 'vat'],
  ['vatId', 'BE0123456789', 'vat'],
])('[WORK-59] %s %j: %s', (field, value, fault) => {
  expect(profileFaults({ ...RIGHT, [field]: value })[field]).toBe(fault)
})

test.each([
  [null, 0, { serviceRadiusKm: 'radius' }],
  [0, 0, { serviceRadiusKm: 'radius' }],
  [2.5, 0, { serviceRadiusKm: 'radius' }],
  [201, 0, { serviceRadiusKm: 'radius' }],
  [10, -1, { minimumOrder: 'minimum' }],
  [10, 9.999, { minimumOrder: 'minimum' }],
  [10, 1000.01, { minimumOrder: 'minimum' }],
  [10, 35.5, {}],
])(
  '[WORK-59] who comes to homes within %s km from € %s: %j',
  (serviceRadiusKm, minimumOrder, faults) => {
    const atHome = { ...RIGHT, serviceAvailability: 'BOTH', serviceRadiusKm, minimumOrder } as const
    expect(profileFaults(atHome)).toEqual(faults)
  },
)

test('[WORK-59] a profile is stored trimmed, with complete addresses and plain numbers', () => {
  const typed: Profile = {
    ...RIGHT,
    fullName: ' Salon ',
    postalCode: '1013jh',
    phones: [' 0201234567 ', ''],
    website: 'salon.nl',
    instagram: '@salon',
    facebook: 'facebook.com/salon',
    kvkNumber: '12 34.56 78',
    vatId: 'nl 123456782 b12',
    serviceRadiusKm: 9,
    minimumOrder: 5,
  }
  expect(normalProfile(typed)).toEqual({
    ...RIGHT,
    fullName: 'Salon',
    postalCode: '1013 JH',
    phones: ['0201234567'],
    website: 'https://salon.nl',
    instagram: 'https://www.instagram.com/salon',
    facebook: 'https://facebook.com/salon',
    kvkNumber: '12345678',
    vatId: 'NL123456782B12',
  })
  expect(normalProfile(normalProfile(typed))).toEqual(normalProfile(typed))
})

test('[WORK-61] what a colleague saved stays, and so does what one has typed', () => {
  const mine = { ...RIGHT, introNl: 'Mijn tekst', phones: ['0612345678'], email: 'a@salon.nl' }
  const theirs = { ...RIGHT, introNl: 'Hun tekst', fullName: 'Salon Kers', email: 'a@salon.nl' }
  const { merged, both } = mergeProfiles({ base: RIGHT, mine, theirs })
  expect(merged).toEqual({ ...mine, fullName: 'Salon Kers' })
  expect(both).toEqual(['introNl'])
  expect(differences(merged, theirs)).toEqual(['introNl', 'phones'])
})

test.each([
  [0, {}],
  [12.5, {}],
  [200.01, { travelFee: 'travel-fee' }],
  [-1, { travelFee: 'travel-fee' }],
  [Number.NaN, { travelFee: 'travel-fee' }],
])('[WORK-139] a travel fee of € %s: %j', (travelFee, faults) => {
  const atHome = { ...RIGHT, serviceAvailability: 'BOTH', serviceRadiusKm: 5, travelFee } as const
  expect(profileFaults(atHome)).toEqual(faults)
  expect(normalProfile({ ...RIGHT, travelFee }).travelFee).toBe(0)
})

test.each([
  ['on land', { latitude: 52.373_123_4, longitude: 4.9 }, {}],
  ['in another country', { latitude: 48.85, longitude: 2.35 }, { point: 'point' }],
  ['that is no number', { latitude: Number.NaN, longitude: 4.9 }, { point: 'point' }],
])('[WORK-130] a point %s', (_, point, faults) => {
  expect(profileFaults({ ...RIGHT, point })).toEqual(faults)
  if (Object.keys(faults).length === 0) {
    expect(normalProfile({ ...RIGHT, point }).point).toEqual({ latitude: 52.37312, longitude: 4.9 })
  }
})

test.each([
  [0, {}],
  [180, {}],
  [181, { travelMinutes: 'travel-minutes' }],
  [12.5, { travelMinutes: 'travel-minutes' }],
])('[WORK-140] a travel time of %s minutes: %j', (travelMinutes, faults) => {
  const atHome = { ...RIGHT, serviceAvailability: 'BOTH', serviceRadiusKm: 5 } as const
  expect(profileFaults({ ...atHome, travelMinutes })).toEqual(faults)
  expect(normalProfile({ ...RIGHT, travelMinutes }).travelMinutes).toBe(0)
})

test.each([
  [{ travelFeePerKm: 0.6, travelFeeFromKm: 5, travelSpeedKmh: 30 }, {}],
  [{ travelFeePerKm: 10, travelFeeFromKm: 200, travelSpeedKmh: null }, {}],
  [{ travelFeePerKm: 10.01 }, { travelFeePerKm: 'travel-fee-per-km' }],
  [{ travelFeePerKm: 0.601 }, { travelFeePerKm: 'travel-fee-per-km' }],
  [{ travelFeeFromKm: 2.5 }, { travelFeeFromKm: 'travel-fee-from-km' }],
  [{ travelFeeFromKm: -1 }, { travelFeeFromKm: 'travel-fee-from-km' }],
  [{ travelSpeedKmh: 4 }, { travelSpeedKmh: 'travel-speed' }],
  [{ travelSpeedKmh: 101 }, { travelSpeedKmh: 'travel-speed' }],
])('[WORK-212, WORK-213] %j at homes: %j, and none of it at the salon', (fields, faults) => {
  const atHome = { ...RIGHT, serviceAvailability: 'BOTH', serviceRadiusKm: 5, ...fields } as const
  expect(profileFaults(atHome)).toEqual(faults)
  expect(normalProfile({ ...RIGHT, ...fields })).toMatchObject({
    travelFeePerKm: 0,
    travelFeeFromKm: 0,
    travelSpeedKmh: null,
  })
})

test('[WORK-212, WORK-213] a field that is not sent stays, and a speed that is taken away goes', () => {
  const stored = { ...RIGHT, travelFeePerKm: 0.6, travelFeeFromKm: 5, travelSpeedKmh: 30 }
  const { travelFeePerKm: _fee, travelFeeFromKm: _from, travelSpeedKmh: _speed, ...old } = stored
  expect(completeProfile(old, stored)).toEqual(stored)
  expect(completeProfile({ ...old, travelSpeedKmh: null }, stored).travelSpeedKmh).toBeNull()
})

test('[WORK-217] places are in place of the radius, and leave with it where nobody is visited at home', () => {
  const places = ['geonames-2759794', 'geonames-2756888']
  const atHome = { ...RIGHT, serviceAvailability: 'BOTH', servicePlaces: places } as const
  expect(profileFaults(atHome)).toEqual({})
  expect(profileFaults({ ...atHome, servicePlaces: [] })).toEqual({ serviceRadiusKm: 'radius' })
  const many = Array.from({ length: 51 }, (_, nth) => `geonames-${nth}`)
  expect(profileFaults({ ...atHome, servicePlaces: many })).toEqual({ servicePlaces: 'places' })
  const twice = { ...atHome, serviceRadiusKm: 8, servicePlaces: [...places, ...places] }
  expect(normalProfile(twice)).toMatchObject({ serviceRadiusKm: null, servicePlaces: places })
  expect(normalProfile({ ...RIGHT, servicePlaces: places }).servicePlaces).toEqual([])
})

test('[WORK-217] a page that does not know the places leaves them, unless it has a radius', () => {
  const places = ['geonames-2759794']
  const stored = { ...RIGHT, serviceRadiusKm: null, servicePlaces: places }
  const { servicePlaces: _places, ...old } = stored
  expect(completeProfile(old, stored).servicePlaces).toEqual(places)
  expect(completeProfile({ ...old, serviceRadiusKm: 5 }, stored)).toMatchObject({
    serviceRadiusKm: 5,
    servicePlaces: [],
  })
})
