import { expect, test } from 'vitest'
import { weekStrip } from '#domain/schedule/week.ts'
import { en } from '#messages/en.ts'
import { nl } from '#messages/nl.ts'
import { createMessages } from '../../messages.ts'
import { aSlot } from '../booking/testing/slots.ts'
import {
  dayText,
  momentText,
  nearDayText,
  timeDifferenceText,
  timeRangeText,
  weekText,
} from './day-text.ts'

const english = createMessages('en', en).t
const dutch = createMessages('nl', nl).t
const today = '2026-11-20'

test('a date is the same in every zone', () => {
  expect(dayText('2026-11-24', 'en')).toBe('Tuesday 24 November')
  expect(dayText('2026-11-24', 'nl', 'weekdayShort')).toBe('di')
})

test('near days are shown by name, others by date', () => {
  expect(nearDayText(dutch, '2026-11-20', today, 'nl')).toBe('vandaag')
  expect(nearDayText(english, '2026-11-21', today, 'en')).toBe('tomorrow')
  expect(nearDayText(english, '2026-11-24', today, 'en')).toBe('Tue 24 November')
  expect(nearDayText(dutch, '2026-11-24', today, 'nl', 'brief')).toBe('di 24 nov')
})

test('[SLOT-02] a time is shown as start – end in the provider’s zone', () => {
  const slot = aSlot('2026-11-24', '13:30')
  expect(timeRangeText(slot)).toBe('13:30\u00a0–\u00a014:30')
  expect(momentText(slot, 'en')).toBe('Tuesday 24 November, 13:30')
})

test('a week within one month names the month once', () => {
  expect(weekText(weekStrip('2026-11-24', today).days, 'nl')).toBe('23 – 29 november')
  expect(weekText(weekStrip('2026-12-01', today).days, 'en')).toBe('30 November – 6 December')
  expect(weekText([], 'en')).toBe('')
})

test('an alternative time is shown as earlier or later by its difference', () => {
  const lost = aSlot('2026-11-24', '13:30').startTime
  const shift = (date: string, time: string) => aSlot(date, time).startTime
  expect(timeDifferenceText(english, lost, shift('2026-11-24', '15:00'))).toBe('1 h 30 later')
  expect(timeDifferenceText(dutch, lost, shift('2026-11-24', '11:45'))).toBe('1 u 45 eerder')
  expect(timeDifferenceText(english, lost, shift('2026-11-26', '09:00'))).toBe('2 days later')
  expect(timeDifferenceText(english, lost, shift('2026-11-23', '20:00'))).toBe('1 day earlier')
})
