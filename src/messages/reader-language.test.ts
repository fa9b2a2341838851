import { expect, test } from 'vitest'
import { readerLanguage } from './reader-language.ts'

test('[LANG-01] English unless the reader prefers Dutch', () => {
  expect(readerLanguage({})).toBe('en')
  expect(readerLanguage({ locales: '' })).toBe('en')
  expect(readerLanguage({ locales: 'de-DE,de;q=0.9' })).toBe('en')
  expect(readerLanguage({ locales: 'en-GB,en;q=0.9,nl;q=0.8' })).toBe('en')
  expect(readerLanguage({ locales: 'nl' })).toBe('nl')
  expect(readerLanguage({ locales: 'NL-BE,nl;q=0.9,en;q=0.8' })).toBe('nl')
  expect(readerLanguage({ locales: 'NL-BE, en;q=0.9' })).toBe('nl')
  expect(readerLanguage({ locales: 'nld' })).toBe('en')
})

test('[LANG-01] the first supported language that the client lists is used, in any form of the list', () => {
  expect(readerLanguage({ locales: 'fr-BE, nl-BE;q=0.9, en;q=0.8' })).toBe('nl')
  expect(readerLanguage({ locales: 'fy nl-NL en' })).toBe('nl')
})

test('[LANG-01] the language switch overrides the client’s languages', () => {
  expect(readerLanguage({ cookie: 'en', locales: 'nl' })).toBe('en')
  expect(readerLanguage({ cookie: 'nl', locales: 'en' })).toBe('nl')
  expect(readerLanguage({ cookie: 'fr', locales: 'nl' })).toBe('nl')
})

test('[LANG-01] a supported language in the address overrides everything else', () => {
  expect(readerLanguage({ asked: 'nl', cookie: 'en', locales: 'en' })).toBe('nl')
  expect(readerLanguage({ asked: 'fr', cookie: 'nl' })).toBe('nl')
  expect(readerLanguage({ asked: ['nl', 'en'], cookie: 'en' })).toBe('en')
})
