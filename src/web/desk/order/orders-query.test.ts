import { expect, test } from 'vitest'
import { isReadAgain } from '../../testing/is-read-again.ts'
import { type DeskOrder, orderQuery } from './orders-query.ts'

const ID = '019ac7d8-0000-7000-8000-000000000001'
const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

test.each([
  ['waits', {}, true],
  ['waits for an hour', { at: at(-3600) }, false],
  ['leaves in an hour', { at: at(3600) }, false],
  ['failed before', { error: 'No connection', attempts: 1 }, false],
  ['left', { state: 'sent' }, false],
] as const)(
  '[DESK-296] a booking with a mail that %s is read again or not',
  (_, change, isRead) => {
    const mail = { kind: 'mail', mail: 'cancellation', reader: 'customer' } as const
    const waiting = { ...mail, at: at(10), state: 'waiting', attempts: 0, error: null } as const
    const order: Pick<DeskOrder, 'timeline'> = { timeline: [{ ...waiting, ...change }] }
    expect(isReadAgain(orderQuery(ID), order)).toBe(isRead)
  },
)
