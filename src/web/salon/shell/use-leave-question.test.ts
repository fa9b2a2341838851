import { expect, test } from 'vitest'
import { isFormLeft } from './use-leave-question.ts'

const agenda = (search: object) => ({ pathname: '/salon/salon-iris/agenda', search })
const page = (name: string) => ({ pathname: `/salon/salon-iris/${name}`, search: {} })

test.each([
  ['another page', page('settings'), page('menu'), true],
  ['another part of the page', page('settings'), page('settings'), false],
  ['another visit', agenda({ visit: 'a' }), agenda({ visit: 'b' }), true],
  ['a closed panel', agenda({ visit: 'new' }), agenda({}), true],
  [
    'another form of the visit',
    agenda({ visit: 'a' }),
    agenda({ visit: 'a', move: 'choose' }),
    true,
  ],
  ['another client', agenda({ visit: 'new' }), agenda({ visit: 'new', client: 'c' }), true],
  [
    'another start',
    agenda({ visit: 'new', start: '9' }),
    agenda({ visit: 'new', start: '10' }),
    false,
  ],
  [
    'another day under it',
    agenda({ visit: 'a' }),
    agenda({ visit: 'a', day: '2026-12-01' }),
    false,
  ],
])('[WORK-271] %s leaves the forms that are open, or does not', (_, current, next, isLeft) => {
  expect(isFormLeft(current, next)).toBe(isLeft)
})
