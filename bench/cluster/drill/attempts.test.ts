import { expect, test } from 'vitest'
import { type Attempt, countRefusals, hasSentence, longestOutage } from './attempts.ts'

const attempt = (endedAt: number, options: Partial<Attempt> = {}): Attempt => ({
  kind: 'order',
  startedAt: endedAt - 10,
  endedAt,
  status: 201,
  retryAfter: null,
  hasSentence: false,
  body: '',
  ...options,
})

test('[SCALE-22] an outage is the longest time in which nobody was served, to the edges of the window', () => {
  const window = { from: 0, to: 10_000 }
  const served = [1000, 2000, 7000, 9000].map((at) => attempt(at))
  const refused = [3000, 4000, 5000].map((at) => attempt(at, { status: 503 }))
  expect(longestOutage([...refused, ...served], window)).toBe(5000)
  expect(longestOutage(served.slice(0, 2), window)).toBe(8000)
  expect(longestOutage([], window)).toBe(10_000)
  expect(longestOutage([attempt(-500), attempt(20_000)], window)).toBe(10_000)
})

test('[SCALE-22] a taken slot is an answer, a refusal and a broken connection are none', () => {
  const window = { from: 0, to: 1000 }
  expect(longestOutage([attempt(500, { status: 409 })], window)).toBe(500)
  expect(longestOutage([attempt(500, { status: 503 })], window)).toBe(1000)
  expect(longestOutage([attempt(500, { status: 0 })], window)).toBe(1000)
  expect(longestOutage([attempt(500, { status: 302 })], window)).toBe(1000)
})

test('[SCALE-22] refusals are counted by what was seen, and those that explain nothing apart', () => {
  const { statuses, unexplained } = countRefusals([
    attempt(1),
    attempt(2, { status: 503, retryAfter: '5', hasSentence: true }),
    attempt(3, { status: 503, retryAfter: '5' }),
    attempt(4, { status: 503, hasSentence: true }),
    attempt(5, { status: 500, retryAfter: '5', hasSentence: true }),
    attempt(6, { status: 0 }),
  ])
  expect(Object.fromEntries(statuses)).toEqual({ '503': 3, '500': 1, 'no answer': 1 })
  expect(unexplained.map(({ endedAt }) => endedAt)).toEqual([3, 4])
})

test.each([
  ['application/json; charset=utf-8', '{"code":"unavailable","message":"try again later"}', true],
  ['application/json', '{"code":"unavailable","message":"unavailable"}', false],
  ['application/json', '{"code":"unavailable"}', false],
  ['application/json', 'no json', false],
  ['text/html', '<h1>Even geduld alsjeblieft</h1>', true],
  ['text/html', '<p class="some words"></p>', false],
  ['text/plain', '', false],
])('[SCALE-22] %s %s has a sentence: %s', (type, body, expected) => {
  expect(hasSentence(type, body)).toBe(expected)
})
