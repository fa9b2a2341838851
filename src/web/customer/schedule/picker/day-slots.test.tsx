import { expect, test } from 'vitest'
import { renderHtml } from '../../../testing/render-html.tsx'
import { DaySlots } from './day-slots.tsx'

const aSlot = (start: string, end: string) => ({
  startTime: `2027-10-31T${start}`,
  endTime: `2027-10-31T${end}`,
  busy: false,
})
const night = [
  aSlot('01:00:00+02:00', '01:45:00+02:00'),
  aSlot('02:00:00+02:00', '02:45:00+02:00'),
  aSlot('02:00:00+01:00', '02:45:00+01:00'),
]

test('[SLOT-06] the hour that occurs twice when the clock goes back is labelled, also for screen readers', async () => {
  const day = { date: '2027-10-31', chosen: null, durationMinutes: 45, onChoose: () => {} } as const
  const { text, html } = await renderHtml(<DaySlots {...day} slots={night} />, 'en')
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    '01:00 – 01:45 02:00 – 02:45 summer time 02:00 – 02:45 winter time',
  )
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Sunday 31 October, 01:00, 45 minutes',
    'Sunday 31 October, 02:00 summer time, 45 minutes',
    'Sunday 31 October, 02:00 winter time, 45 minutes',
  ])
})
