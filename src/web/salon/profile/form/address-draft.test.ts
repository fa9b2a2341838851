import { expect, test } from 'vitest'
import {
  distanceFromPostalCodeKm,
  fieldsOfAddress,
  missingPart,
  typedPostalCode,
} from './address-draft.ts'

const FOUND = {
  street: 'Haarlemmerdijk 112',
  postalCode: '1013 JH',
  town: 'Amsterdam',
  cityCode: 'NL02',
  isCityOfTown: true,
  point: { latitude: 52.3827, longitude: 4.8869 },
}
const PLACE = { cityCode: 'NL02', latitude: '52.3827', longitude: '4.8869' }

test('[WORK-266] an address fills in street, postal code and city, and moves the point', () => {
  expect(fieldsOfAddress(FOUND)).toEqual({
    ...PLACE,
    street: 'Haarlemmerdijk 112',
    postalCode: '1013 JH',
  })
  expect(missingPart(FOUND)).toBeNull()
})

test('[WORK-266] a street takes the place of the old postal code, and its number is to be typed', () => {
  const street = { ...FOUND, street: 'Haarlemmerdijk', postalCode: '' }
  expect(fieldsOfAddress(street)).toEqual({ ...PLACE, street: 'Haarlemmerdijk', postalCode: '' })
  expect(missingPart(street)).toBe('number')
  expect(missingPart({ ...FOUND, street: '1e Helmersstraat' })).toBe('number')
})

test('[WORK-266] a town leaves street, postal code and point as they are', () => {
  const town = { ...FOUND, street: '', postalCode: '' }
  expect(fieldsOfAddress(town)).toEqual({ cityCode: 'NL02' })
  expect(missingPart(town)).toBe('street')
})

test.each([
  ['the same point', 52.3827, null],
  ['a kilometre away', 52.3917, null],
  ['two kilometres away', 52.4008, 2],
  ['in another town', 52.5, 13],
])('[WORK-267] a postal code of %s', (_, latitude, km) => {
  expect(distanceFromPostalCodeKm(FOUND.point, { latitude, longitude: 4.8869 })).toBe(km)
})

test('[WORK-267] only a whole postal code is looked up', () => {
  expect(['1013', '1013j', ' 1013jh'].map(typedPostalCode)).toEqual([null, null, '1013 JH'])
})
