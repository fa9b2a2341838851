import { expect, test } from 'vitest'
import { weekStrip } from '#domain/schedule/week.ts'
import { renderHtml } from '../../../testing/render-html.tsx'
import { aWorkingWeek } from '../../booking/testing/providers.ts'
import { aSlot } from '../../booking/testing/slots.ts'
import { DaySlots } from './day-slots.tsx'
import { dayState } from './day-state.ts'
import { WeekDays } from './week-days.tsx'

const today = '2026-11-25'
const slots = [
  aSlot('2026-11-26', '09:30', 'busy'),
  aSlot('2026-11-26', '13:30'),
  aSlot('2026-11-27', '09:30', 'busy'),
]
const strip = weekStrip(today, today)
const days = strip.days.map((day) => dayState(day, today, slots, aWorkingWeek()))
const nothing = () => undefined

function week() {
  return (
    <WeekDays
      strip={strip}
      days={days}
      chosen="2026-11-26"
      onChoose={nothing}
      onShowWeek={nothing}
    />
  )
}

test('[SLOT-01] there are seven days from Monday with full names, and no way back before this week', async () => {
  const { html, text } = await renderHtml(week(), 'en')
  const labels = [...html.matchAll(/type="radio" aria-label="([^"]+)"/g)].map(([, label]) => label)
  expect(labels).toEqual([
    'Monday 23 November, past',
    'Tuesday 24 November, past',
    'Wednesday 25 November, no time for this visit',
    'Thursday 26 November, 1 time free',
    'Friday 27 November, full',
    'Saturday 28 November, no time for this visit',
    'Sunday 29 November, closed',
  ])
  expect(text).toContain('23 – 29 November')
  expect(html).toMatch(/aria-label="Previous week"[^>]*disabled=""/)
  expect(html).not.toMatch(/aria-label="Next week"[^>]*disabled=""/)
})

test('[SLOT-01] days without a free time are disabled, each with its reason', async () => {
  const { html, text } = await renderHtml(week(), 'en')
  expect(text).toMatch(/Thu 26 1 free Fri 27 full Sat 28 full Sun 29 closed/)
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input)
  const off = inputs.map((input) => input.includes('disabled=""'))
  expect(off).toEqual([true, true, true, false, true, true, true])
  expect(inputs.filter((input) => input.includes('checked=""'))).toHaveLength(1)
})

test('[SLOT-02] slots are shown as start – end; a busy one is struck through, labelled and disabled', async () => {
  const { html, text } = await renderHtml(
    <DaySlots
      date="2026-11-26"
      slots={slots.slice(0, 2)}
      chosen={null}
      durationMinutes={60}
      onChoose={nothing}
    />,
  )
  expect(text).toContain('Donderdag 26 november')
  expect(text).toContain('Ochtend 09:30 – 10:30 bezet')
  expect(text).toContain('Middag 13:30 – 14:30')
  expect(html).toContain('aria-label="donderdag 26 november, 13:30, 1 uur"')
  expect(html).toMatch(/disabled="" [^>]*aria-label="donderdag 26 november, 09:30, bezet"/)
})
