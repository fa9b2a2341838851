import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MINUTE_MS } from '../time-units.ts'
import { isDiskFull, recordDiskFull, wasDiskFull } from './disk-full.ts'
import { isInvalidText, isReadOnly, isUnavailable } from './unavailable.ts'

function said(code: string, more: object = {}): Error {
  return Object.assign(new pg.DatabaseError('said', 4, 'error'), { code }, more)
}

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '53300',
  '25006',
  '08000',
  '08006',
  '53100',
  'ENOSPC',
])('%s counts as an unavailable database', (code) => {
  expect(isUnavailable(said(code))).toBe(true)
  expect(isUnavailable(new AggregateError([said('23505'), said(code)]))).toBe(true)
})

test.each(['23505', '40001', '22021', '42601', 'ENOENT', '53200', ''])(
  '%s counts as a fault of the statement',
  (code) => {
    expect(isUnavailable(said(code))).toBe(false)
    expect(isUnavailable(new AggregateError([said(code)]))).toBe(false)
  },
)

test('a standby that is asked about an unlogged table counts as unavailable, another missing feature does not', () => {
  const refused = said('0A000', { routine: 'get_relation_info' })
  expect([isReadOnly(refused), isUnavailable(refused)]).toEqual([true, true])
  const unknown = said('0A000', { routine: 'transformLockingClause' })
  expect([isReadOnly(unknown), isUnavailable(unknown)]).toEqual([false, false])
})

test('a missing socket and a message of the driver count as unavailable, undefined does not', () => {
  expect(isUnavailable(said('ENOENT', { syscall: 'connect' }))).toBe(true)
  expect(isUnavailable(said('ENOENT', { syscall: 'open' }))).toBe(false)
  for (const sentence of [
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])
    expect(isUnavailable(new Error(sentence)), sentence).toBe(true)
  expect(isUnavailable(new Error('the Connection terminated'))).toBe(false)
  expect(isUnavailable('ECONNREFUSED')).toBe(false)
})

test.each([
  ['22021', true],
  ['22P05', true],
  ['22001', false],
])('%s is recognised as an error about a zero character: %s', (code, expected) => {
  expect(isInvalidText(said(code))).toBe(expected)
  expect(isInvalidText(Object.assign(new Error('not of PostgreSQL'), { code }))).toBe(false)
})

test('a full disk is remembered for half a minute', () => {
  onTestFinished(() => void vi.restoreAllMocks())
  let now = performance.now() - MINUTE_MS
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  expect(['53100', 'ENOSPC', '53200'].map((code) => isDiskFull(said(code)))).toEqual([
    true,
    true,
    false,
  ])
  recordDiskFull()
  expect(wasDiskFull()).toBe(true)
  now += 29_999
  expect(wasDiskFull()).toBe(true)
  now += 1
  expect(wasDiskFull()).toBe(false)
})
