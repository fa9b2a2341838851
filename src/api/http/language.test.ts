import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

function asked(acceptLanguage?: string, language?: string) {
  const headers = { 'accept-language': acceptLanguage }
  return languageOf({ headers, cookies: { language } } as Partial<FastifyRequest> as FastifyRequest)
}

test('[LANG-01] English unless the reader prefers Dutch', () => {
  expect(asked()).toBe('en')
  expect(asked('')).toBe('en')
  expect(asked('de-DE,de;q=0.9')).toBe('en')
  expect(asked('en-GB,en;q=0.9,nl;q=0.8')).toBe('en')
  expect(asked('nl')).toBe('nl')
  expect(asked('NL-BE,nl;q=0.9,en;q=0.8')).toBe('nl')
  expect(asked('nld')).toBe('en')
})

test('[LANG-01] the choice of the language switch wins over what the browser prefers', () => {
  expect(asked('nl', 'en')).toBe('en')
  expect(asked('en', 'nl')).toBe('nl')
  expect(asked('nl', 'fr')).toBe('nl')
})
