import { expect, test } from 'vitest'
import { isReadAgain } from '../../testing/is-read-again.ts'
import { type RegistrationData, registrationQuery } from './registrations-query.ts'

const ID = '019ac7d8-0000-7000-8000-000000000001'
const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

test.each([
  ['can be undone', { undoUntil: at(5) }, true],
  ['has its mail to come', {}, true],
  ['has its mail sent', { mailedAt: at(-1) }, false],
  ['is a while ago', { actedAt: at(-120) }, false],
  ['is an answer', { status: 'open' }, false],
] as const)('[DESK-296] a registration whose act %s is read again or not', (_, change, isRead) => {
  const acted = { status: 'refused', undoUntil: null, mailedAt: null, actedAt: at(-12) } as const
  const registration = { ...acted, checks: { vatService: null }, ...change }
  const data = { registration } as unknown as RegistrationData
  expect(isReadAgain(registrationQuery(ID), data)).toBe(isRead)
})
