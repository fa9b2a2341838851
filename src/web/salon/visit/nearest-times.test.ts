import { expect, test } from 'vitest'
import { nearestTimes } from './nearest-times.ts'

const at = (time: string, day = 24) => `2026-11-${day}T${time}:00+01:00`
const nearest = (...free: string[]) => nearestTimes(at('12:45'), free, 'Europe/Amsterdam')

test('[WORK-160] the two nearest of the day and the first of the next day are offered', () => {
  const day = [at('09:00'), at('12:00'), at('13:15'), at('17:00')]
  expect(nearest(...day, at('10:00', 26), at('11:00', 26), at('09:00', 27))).toEqual([
    at('12:00'),
    at('13:15'),
    at('10:00', 26),
  ])
})

test('[WORK-160] a day with fewer leaves room for those after it, and the other way round', () => {
  expect(nearest(at('09:00', 25), at('10:00', 25), at('09:00', 26))).toEqual([
    at('09:00', 25),
    at('10:00', 25),
    at('09:00', 26),
  ])
  expect(nearest(at('12:45'), at('13:00'), at('14:00'), at('15:00'))).toEqual([
    at('13:00'),
    at('14:00'),
    at('15:00'),
  ])
  expect(nearest()).toEqual([])
})
