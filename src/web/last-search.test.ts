import { expect, test } from 'vitest'
import { parseLastSearch } from './last-search.ts'

test('[SEARCH-13] the last search is the place and service type, in a cookie', () => {
  const cookie = encodeURIComponent('city=NL03&service=hairStyling')
  expect(parseLastSearch(`language=nl; last-search=${cookie}; sid=1`)).toEqual({
    city: 'NL03',
    service: 'hairStyling',
  })
  expect(parseLastSearch('language=nl')).toEqual({})
})

test('an invalid cookie gives the default search', () => {
  for (const text of ['%', 'city=nowhere&service=toString', '%0d%0aset-cookie:a=b', '=&&=']) {
    expect(parseLastSearch(`last-search=${text}`)).toEqual({})
  }
})
