import { expect, test } from 'vitest'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { AgendaColumn } from './agenda-columns.ts'
import { homeStops, routeOf } from './home-stops.ts'

const at = (time: string, day: number) => `2026-11-${day}T${time}:00+01:00`

/** A day with visits, each as its start, its end, and H for one at a home. */
function aDay(day: number, ...visits: [from: string, to: string, place: 'H' | 'S'][]) {
  const items = visits.map(([from, to, place]) => ({
    kind: 'visit',
    id: `${day} ${from}`,
    from: Number(from.slice(0, 2)) * 60,
    visit: {
      orderId: `${day} ${from}`,
      startTime: at(from, day),
      endTime: at(to, day),
      serviceLocation: place === 'H' ? 'DOORSTEP' : 'SALON',
      status: 'CONFIRMED',
      travelMinutes: place === 'H' ? 20 : 0,
    },
  }))
  const date = `2026-11-${day}` as PlainDate
  return { date, items: items as unknown as AgendaColumn['items'] }
}

test('[WORK-185] the visits at homes of each day are numbered in the order of time, and the next one is marked', () => {
  const days = [
    aDay(24, ['13:00', '14:00', 'H'], ['09:00', '10:00', 'H'], ['10:00', '11:00', 'S']),
    aDay(25, ['09:00', '10:00', 'H']),
  ]
  const stops = (now: string) =>
    [...homeStops(days, Date.parse(now))].map(([id, { number, isNext }]) => [id, number, isNext])
  expect(stops(at('09:30', 24))).toEqual([
    ['24 09:00', 1, true],
    ['24 13:00', 2, false],
    ['25 09:00', 1, false],
  ])
  expect(stops(at('10:00', 24))[1]).toEqual(['24 13:00', 2, true])
  expect(stops(at('14:00', 24))[2]).toEqual(['25 09:00', 1, true])
})

test('[WORK-185] the route of a day says how many homes it has and when the last visit is over', () => {
  const long = aDay(24, ['09:00', '17:00', 'H'], ['10:00', '11:00', 'H'], ['18:00', '19:00', 'S'])
  expect(routeOf([long])).toEqual({ count: 2, endTime: at('17:00', 24) })
  expect(routeOf([aDay(24, ['10:00', '11:00', 'S'])])).toBeNull()
})

test('[WORK-216] a ride for which there is less time than it takes is told with both', () => {
  const tight = (...visits: Parameters<typeof aDay>[1][]) =>
    [...homeStops([aDay(24, ...visits)], 0).values()].map(({ tightRide }) => tightRide)
  expect(tight(['09:00', '10:00', 'H'], ['10:40', '11:00', 'H'])).toEqual([null, null])
  expect(tight(['09:00', '10:00', 'S'], ['10:20', '11:00', 'H'])).toEqual([null])
  expect(tight(['09:00', '10:00', 'S'], ['10:15', '11:00', 'H'])).toEqual([
    { when: 'before', gapMinutes: 15, rideMinutes: 20 },
  ])
  expect(tight(['09:00', '10:00', 'H'], ['10:35', '11:00', 'H'])).toEqual([
    { when: 'after', gapMinutes: 35, rideMinutes: 40 },
    { when: 'before', gapMinutes: 35, rideMinutes: 40 },
  ])
  expect(tight(['09:00', '10:00', 'H'], ['09:30', '11:00', 'S'])).toEqual([
    { when: 'after', gapMinutes: 0, rideMinutes: 20 },
  ])
})

test('[WORK-216] visits that overlap and keep no time for a ride have none that is too tight', () => {
  const day = aDay(24, ['09:00', '10:00', 'H'], ['09:30', '11:00', 'H'])
  const items = day.items.map((item) =>
    item.kind === 'visit' ? { ...item, visit: { ...item.visit, travelMinutes: 0 } } : item,
  )
  const stops = [...homeStops([{ ...day, items }], 0).values()]
  expect(stops.map(({ tightRide }) => tightRide)).toEqual([null, null])
})

test('[WORK-216] a visit that is cancelled leaves time for the ride', () => {
  const day = aDay(24, ['09:00', '10:00', 'S'], ['10:15', '11:00', 'H'])
  const [first] = day.items
  if (first?.kind !== 'visit') throw new Error('the day has no visit')
  const items = [{ ...first, visit: { ...first.visit, status: 'CANCELLED' as const } }]
  const cancelled = { ...day, items: [...items, ...day.items.slice(1)] }
  expect(homeStops([cancelled], 0).get('24 10:15')?.tightRide).toBeNull()
})
