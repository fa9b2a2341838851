import { expect, test } from 'vitest'
import { lruCache } from './lru-cache.ts'

function counted() {
  const made: string[] = []
  const make = (key: string) => () => {
    made.push(key)
    return key.toUpperCase()
  }
  return { made, make }
}

test('a value is created once and cached', () => {
  const { made, make } = counted()
  const cache = lruCache<string>(2)
  expect([cache('a', make('a')), cache('a', make('a'))]).toEqual(['A', 'A'])
  expect(made).toEqual(['a'])
})

test('the least recently used entry is removed first', () => {
  const { made, make } = counted()
  const cache = lruCache<string>(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) cache(key, make(key))
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
