import { expect, test } from 'vitest'
import { deskEndpoints } from './desk-endpoints.ts'

const WRITTEN = ['reason', 'question', 'answer', 'text']
/** Their use cases refuse it themselves. */
const REFUSED_LATER = ['replyToContactRequest', 'addContactAnswer', 'announceTerms']

test('[DESK-003, DESK-047] no reason, question or answer of an operator is of invisible characters alone', () => {
  const accepted = Object.entries(deskEndpoints).flatMap(([operation, { body }]) =>
    WRITTEN.filter((field) => {
      const shape = (body as { shape?: Record<string, unknown> } | undefined)?.shape ?? {}
      if (!(field in shape) || REFUSED_LATER.includes(operation)) return false
      const { error } = body?.safeParse({ [field]: '\u200b\u200b\u200b' }) ?? {}
      return !error?.issues.some(({ path }) => path[0] === field)
    }).map((field) => `${operation}.${field}`),
  )
  expect(accepted).toEqual([])
})
