import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { createMessages } from '../../messages.ts'
import { type LoggedAct, readLogFilter } from './log-query.ts'
import { logCsv, targetText } from './log-text.ts'

const act = (change: Partial<LoggedAct> = {}): LoggedAct => ({
  actId: '01a21780-a581-7df1-8b54-1ac5d478636f',
  at: '2026-11-20T23:30:00.000Z',
  operator: { userName: 'mei', name: 'Mei Lin' },
  byCommandLine: false,
  act: 'hide-provider',
  targetKind: 'provider',
  targetId: '01a21780-a581-7df1-8b54-1ac5d478636f',
  targetName: 'Lotus & Linnen',
  targetUserName: null,
  reason: 'Staat dubbel; zie ook de ander',
  details: null,
  ...change,
})

test('[DESK-007] the file of the log has a line an act, as a Dutch spreadsheet opens it', () => {
  const { t } = createMessages('nl', { ...nl, ...nlPages })
  const gone = { operator: null, targetName: null, reason: null }
  const lines = logCsv([act(), act({ ...gone, act: 'later-act' })], { t, language: 'nl' })
  expect(lines).toBe(
    '\uFEFFDag;Tijd;Wie;Wat;Waarover;Waarom\r\n' +
      '2026-11-21;00:30;Mei Lin;Verborg een salon;Lotus & Linnen;"Staat dubbel; zie ook de ander"\r\n' +
      '2026-11-21;00:30;Een verwijderd account;later-act;Salon, is er niet meer;\r\n',
  )
})

test('a report is named by the end of its id, by which two of one moment differ', () => {
  const { t } = createMessages('en', { ...en, ...enPages })
  const report = act({ targetKind: 'report', targetName: null })
  expect(targetText(report, t)).toBe('Report D478636F')
})

test('[DESK-007] a reason that a spreadsheet would compute begins with an apostrophe', () => {
  const { t } = createMessages('en', { ...en, ...enPages })
  const job = { operator: null, byCommandLine: true, targetKind: 'job', targetId: '17' } as const
  const file = logCsv([act({ ...job, targetName: null, reason: '=HYPERLINK("x")' })], {
    t,
    language: 'en',
  })
  expect(file.split('\r\n')[1]).toBe(
    `2026-11-21,00:30,Command line,Hid a salon,Job 17,"'=HYPERLINK(""x"")"`,
  )
})

test('the filter of an address leaves out what does not fit', () => {
  const search = { operator: 'mei', act: 'close', from: '2026-11-31', to: '2026-11-30', more: 1 }
  expect(readLogFilter(search)).toEqual({ operator: 'mei', act: 'close', to: '2026-11-30' })
  expect(readLogFilter({ operator: 3, act: 'fly' })).toEqual({})
})
