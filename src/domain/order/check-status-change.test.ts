import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '../time-units.ts'
import type { BookedVisit } from './cancellation.ts'
import { checkStatusChange } from './check-status-change.ts'
import { OUTCOMES, outcomeDeadline } from './outcome.ts'
import { canChangeStatus, ORDER_ACTORS, ORDER_STATUSES } from './status.ts'

const STARTS_AT = Date.parse('2026-11-24T13:30:00+01:00')

const ANSWER_BY = STARTS_AT - 90 * MINUTE_MS

test('[ORDER-03, WORK-103] a provider can answer a request until the end of its term', () => {
  const request = aVisit('PENDING', ANSWER_BY)
  for (const to of ['ACCEPTED', 'CONFIRMED', 'DECLINED', 'CANCELLED'] as const) {
    expect(checkStatusChange(request, to, 'provider', ANSWER_BY).ok).toBe(true)
    expect(checkStatusChange(request, to, 'provider', ANSWER_BY + 1).ok).toBe(false)
  }
  expect(
    checkStatusChange(aVisit('ACCEPTED', ANSWER_BY), 'CONFIRMED', 'provider', STARTS_AT).ok,
  ).toBe(true)
})

test('[ORDER-03] the outcome of a visit can be set from its start on', () => {
  for (const to of ['COMPLETED', 'NO_SHOW'] as const) {
    expect(checkStatusChange(aVisit('CONFIRMED'), to, 'provider', STARTS_AT - 1).ok).toBe(false)
    expect(checkStatusChange(aVisit('CONFIRMED'), to, 'provider', STARTS_AT).ok).toBe(true)
  }
})

test('[ORDER-03, WORK-104] a request expires only at the end of its term', () => {
  const request = aVisit('PENDING', ANSWER_BY)
  expect(checkStatusChange(request, 'DECLINED', 'system', ANSWER_BY - 1).ok).toBe(false)
  expect(checkStatusChange(request, 'DECLINED', 'system', ANSWER_BY).ok).toBe(true)
})

test('[ORDER-08] a customer can cancel until the window, a provider until the start', () => {
  const [lastFree, visit] = [STARTS_AT - 120 * MINUTE_MS, aVisit('CONFIRMED')]
  expect(checkStatusChange(visit, 'CANCELLED', 'customer', lastFree).ok).toBe(true)
  expect(checkStatusChange(visit, 'CANCELLED', 'customer', lastFree + 1).ok).toBe(false)
  expect(checkStatusChange(visit, 'CANCELLED', 'provider', STARTS_AT).ok).toBe(true)
})

test('[WORK-11] from the start until noon of the next day a provider sets and corrects the outcome', () => {
  const deadline = Date.parse('2026-11-25T12:00:00+01:00')
  for (const from of ['ACCEPTED', 'CONFIRMED', 'COMPLETED', 'NO_SHOW'] as const) {
    for (const to of OUTCOMES.filter((each) => each !== from)) {
      const change = (at: number) => checkStatusChange(aVisit(from), to, 'provider', at).ok
      expect([change(STARTS_AT), change(deadline), change(deadline + 1)]).toEqual([
        true,
        true,
        false,
      ])
      expect(checkStatusChange(aVisit(from), to, 'operator', deadline + 1).ok).toBe(true)
    }
  }
  for (const from of ['PENDING', 'CANCELLED', 'DECLINED'] as const) {
    const isCompleted = checkStatusChange(aVisit(from), 'COMPLETED', 'provider', STARTS_AT).ok
    expect(isCompleted).toBe(false)
  }
})

test('[WORK-11] a confirmed visit is cancelled by its provider, never declined', () => {
  expect(checkStatusChange(aVisit('CONFIRMED'), 'DECLINED', 'provider', STARTS_AT - 1).ok).toBe(
    false,
  )
})

test('[WORK-11] the deadline is noon by the clock also after the night that summer time begins', () => {
  const startsAt = Date.parse('2026-03-28T20:00:00+01:00')
  expect(outcomeDeadline({ startsAt, timeZone: 'Europe/Amsterdam' })).toBe(
    Date.parse('2026-03-29T12:00:00+02:00'),
  )
})

test('[ORDER-03] the time never allows what the status table forbids', () => {
  const status = fc.constantFrom(...ORDER_STATUSES)
  const minutes = fc.integer({ min: -3_000, max: 3_000 })
  fc.assert(
    fc.property(
      status,
      status,
      fc.constantFrom(...ORDER_ACTORS),
      minutes,
      (from, to, actor, at) => {
        const moved = checkStatusChange(aVisit(from), to, actor, STARTS_AT + at * MINUTE_MS)
        if (moved.ok) expect(canChangeStatus(from, to, actor)).toBe(true)
      },
    ),
  )
})

function aVisit(status: BookedVisit['status'], answerBy = STARTS_AT): BookedVisit {
  const policy = { cancellationWindowMinutes: 120 }
  return { status, startsAt: STARTS_AT, answerBy, timeZone: 'Europe/Amsterdam', policy }
}
