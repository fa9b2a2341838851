import { expect, test } from 'vitest'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { createMessages } from '../../messages.ts'
import { submitLabel } from './submit-label.ts'

const { t } = createMessages('nl', { ...nl, ...nlPages })

test.each([
  [undefined, 'Wijzig'],
  [0, 'Wijzig, zonder mails'],
  [1, 'Wijzig en verstuur 1 mail'],
  [3, 'Wijzig en verstuur 3 mails'],
])('[DESK-218] a change of which %s mails leave is made with: %s', (mails, label) => {
  expect(submitLabel(mails, t)).toBe(label)
})
