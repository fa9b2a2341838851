import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  'sanne@example.nl',
  'Sanne.de-Vries_1%@mail.example.com',
  'sanne+salon@example.nl',
  'sanne@bloesem.amsterdam',
  'a@b.online',
  '1@2.nl',
  'a-@x--y.nl',
])('[INFO-01] %s is a valid address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'sanne',
  'sanne@',
  '@example.nl',
  'sanne@example',
  'sanne@example.n',
  'sanne@example.1l',
  'sanne@.nl',
  'sanne@example..nl',
  'a@-.nl',
  'a@-x.nl',
  'a@x-.nl',
  'a@x.-y.nl',
  '.@x.nl',
  '.a@x.nl',
  'a.@x.nl',
  'a..b@x.nl',
  'sanne de vries@example.nl',
  'sanne@exa mple.nl',
  'sanne@example.nl, daan@example.nl',
  'sanne@example.nl\r\nBcc: daan@example.nl',
  `${'a'.repeat(250)}@example.nl`,
])('[INFO-01] %j is not a valid address', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('a long text that is almost an address is refused without delay', () => {
  const started = performance.now()
  expect(isEmail(`a@${'a-'.repeat(50_000)}`)).toBe(false)
  expect(performance.now() - started).toBeLessThan(50)
})
