import { expect, test } from 'vitest'
import { isReadAgain } from '../../testing/is-read-again.ts'
import { type Message, messageQuery } from './message-query.ts'

const ID = '019ac7d8-0000-7000-8000-000000000001'
const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

test.each([
  ['waiting', -5, true],
  ['waiting', -3600, false],
  ['left', -5, false],
  ['retried', -5, false],
  ['failed', -5, false],
] as const)(
  '[DESK-296] a message whose reply is %s since %d s is read again: %s',
  (delivery, since, isRead) => {
    const message: Pick<Message, 'mails'> = {
      mails: [
        {
          mailId: ID,
          direction: 'sent',
          text: 'Ja.',
          writtenAt: at(since),
          writtenBy: 'Mei',
          delivery,
        },
      ],
    }
    expect(isReadAgain(messageQuery(ID), message)).toBe(isRead)
  },
)
