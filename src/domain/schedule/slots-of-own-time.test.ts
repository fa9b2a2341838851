import { expect, test } from 'vitest'
import { MINUTE_MS } from '../time-units.ts'
import { type SlotsInput, slots } from './slots.ts'

const at = (time: string) => Date.parse(`2026-11-24T${time}+01:00`)
const OWN_TIME = { startsAt: at('18:05'), endsAt: at('18:50') }

/** The starts of 24 November, open from 17:00 to 18:00; busy ones are marked. */
function starts(input: Partial<SlotsInput> = {}): string[] {
  const found = slots({
    timeZone: 'Europe/Amsterdam',
    workingHours: [{ day: 2, isOpen: true, openTime: '17:00', closeTime: '18:00' }],
    busy: [],
    durationMinutes: 45,
    from: '2026-11-24',
    to: '2026-11-24',
    now: at('09:00'),
    ownTime: OWN_TIME,
    ...input,
  })
  return found.map(({ startsAt, endsAt, busy }) => {
    expect(endsAt - startsAt).toBe((input.durationMinutes ?? 45) * MINUTE_MS)
    const time = new Date(startsAt + 60 * MINUTE_MS).toISOString().slice(11, 16)
    return busy ? `${time} busy` : time
  })
}

test('[WORK-282] the own time of a visit counts as open, outside of the hours and off the grid', () => {
  expect(starts()).toEqual(['17:00', '17:15', '18:05'])
  expect(starts({ workingHours: [] })).toEqual(['18:05'])
  expect(starts({ ownTime: undefined })).toEqual(['17:00', '17:15'])
  expect(starts({ ownTime: { startsAt: at('16:30'), endsAt: at('17:15') } })).toEqual([
    '16:30',
    '17:00',
    '17:15',
  ])
})

test('[WORK-282] it counts as open for as long as the visit takes now, and a start within the hours is offered once', () => {
  expect(starts({ durationMinutes: 30 })).toEqual(['17:00', '17:15', '17:30', '18:05'])
  expect(starts({ durationMinutes: 50 })).toEqual(['17:00'])
  expect(starts({ ownTime: { startsAt: at('17:15'), endsAt: at('18:00') } })).toEqual([
    '17:00',
    '17:15',
  ])
})

test('[WORK-282] it is busy during a closure, before the notice too, and not offered once it has begun or on another day', () => {
  const closure = { startsAt: at('18:30'), endsAt: at('20:00'), isClosure: true }
  expect(starts({ busy: [closure] }).at(-1)).toBe('18:05 busy')
  expect(starts({ minimumNoticeMinutes: 12 * 60 })).toEqual(['18:05'])
  expect(starts({ now: at('18:06') })).toEqual([])
  expect(starts({ from: '2026-11-25', to: '2026-11-30' })).toEqual([])
})
