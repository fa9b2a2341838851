import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { createMessages } from '../../messages.ts'
import type { TextContext } from '../request/request-text.ts'
import type { NoShowFile } from './no-show-query.ts'
import { noShowText } from './no-show-text.ts'
import type { Visit } from './visit-query.ts'

const dutch: TextContext = {
  t: createMessages('nl', { ...nl, ...nlPages }).t,
  language: 'nl',
  timeZone: 'Europe/Amsterdam',
  now: Date.parse('2026-11-25T12:00:00+01:00'),
}
const english = {
  ...dutch,
  language: 'en',
  t: createMessages('en', { ...en, ...enPages }).t,
} as const

const placed: Visit['events'][number] = {
  at: '2026-11-20T12:00:00+01:00',
  actor: 'customer',
  memberName: '',
  note: '',
  fromStatus: null,
  toStatus: 'CONFIRMED',
  fromStartTime: null,
  agreedAt: null,
  isUndone: false,
}
const visit = {
  acceptedTermsAt: '2026-11-20T12:00:00+01:00',
  isReachable: true,
  events: [placed],
} as unknown as Visit
const file = {
  visit,
  placedAt: '2026-11-20T12:00:00+01:00',
  confirmedAt: '2026-11-20T12:00:00+01:00',
  freeUntil: '2026-11-23T10:00:00+01:00',
  cancellationWindowMinutes: 1470,
  isPlacedByMember: false,
  linkMailedAt: null,
  isReminded: true,
  missedAt: '2026-11-24T10:20:00+01:00',
} as unknown as NoShowFile
const text = (facts: Partial<NoShowFile> = {}, of: Partial<Visit> = {}, context = dutch) =>
  noShowText({ ...file, ...facts, visit: { ...visit, ...of } }, context)

test('[WORK-112] the file says when a visit was booked, confirmed and missed, by the rule of that time', () => {
  const { booked, rules } = text()
  expect(booked).toEqual([
    'Geboekt door de klant op Bloesem, op vrijdag 20 november 2026, 12:00.',
    'Bevestigd bij het boeken, op vrijdag 20 november 2026, 12:00.',
    'Op niet gekomen gezet door de salon, op dinsdag 24 november 2026, 10:20.',
  ])
  expect(rules[0]).toContain('gratis tot 24 uur 30 minuten voor het begin')
  expect(rules[1]).toBe('Het laatste gratis moment was maandag 23 november 2026, 10:00.')
  expect(text({}, {}, english).rules[0]).toContain('until 24 hours 30 minutes before the start')
  expect(text({ cancellationWindowMinutes: 0 }).rules[0]).toContain('gratis tot het begin')
})

test('[WORK-112] the file says how the terms were accepted, or that they were not', () => {
  expect(text().terms[0]).toContain('bij het boeken')
  const byMember = { isPlacedByMember: true, linkMailedAt: '2026-11-20T12:01:00+01:00' }
  expect(text(byMember).terms[0]).toContain('via de link in de mail')
  expect(text(byMember, { acceptedTermsAt: null }).terms).toEqual([
    'De klant is niet akkoord gegaan met de voorwaarden.',
    'Het is per mail gevraagd.',
  ])
  const notAsked = text({ isPlacedByMember: true }, { acceptedTermsAt: null }).terms
  expect(notAsked).toContain('Het is niet gevraagd.')
})

test('[WORK-112] what is not stored is said plainly', () => {
  const { rules, mails } = text()
  expect(rules.at(-1)).toMatch(/^Niet bekend: /)
  expect(mails.at(-1)).toMatch(/^Niet bekend: /)
  expect(text({ isReminded: false }).mails.join(' ')).toContain('geen herinnering')
  expect(text({}, { isReachable: false }).mails).toHaveLength(1)
  const unknown = text({ confirmedAt: null, missedAt: null }).booked
  expect(unknown.filter((line) => line.startsWith('Niet bekend: '))).toHaveLength(2)
})

test('[WORK-112] a move that was not undone is named with the last free moment', () => {
  const moved = { ...placed, fromStatus: 'CONFIRMED', fromStartTime: placed.at } as const
  expect(text({}, { events: [placed, moved] }).rules.join(' ')).toContain('verplaatst')
  const undone = { ...moved, isUndone: true }
  expect(text({}, { events: [placed, undone] }).rules.join(' ')).not.toContain('verplaatst')
})
