import { afterEach, expect, test, vi } from 'vitest'
import { readCookie } from './cookies.ts'

afterEach(() => vi.unstubAllGlobals())

test('a cookie is found by its whole name at any position', () => {
  vi.stubGlobal('document', { cookie: 'other_language=fr; language=nl; broken=%; last=a%3Db' })
  expect(readCookie('language')).toBe('nl')
  expect(readCookie('last')).toBe('a=b')
  expect(readCookie('age')).toBeNull()
  expect(readCookie('broken')).toBeNull()
})
