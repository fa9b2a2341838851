import { expect, test } from 'vitest'
import { deskEndpoints } from './desk-endpoints.ts'
import { answerRegistrationQuestion, confirmRegistration } from './registration.ts'

const WRITTEN = ['reason', 'question', 'answer', 'text']
/** Their use cases refuse it themselves. */
const REFUSED_LATER = ['replyToContactRequest', 'addContactAnswer', 'announceTerms']

test('[DESK-003, DESK-047] no reason, question or answer of an operator is of invisible characters alone', () => {
  const accepted = Object.entries(deskEndpoints).flatMap(([operation, endpoint]) => {
    if (!('body' in endpoint) || REFUSED_LATER.includes(operation)) return []
    const { body } = endpoint
    const isAccepted = (field: string) => {
      const { error } = body.safeParse({ [field]: '\u200b\u200b\u200b' })
      const issues: readonly { path: PropertyKey[] }[] = error?.issues ?? []
      return issues.every(({ path }) => path[0] !== field)
    }
    return WRITTEN.filter((field) => field in body.shape && isAccepted(field)).map(
      (field) => `${operation}.${field}`,
    )
  })
  expect(accepted).toEqual([])
})

test('[DESK-226] a salon answers about its registration with more than invisible characters', () => {
  const refused = ({ error }: { error?: { issues: readonly { path: PropertyKey[] }[] } }) =>
    (error?.issues ?? []).map(({ path }) => path[0])
  const invisible = '\u200b\u2060'
  expect(refused(answerRegistrationQuestion.body.safeParse({ answer: invisible }))).toEqual([
    'answer',
  ])
  const salon = { fullName: invisible, street: invisible, cityCode: 'NL02', category: null }
  expect(refused(confirmRegistration.body.safeParse(salon))).toEqual(['fullName', 'street'])
})
