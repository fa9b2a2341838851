import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { nl } from '#messages/nl.ts'
import { createMessages } from '../../messages.ts'
import { aListedOrder } from '../booking/testing/orders.ts'
import { countdownText } from './countdown-text.ts'

const dutch = createMessages('nl', nl).t
const english = createMessages('en', en).t
const visit = aListedOrder() // Tuesday 24 November, 13:30 to 14:30

function at(now: string, order = visit) {
  return countdownText(dutch, order, 'nl', Date.parse(now))
}

test('[ORDER-06] the countdown shows days, then hours, in the provider’s zone', () => {
  expect(at('2026-11-21T23:59:00+01:00')).toBe('over 3 dagen')
  expect(at('2026-11-22T23:59:00+01:00')).toBe('over 2 dagen')
  expect(at('2026-11-23T00:00:00+01:00')).toBe('morgen om 13:30')
  expect(at('2026-11-23T23:59:59+01:00')).toBe('morgen om 13:30')
  expect(at('2026-11-24T00:00:00+01:00')).toBe('vandaag om 13:30')
  expect(at('2026-11-24T13:30:00+01:00')).toBe('nu bezig')
  expect(at('2026-11-24T14:30:00+01:00')).toBe('geweest')
  expect(countdownText(english, visit, 'en', Date.parse('2026-11-24T08:00:00Z'))).toBe(
    'today at 13:30',
  )
})

test('[ORDER-06] the texts are right across both clock changes', () => {
  const inSpring = aListedOrder({
    appointmentStartDate: '2026-03-29T09:00:00+02:00',
    appointmentEndDate: '2026-03-29T10:00:00+02:00',
  })
  expect(at('2026-03-28T23:59:00+01:00', inSpring)).toBe('morgen om 09:00')
  expect(at('2026-03-29T00:00:00+01:00', inSpring)).toBe('vandaag om 09:00')
  expect(at('2026-03-29T03:00:00+02:00', inSpring)).toBe('vandaag om 09:00')
  const inAutumn = aListedOrder({
    appointmentStartDate: '2026-10-26T00:15:00+01:00',
    appointmentEndDate: '2026-10-26T01:00:00+01:00',
  })
  expect(at('2026-10-25T00:00:00+02:00', inAutumn)).toBe('morgen om 00:15')
  // 24 hours after midnight it is still that Sunday.
  expect(at('2026-10-25T23:00:00+01:00', inAutumn)).toBe('morgen om 00:15')
  expect(at('2026-10-26T00:00:00+01:00', inAutumn)).toBe('vandaag om 00:15')
})
