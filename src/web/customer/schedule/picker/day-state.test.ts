import { expect, test } from 'vitest'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { aWorkingWeek } from '../../booking/testing/providers.ts'
import { aSlot } from '../../booking/testing/slots.ts'
import { dayState } from './day-state.ts'

const thursday = '2026-11-26'
const today = '2026-11-25'

test('[SLOT-01] a day with free slots can be chosen and counts them', () => {
  const slots = [aSlot(thursday, '09:00'), aSlot(thursday, '10:00', 'busy')]
  expect(dayState(thursday, today, slots, aWorkingWeek())).toEqual({
    date: thursday,
    kind: 'free',
    free: 1,
    isSelectable: true,
  })
})

test('[SLOT-01] a full day cannot be chosen', () => {
  const slots = [aSlot(thursday, '10:00', 'busy')]
  expect(dayState(thursday, today, slots, [])).toMatchObject({ kind: 'full', isSelectable: false })
})

test('[SLOT-01] days without slots cannot be chosen: past, closed, or without time for this visit', () => {
  const kindOn = (date: '2026-11-24' | '2026-11-27' | '2026-11-29') =>
    dayState(date, today, [], aWorkingWeek())
  expect(kindOn('2026-11-24')).toMatchObject({ kind: 'past', isSelectable: false })
  expect(kindOn('2026-11-27')).toMatchObject({ kind: 'none', isSelectable: false })
  expect(kindOn('2026-11-29')).toMatchObject({ kind: 'closed', isSelectable: false })
})

test('[DATA-06] without working hours no day is closed', () => {
  expect(dayState('2026-11-29', today, [], [])).toMatchObject({ kind: 'none' })
})

test('[DATA-06] in a week that failed to load no day is full', () => {
  const kindOf = (date: PlainDate) => dayState(date, today, null, aWorkingWeek()).kind
  expect([kindOf('2026-11-24'), kindOf(thursday), kindOf('2026-11-29')]).toEqual([
    'past',
    'unknown',
    'closed',
  ])
})

test('[WORK-143] a date with hours of its own is not closed by its weekday', () => {
  const dateHours = [{ date: '2026-11-29', openTime: '12:00', closeTime: '16:00' }]
  expect(dayState('2026-11-29', today, [], aWorkingWeek(), dateHours).kind).toBe('none')
  expect(dayState('2026-12-06', today, [], aWorkingWeek(), dateHours).kind).toBe('closed')
})
