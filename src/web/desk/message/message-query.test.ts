import { expect, test } from 'vitest'
import { isReadAgain } from '../../testing/is-read-again.ts'
import { type Message, messageQuery } from './message-query.ts'

const ID = '019ac7d8-0000-7000-8000-000000000001'
const AT = '2026-11-18T15:05:00.000Z'

test.each([
  ['waiting', true],
  ['left', false],
  ['retried', false],
  ['failed', false],
] as const)('[DESK-296] a message whose reply is %s is read again: %s', (delivery, isRead) => {
  const message: Pick<Message, 'mails'> = {
    mails: [
      { mailId: ID, direction: 'sent', text: 'Ja.', writtenAt: AT, writtenBy: 'Mei', delivery },
    ],
  }
  expect(isReadAgain(messageQuery(ID), message)).toBe(isRead)
})
