import { expect, test } from 'vitest'
import { parseSearchText, writeSearchText } from './search-text.ts'

test('[SEARCH-07] parameters stay text', () => {
  expect(parseSearchText('?city=NL02&q=2026&start=2026-11-24T13%3A30%3A00%2B01%3A00')).toEqual({
    city: 'NL02',
    q: '2026',
    start: '2026-11-24T13:30:00+01:00',
  })
})

test('[SEARCH-07] written parameters are read back unchanged, without empty ones', () => {
  const search = { city: 'NL05', q: 'knippen & föhnen', when: undefined, sort: '', page: null }
  expect(writeSearchText(search)).toBe('?city=NL05&q=knippen+%26+f%C3%B6hnen')
  expect(parseSearchText(writeSearchText(search))).toEqual({ city: 'NL05', q: 'knippen & föhnen' })
  expect(writeSearchText({})).toBe('')
})
