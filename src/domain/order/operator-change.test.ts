import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time-units.ts'
import type { BookedVisit } from './cancellation.ts'
import { operatorChanges } from './operator-change.ts'
import type { OrderStatus } from './status.ts'

const STARTS_AT = Date.parse('2026-11-24T12:30:00Z')

function changesOf(status: OrderStatus, now: number): string[] {
  const visit: BookedVisit = {
    status,
    startsAt: STARTS_AT,
    answerBy: STARTS_AT - HOUR_MS,
    timeZone: 'Europe/Amsterdam',
    policy: { cancellationWindowMinutes: 120 },
  }
  return operatorChanges(visit, now).map(({ to, actsFor }) => `${to} ${actsFor}`)
}

test('[DESK-153] an operator cancels for the customer while it is free, for the salon until the start', () => {
  const inWindow = STARTS_AT - 3 * HOUR_MS
  expect(changesOf('CONFIRMED', inWindow)).toEqual(['CANCELLED customer', 'CANCELLED provider'])
  expect(changesOf('CONFIRMED', STARTS_AT - HOUR_MS)).toEqual(['CANCELLED provider'])
})

test('[DESK-153] a request is answered for the salon until its term ends', () => {
  expect(changesOf('PENDING', STARTS_AT - 3 * HOUR_MS)).toEqual([
    'CONFIRMED provider',
    'CANCELLED customer',
    'CANCELLED provider',
    'DECLINED provider',
  ])
  expect(changesOf('PENDING', STARTS_AT - HOUR_MS + 1)).toEqual([])
})

test('[DESK-153] the outcome is set from the start on and corrected without a deadline; an end without a visit stays', () => {
  expect(changesOf('CONFIRMED', STARTS_AT)).toEqual([
    'CANCELLED provider',
    'COMPLETED provider',
    'NO_SHOW provider',
  ])
  const later = STARTS_AT + 60 * DAY_MS
  expect(changesOf('NO_SHOW', later)).toEqual(['CANCELLED provider', 'COMPLETED provider'])
  expect(changesOf('COMPLETED', later)).toEqual(['CANCELLED provider', 'NO_SHOW provider'])
  for (const status of ['CANCELLED', 'DECLINED'] as const)
    expect(changesOf(status, later)).toEqual([])
})
