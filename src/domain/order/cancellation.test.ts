import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '../time-units.ts'
import { type BookedVisit, checkCancellation, checkChange, lastFreeMoment } from './cancellation.ts'
import { isOpenStatus, ORDER_ACTORS, ORDER_STATUSES } from './status.ts'

const STARTS_AT = Date.parse('2026-11-24T13:30:00+01:00')
const LAST_FREE = Date.parse('2026-11-24T11:30:00+01:00')
const NOT_CHANGEABLE = { ok: false, refusal: 'order-not-changeable' }

test('[ORDER-08] free cancellation ends one window before the start', () => {
  expect(lastFreeMoment(aVisit())).toBe(LAST_FREE)
})

test('[ORDER-08] a customer may cancel up to and including the end of free cancellation', () => {
  expect(checkCancellation(aVisit(), 'customer', LAST_FREE)).toEqual({
    ok: true,
    value: { status: 'CANCELLED', alreadyCancelled: false },
  })
  expect(checkCancellation(aVisit(), 'customer', LAST_FREE + 1)).toEqual(NOT_CHANGEABLE)
})

test('[ORDER-08] cancelling again changes nothing and is accepted, however late', () => {
  expect(checkCancellation(aVisit({ status: 'CANCELLED' }), 'customer', STARTS_AT + 1)).toEqual({
    ok: true,
    value: { status: 'CANCELLED', alreadyCancelled: true },
  })
})

test('[ORDER-08] the provider may cancel until the start', () => {
  expect(checkCancellation(aVisit(), 'provider', STARTS_AT).ok).toBe(true)
  expect(checkCancellation(aVisit(), 'provider', STARTS_AT + 1)).toEqual(NOT_CHANGEABLE)
})

test('[WORK-103] a provider may change or cancel a request until the end of its term, a customer as before', () => {
  const answerBy = LAST_FREE - 1
  const request = aVisit({ status: 'PENDING', answerBy })
  for (const check of [checkChange, checkCancellation]) {
    expect(check(request, 'provider', answerBy).ok).toBe(true)
    expect(check(request, 'provider', answerBy + 1)).toEqual(NOT_CHANGEABLE)
    expect(check(request, 'customer', LAST_FREE).ok).toBe(true)
    expect(check(aVisit({ answerBy }), 'provider', STARTS_AT).ok).toBe(true)
  }
})

test('[WORK-13] after a move by the provider a customer is free until the given moment, never after the start', () => {
  const moved = (freeUntil: number) =>
    aVisit({ policy: { cancellationWindowMinutes: 120, freeUntil } })
  expect(lastFreeMoment(moved(LAST_FREE + 1))).toBe(LAST_FREE + 1)
  expect(lastFreeMoment(moved(LAST_FREE - 1))).toBe(LAST_FREE)
  expect(lastFreeMoment(moved(STARTS_AT + 1))).toBe(STARTS_AT)
})

test('[ORDER-08] a customer may move a visit up to and including the end of free cancellation', () => {
  expect(checkChange(aVisit(), 'customer', LAST_FREE)).toEqual({ ok: true, value: null })
  expect(checkChange(aVisit(), 'customer', LAST_FREE + 1)).toEqual(NOT_CHANGEABLE)
})

test('[ORDER-08] the provider may move a visit until it starts', () => {
  expect(checkChange(aVisit(), 'provider', STARTS_AT)).toEqual({ ok: true, value: null })
  expect(checkChange(aVisit(), 'provider', STARTS_AT + 1)).toEqual(NOT_CHANGEABLE)
})

test('[ORDER-08] without a window cancelling is free until the start', () => {
  const visit = aVisit({ policy: { cancellationWindowMinutes: 0 } })
  expect(checkChange(visit, 'customer', STARTS_AT).ok).toBe(true)
  expect(checkChange(visit, 'customer', STARTS_AT + 1).ok).toBe(false)
})

test('[ORDER-08] each party may cancel exactly what it may change, and nothing that is over', () => {
  fc.assert(
    fc.property(anyVisit(), anyMoment(), fc.constantFrom(...ORDER_ACTORS), (visit, now, actor) => {
      fc.pre(visit.status !== 'CANCELLED')
      const cancelled = checkCancellation(visit, actor, now)
      if (actor !== 'system') expect(cancelled.ok).toBe(checkChange(visit, actor, now).ok)
      if (!isOpenStatus(visit.status) || now > visit.startsAt) expect(cancelled.ok).toBe(false)
    }),
  )
})

function aVisit(overrides: Partial<BookedVisit> = {}): BookedVisit {
  return {
    status: 'CONFIRMED',
    startsAt: STARTS_AT,
    answerBy: STARTS_AT,
    timeZone: 'Europe/Amsterdam',
    policy: { cancellationWindowMinutes: 120 },
    ...overrides,
  }
}

function anyVisit(): fc.Arbitrary<BookedVisit> {
  return fc
    .record({
      status: fc.constantFrom(...ORDER_STATUSES),
      policy: fc.record({ cancellationWindowMinutes: fc.nat(2_880) }),
    })
    .map(aVisit)
}

function anyMoment(): fc.Arbitrary<number> {
  return fc.integer({ min: -3_000, max: 60 }).map((minutes) => STARTS_AT + minutes * MINUTE_MS)
}
