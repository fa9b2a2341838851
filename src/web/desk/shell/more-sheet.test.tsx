import { expect, test } from 'vitest'
import type { Language } from '#messages/language.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import type { Desk } from './desk-query.ts'
import { MoreSheet } from './more-sheet.tsx'

const DESK: Desk = {
  operator: { userName: 'beheer', name: 'Joris Bakker' },
  today: '2026-11-20',
  work: [],
  failedJobs: 3,
  liveProviders: 1198,
}

function sheet(desk: Desk, language: Language = 'nl') {
  return renderHtml(<MoreSheet desk={desk} onKeys={() => {}} onClose={() => {}} />, language)
}

test('[DESK-243] the sheet of further places counts the salons and the failed jobs, in the words of their links', async () => {
  const dutch = (await sheet(DESK)).text
  expect(dutch).toContain('Salons 1.198 live')
  expect(dutch).toContain('Systeem 3 mislukt')
  const english = (await sheet(DESK, 'en')).text
  expect(english).toContain('Salons 1,198 live')
  expect(english).toContain('System 3 failed')
  expect((await sheet({ ...DESK, failedJobs: 0 })).text).not.toContain('mislukt')
})
