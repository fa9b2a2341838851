import { expect, test } from 'vitest'
import { type ChecklistFacts, checklistOf, openSteps } from './checklist.ts'

const NOTHING: ChecklistFacts = {
  hasProfile: false,
  openDays: 0,
  treatments: 0,
  pictures: 0,
  hasAppointments: false,
  team: 1,
}

test.each([
  ['profile', { hasProfile: true }],
  ['hours', { openDays: 1 }],
  ['menu', { treatments: 1 }],
  ['pictures', { pictures: 1 }],
  ['appointments', { hasAppointments: true }],
] as const)('[WORK-100] %s is done when the salon has it', (step, facts) => {
  const done = checklistOf({ ...NOTHING, ...facts }).filter(({ isDone }) => isDone)
  expect(done).toEqual([{ step, isDone: true, isOptional: false }])
  expect(openSteps({ ...NOTHING, ...facts })).toBe(4)
})

test('[WORK-100] who works alone is ready without a team', () => {
  const alone = { hasProfile: true, openDays: 5, treatments: 3, pictures: 1, hasAppointments: true }
  expect(openSteps({ ...alone, team: 1 })).toBe(0)
  expect(checklistOf({ ...alone, team: 2 }).at(-1)).toEqual({
    step: 'team',
    isDone: true,
    isOptional: true,
  })
})
