import { expect, test } from 'vitest'
import { seededRandom, seedOf } from './seeded-random.ts'

test('a seed is the FNV-1a hash of the text', () => {
  expect(seedOf('')).toBe(0x811c9dc5)
  expect(seedOf('a')).toBe(0xe40c292c)
  expect(seedOf('foobar')).toBe(0xbf9cf968)
})

test('the same seed gives the same sequence, another seed another', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed).random)
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
})

test('random numbers stay in their bounds and reach every choice', () => {
  const { random, between, oneOf } = seededRandom(1)
  const values = new Set<string>()
  for (let i = 0; i < 1000; i++) {
    expect(random()).toSatisfy((value: number) => value >= 0 && value < 1)
    expect(between(-3, 5)).toSatisfy((value: number) => value >= -3 && value < 5)
    values.add(oneOf(['rose', 'tulip', 'poppy']))
  }
  expect(values).toEqual(new Set(['rose', 'tulip', 'poppy']))
})
