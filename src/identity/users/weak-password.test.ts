import { expect, test } from 'vitest'
import { isWeakPassword } from './weak-password.ts'

const ANOUK = ['Anouk de Wit', 'anouk-de-wit-4071', 'anouk@voorbeeld.nl']

test.each([
  ['spaces', ' '.repeat(10)],
  ['digits in a row', '1234567890'],
  ['digits back', '9876543210'],
  ['a row of keys', 'qwertyuiop'],
  ['a row of keys with digits', 'asdfghjkl123'],
  ['the alphabet', 'abcdefghijkl'],
  ['one letter', 'aaaaaaaaaaaa'],
  ['a piece repeated', 'tulptulptulp'],
  ['a word repeated', 'bloemenbloemen'],
  ['a common one', 'qwerty123456'],
  ['a common one, other case', 'ILoveYou12345'],
  ['a common Dutch word with a year', 'Welkom2026!'],
  ['a month with a year', 'november2026'],
  ['signs for letters', 'P@ssw0rd2026'],
  ['the own name', 'anoukdewit'],
  ['the own name with a year', 'Anouk de Wit 1990'],
  ['the own address', 'anouk@voorbeeld.nl'],
  ['the own user name', 'anouk-de-wit-4071'],
  ['our name', 'bloesem-demo'],
])('%s is a weak password', (_what, password) => {
  expect(isWeakPassword(password, ANOUK)).toBe(true)
})

test.each([
  'zes witte tulpen',
  'drie witte pioenen',
  'Anouk houdt van narcissen',
  'k7#mQ2!vRz',
  'bloesem in de achtertuin',
  '八重桜の下で昼寝をする猫',
  '8305274619',
])('%s is not a weak password', (password) => {
  expect(isWeakPassword(password, ANOUK)).toBe(false)
})

test('two hundred hostile characters are checked without delay', () => {
  for (const piece of ['a', 'ab', 'abcdefg1', 'qwerty!']) {
    isWeakPassword(piece.repeat(200).slice(0, 200), ANOUK)
  }
  expect(isWeakPassword('x y'.repeat(66), [])).toBe(true)
})
