import { expect, test } from 'vitest'
import { changedDays, copyToOpenDays, draftOf, faultsOf, weekOf, withBreak } from './week-draft.ts'

const WEEK = [
  { day: 2, openTime: '09:30', closeTime: '18:00', breaks: [{ from: '12:30', until: '13:00' }] },
  { day: 6, openTime: '10:00', closeTime: '17:00', breaks: [] },
]

function changed(day: number, fields: object) {
  return draftOf(WEEK).map((each) => (each.day === day ? { ...each, ...fields } : each))
}

test('[WORK-30] the form has seven days from Monday and sends the open ones', () => {
  const days = draftOf(WEEK)
  expect(days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 0])
  expect(days.map(({ isOpen }) => isOpen)).toEqual([false, true, false, false, false, true, false])
  expect(weekOf(days)).toEqual(WEEK)
})

test('[WORK-30] days that differ from what was read are counted, and no longer when they are changed back', () => {
  expect(changedDays(draftOf(WEEK), WEEK)).toEqual([])
  expect(changedDays(changed(2, { openTime: '10:00' }), WEEK)).toEqual([2])
  expect(changedDays(changed(6, { isOpen: false }), WEEK)).toEqual([6])
  // The times of a closed day count for nothing.
  expect(changedDays(changed(3, { openTime: '11:00' }), WEEK)).toEqual([])
  expect(changedDays(changed(3, { isOpen: true }), WEEK)).toEqual([3])
})

test('[WORK-30] a day is copied to the other open days, with its breaks', () => {
  const days = draftOf(WEEK)
  const [, tuesday] = days
  const copied = weekOf(copyToOpenDays(days, tuesday ?? ({} as never)))
  expect(copied).toEqual([WEEK[0], { ...WEEK[0], day: 6 }])
})

test('[WORK-30] faults are those of open days alone', () => {
  expect(faultsOf(changed(2, { closeTime: '08:00' }))).toEqual([
    { day: 2, fault: 'closes-before-opening' },
  ])
  expect(faultsOf(changed(3, { closeTime: '08:00' }))).toEqual([])
})

test('[WORK-30] an added break is at lunch, then in the afternoon', () => {
  const [day] = changed(6, {}).filter((each) => each.day === 6)
  const once = withBreak(day ?? ({} as never))
  expect(weekOf([withBreak(once)])).toMatchObject([
    {
      breaks: [
        { from: '12:30', until: '13:00' },
        { from: '15:00', until: '15:15' },
      ],
    },
  ])
})

test('[WORK-30] a time that is typed short is no fault and is sent in full', () => {
  const days = changed(6, { openTime: '9', closeTime: '1730' })
  expect(faultsOf(days)).toEqual([])
  expect(weekOf(days)).toContainEqual({ ...WEEK[1], openTime: '09:00', closeTime: '17:30' })
})
