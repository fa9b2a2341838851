import { expect, test } from 'vitest'
import { DRILLS } from './drills.ts'
import { chooseDrills } from './main.ts'
import { type DrillResult, isPassed, isRestored, restoreTableOf, tableOf } from './table.ts'

const result = (options: Partial<DrillResult> = {}): DrillResult => ({
  title: 'kill -9 of the primary',
  writeOutageMs: 12_340,
  readOutageMs: 900,
  acknowledged: 210,
  lost: 0,
  doubled: 0,
  overlaps: 0,
  statuses: new Map([['503', 30]]),
  requests: 1000,
  unexplained: [],
  unexpectedAnswers: 0,
  abandoned: 0,
  schedules: { open: 40, broke: 3, slowestMs: 3100, heard: 17, due: 17, all: 40 },
  mails: { missing: 0, doubled: 0, repeated: 1 },
  sessions: { alive: 20, all: 20 },
  visitor: { refusals: 4, isTextKept: true, isBooked: true },
  notes: ['another primary after 20.1 s'],
  ...options,
})

test('[SCALE-23] a drill passes when nothing is lost, doubled, missing or signed out', () => {
  expect(isPassed(result())).toBe(true)
})

test.each<[string, Partial<DrillResult>]>([
  ['a lost order', { lost: 1 }],
  ['a doubled order', { doubled: 1 }],
  ['overlapping appointments', { overlaps: 1 }],
  ['no order at all', { acknowledged: 0 }],
  ['an order refused for another reason', { unexpectedAnswers: 1 }],
  ['an order given up', { abandoned: 1 }],
  ['a refusal without a sentence', { unexplained: [{}] }],
  ['a missing mail', { mails: { missing: 1, doubled: 0, repeated: 0 } }],
  ['a mail of two jobs', { mails: { missing: 0, doubled: 1, repeated: 0 } }],
  ['a sign-in that is gone', { sessions: { alive: 19, all: 20 } }],
  ['a text that is gone', { visitor: { refusals: 1, isTextKept: false, isBooked: true } }],
  ['a customer who cannot book', { visitor: { refusals: 9, isTextKept: true, isBooked: false } }],
  ['a schedule that stays closed', { schedules: { ...result().schedules, open: 39 } }],
  ['a schedule that hears nothing', { schedules: { ...result().schedules, heard: 16 } }],
])('[SCALE-23] a drill with %s failed, and its row says so', (_, fault) => {
  expect(isPassed(result(fault))).toBe(false)
  expect(tableOf([result(fault)])).toContain('(failed)')
})

test('[SCALE-23] the table has a row for each drill, with as many cells as columns', () => {
  const lines = tableOf([result(), result({ statuses: new Map() })]).split('\n')
  expect(lines).toHaveLength(4)
  expect(new Set(lines.map((line) => line.split(' | ').length)).size).toBe(1)
  expect(lines[2]).toContain('12.3 s | 0.9 s | 210, 0, 0, 0')
  expect(lines[2]).toContain('30 × 503 of 1000 (3.0 %); each refusal with a sentence')
  expect(lines[2]).toContain('booked after 4 refusals, what was typed kept')
  expect(lines[3]).toContain('all 1000 requests served')
})

test('[SCALE-23] drills are all, those of the short run, or those named', () => {
  const names = (...words: string[]) => chooseDrills(words).map(({ name }) => name)
  expect(names()).toHaveLength(DRILLS.length)
  expect(names('--short')).toEqual(['primary', 'product', 'switchover'])
  expect(names('disk', 'etcd').toSorted()).toEqual(['disk', 'etcd'])
  expect(() => names('moon')).toThrow('There is no drill moon')
})

test('[SCALE-24] a copy is restored when it has every value from before a mistake that took some away', () => {
  const orders = { name: 'orders', before: 10, after: 0, restored: 10, isEqual: true }
  const accounts = { name: 'accounts', before: 3, after: 3, restored: 3, isEqual: true }
  expect(isRestored({ tables: [orders, accounts] })).toBe(true)
  expect(isRestored({ tables: [{ ...orders, restored: 9 }] })).toBe(false)
  expect(isRestored({ tables: [{ ...orders, isEqual: false }, accounts] })).toBe(false)
  expect(isRestored({ tables: [accounts] })).toBe(false)
  expect(restoreTableOf({ tables: [orders] })).toContain('| orders | 10 | 0 | 10 | yes |')
})
