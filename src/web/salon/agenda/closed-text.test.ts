import { expect, test } from 'vitest'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { createMessages } from '../../messages.ts'
import { closedText } from './closed-text.ts'

const { t } = createMessages('nl', { ...nl, ...nlPages })
const DAY = { from: 480, to: 1200 }

test.each([
  ['before the hours begin', { from: 480, to: 540, reason: null }, 'Open om 09:00'],
  ['after the hours end', { from: 960, to: 1200, reason: null }, 'Open tot 16:00'],
  ['between two hours', { from: 720, to: 780, reason: null }, 'dicht'],
  ['on a day without hours', { ...DAY, reason: null }, 'dicht'],
  ['in a closure at the end of a day', { from: 960, to: 1200, reason: 'Cursus' }, 'Cursus'],
])('[WORK-248] a closed time %s says so', (_when, range, text) => {
  expect(closedText({ isBreak: false, ...range }, DAY, { t })).toBe(text)
})
