import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressTowns } from './address-town.ts'

const townOf = addressTowns(
  [
    aTown('Amsterdam', 1),
    aTown('Den Haag', 2, ["'s-Gravenhage", 'The Hague']),
    aTown('Bergen op Zoom', 3),
    aTown('Utrecht', 4),
    aTown('Laren', 5),
    aTown('Laren', 6),
    aTown('Hoorn', 7),
    aTown("'t Harde", 8),
    aTown('Damwâld', 9, ['Damwoude']),
  ],
  ['Hoorn'],
)

test.each([
  'Keizersgracht 1, 1015 CJ Amsterdam',
  'Keizersgracht 1, 1015CJ AMSTERDAM',
  'Keizersgracht 1 1015 cj  amsterdam ',
  'Keizersgracht 1, 1015 Amsterdam',
  'Keizersgracht 1 Amsterdam',
  'Keizersgracht 1,Amsterdam',
  'Keizersgracht 1A, Amsterdam.',
  'Keizersgracht 1 A, Amsterdam',
  'Keizersgracht 1 bis Amsterdam',
  'Keizersgracht 1-II, Amsterdam',
  'Keizersgracht 1 hs, 1015 CJ, Amsterdam',
  'Keizersgracht 1, Amsterdam, 1015 CJ',
  'Keizersgracht 1, 1015 CJ Amsterdam, Nederland',
  'Keizersgracht 1, 1015 CJ Amsterdam (NL)',
  'Keizersgracht 1, Amsterdam, The Netherlands',
  'Plein 1940 3, Amsterdam',
  '1e Utrecht 5, Amsterdam',
  'Amsterdam 1015 CJ Amsterdam',
])('[INFO-03] "%s" is in Amsterdam', (address) => {
  expect(townOf(address)).toMatchObject(pointAt(1))
})

test.each([
  ["Plein 1, 2511 CR 's-Gravenhage", 2],
  ['Plein 1, 2511 CR Den Haag', 2],
  ['Plein 1, The Hague', 2],
  ['Markt 1, 4611 NP Bergen op Zoom', 3],
  ["Eperweg 12, 8084 HE 't Harde", 8],
  ['Haadwei 3, Damwald', 9],
  ['Haadwei 3, Damwoude', 9],
])('[INFO-03] "%s" is in a town with a name of several words or several names', (address, at) => {
  expect(townOf(address)).toMatchObject(pointAt(at))
})

test.each([
  '',
  'Keizersgracht 1',
  'Keizersgracht 1, 1015 CJ',
  'Amsterdam',
  'Amsterdam, Keizersgracht 1',
  'Amsterdamseweg 1, Amstelveen',
  'Hoofdstraat 1, Nieuw Amsterdam',
  'Keizersgracht 1, Amsterdam Zuidoost',
  'Dorpsstraat 1, Langbroek, Utrecht',
  'Dorpsstraat 1, 3947 BE Langbroek, Utrecht',
  'Keizersgracht 1, 1015 CJ Amsterdam, 3e verdieping',
  'Nederland',
])('[INFO-03] "%s" has no known town', (address) => {
  expect(townOf(address)).toBeNull()
})

test.each([
  ['two towns', 'Brink 1, 1251 KX Laren'],
  ['a town and a village that is not listed', 'Dorpsstraat 1, Hoorn'],
])('[INFO-03] a name of %s is no known town', (_, address) => {
  expect(townOf(address)).toBeNull()
})

test('[INFO-03] a town is found after any street and number, with and without a postal code', () => {
  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
  const name = fc.string({ unit: letters, minLength: 5, maxLength: 20 })
  fc.assert(
    fc.property(
      name,
      name,
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom('', ', 1015 CJ', ' 1015CJ', ', 1015'),
      fc.constantFrom(' ', ', '),
      (town, street, number, postalCode, separator) => {
        const find = addressTowns([aTown(town, 1)])
        expect(find(`${street} ${number}${postalCode}${separator}${town}`)).toMatchObject(
          pointAt(1),
        )
        expect(find(`${street} ${number}${postalCode}${separator}zz${town}`)).toBeNull()
      },
    ),
  )
})

test('[INFO-03] any text has a listed town or none', () => {
  const latitudes = [undefined, ...[1, 2, 3, 4, 8, 9].map((at) => pointAt(at).latitude)]
  const words = fc.constantFrom(
    'Amsterdam',
    'Utrecht',
    'Laren',
    'Hoorn',
    '1',
    '1015 CJ',
    ',',
    'NL',
    'bis',
  )
  const wordy = fc.array(words).map((all) => all.join(' '))
  fc.assert(
    fc.property(fc.oneof(anyCharacters, wordy), (address) => {
      expect(latitudes).toContain(townOf(address)?.latitude)
    }),
  )
})

// Also halves of characters. The library's own `binary` texts first make a table of all characters, for a second and a half.
const anyCharacters = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }))
  .map((points) => String.fromCodePoint(...points))

function aTown(name: string, at: number, otherNames: readonly string[] = []) {
  return { name, otherNames, ...pointAt(at) }
}

function pointAt(at: number) {
  return { latitude: 50 + at / 10, longitude: 5 }
}
