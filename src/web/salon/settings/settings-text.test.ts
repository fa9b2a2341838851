import { expect, test } from 'vitest'
import type { Settings } from '#contract/settings.ts'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { createMessages } from '../../messages.ts'
import { changedFields } from './settings-draft.ts'
import { horizonText, ruleTexts, spanText, type TextContext } from './settings-text.ts'

const dutch: TextContext = {
  t: createMessages('nl', { ...nl, ...nlPages }).t,
  language: 'nl',
  timeZone: 'Europe/Amsterdam',
  now: Date.parse('2026-11-24T11:41:30+01:00'),
}
const english = {
  ...dutch,
  language: 'en',
  t: createMessages('en', { ...en, ...enPages }).t,
} as const

const rules: Settings = {
  autoConfirm: true,
  answerTermMinutes: 1440,
  minimumNoticeMinutes: 120,
  horizonDays: 56,
  bufferMinutes: 10,
  cancellationWindowMinutes: 1440,
  slotStepMinutes: 20,
  mailLanguage: 'nl',
  mails: [],
  receptionMayCancel: false,
  managersMayExport: true,
}

test('[WORK-75] what each rule means now, as days and times of the salon', () => {
  expect(ruleTexts(rules, dutch)).toEqual({
    answerTerm: 'Aanvraag van nu: antwoord voor morgen 11:41, of voor de afspraak begint',
    notice: 'Nu: vanaf vandaag 13:41',
    horizon: 'Nu: tot 19 januari 2027 11:41',
    cancellation: 'Afspraak di 1 dec 14:00: gratis tot ma 30 nov 14:00',
    buffer: 'Na een afspraak tot 14:00 ben je vrij vanaf 14:10',
    step: 'Bijvoorbeeld 09:00, 09:20 en 09:40',
  })
  expect(ruleTexts({ ...rules, minimumNoticeMinutes: 1440 }, english).notice).toBe(
    'Now: from tomorrow 11:41',
  )
})

test.each([
  [45, '45 minuten'],
  [60, '1 uur'],
  [2880, '2 dagen'],
  [10_080, '1 week'],
])('[WORK-75] a length of %d minutes is %s', (minutes, text) => {
  expect(spanText(minutes, dutch.t)).toBe(text)
})

test.each([
  [10, '10 dagen'],
  [56, '8 weken'],
  [91, '3 maanden'],
  [730, '2 jaar'],
])('[WORK-76] a horizon of %d days is %s', (days, text) => {
  expect(horizonText(days, dutch.t)).toBe(text)
})

test('[WORK-75] the bar counts settings that differ; mails in another order do not', () => {
  const before: Settings = { ...rules, mails: ['request', 'change'] }
  expect(changedFields(before, { ...before, mails: ['change', 'request'] })).toEqual([])
  expect(changedFields(before, { ...before, mails: ['change'], bufferMinutes: 0 })).toEqual([
    'bufferMinutes',
    'mails',
  ])
})
