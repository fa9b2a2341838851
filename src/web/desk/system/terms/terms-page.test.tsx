import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../../query-client.ts'
import { renderHtml } from '../../../testing/render-html.tsx'
import { AnnounceForm, EMPTY_ANNOUNCEMENT } from './announce-form.tsx'
import { TermsPage } from './terms-page.tsx'
import { type ListedTerms, type TermsList, termsQuery } from './terms-query.ts'

const NONE = { mails: 0, mailsLeft: 0, mailsGivenUp: 0, areMailsEnqueued: false }
const FIRST: ListedTerms = {
  termsId: null,
  number: 1,
  holdsFrom: '2026-11-22',
  change: { en: '', nl: '' },
  ...NONE,
  announcedAt: null,
  withdrawUntil: null,
  state: 'current',
}
const SECOND: ListedTerms = {
  ...FIRST,
  number: 2,
  holdsFrom: '2026-12-12',
  change: { en: 'Rates.', nl: 'Tarieven.' },
  announcedAt: '2026-11-26T10:00:00.000Z',
  areMailsEnqueued: true,
  state: 'coming',
  mails: 5,
  mailsLeft: 3,
  mailsGivenUp: 1,
}
const FORM = { keep: () => {}, onClose: () => {} }
const DAYS = { firstDay: '2026-12-12', lastDay: '2027-11-27' }
const BEFORE = { ...SECOND, text: { en: 'We.', nl: 'Wij.' } }
const LIST: TermsList = { versions: [SECOND, FIRST], ...DAYS, members: 5, registrations: 1 }

async function shown(element: React.ReactElement) {
  const queries = createQueryClient()
  queries.setQueryData(termsQuery.queryKey, LIST)
  return renderHtml(<QueryClientProvider client={queries}>{element}</QueryClientProvider>)
}

test('[DESK-161, DESK-163] the desk lists the versions with what became of their mails', async () => {
  const { text } = await shown(<TermsPage />)
  expect(text).toContain('Versie 2, geldt vanaf 12 december 2026 Tarieven.')
  expect(text).toContain('3 mails vertrokken. 1 wacht nog')
  expect(text).toContain('1 opgegeven, bekijk bij de mislukte taken.')
  expect(text).toContain('Versie 1, geldt sinds 22 november 2026')
})

test('[DESK-161] a new version begins with the latest text, names its reach, and stands beside its mail', async () => {
  const { text, html } = await shown(
    <AnnounceForm list={LIST} before={BEFORE} kept={EMPTY_ANNOUNCEMENT} {...FORM} />,
  )
  expect(html).toContain('min="2026-12-12" max="2027-11-27"')
  expect(html).toMatch(/<textarea[^>]*>Wij\.<\/textarea>/)
  expect(text).toContain('Kondig aan en verstuur 6 mails')
  expect(text).toContain('Zeg in beide talen wat er verandert.')
  expect(text).toContain('De voorwaarden voor salons veranderen op 12 december 2026')
  expect(html).toMatch(/aria-disabled="true"/)
})

test('[DESK-240] what was written of a new version stays until another version came meanwhile', async () => {
  const kept = {
    ...EMPTY_ANNOUNCEMENT,
    after: '2',
    changeNl: 'Hogere tarieven.',
    termsNl: 'Jullie.',
  }
  const form = (after: string) => (
    <AnnounceForm list={LIST} before={BEFORE} kept={{ ...kept, after }} {...FORM} />
  )
  expect((await shown(form('2'))).html).toMatch(
    /value="Hogere tarieven\."[\s\S]*>Jullie\.<\/textarea>/,
  )
  expect((await shown(form('1'))).html).toMatch(/>Wij\.<\/textarea>/)
})

test('[DESK-193] what was written stays while a colleague announces another version, and is not announced', async () => {
  const third = { ...SECOND, number: 3 }
  const list = { ...LIST, versions: [third, SECOND, FIRST] }
  const kept = { ...EMPTY_ANNOUNCEMENT, after: '2', holdsFrom: '2026-12-20', termsNl: 'Jullie.' }
  const form = <AnnounceForm {...FORM} list={list} before={BEFORE} kept={kept} />
  const { html, text } = await shown(form)
  expect(html).toMatch(/>Jullie\.<\/textarea>/)
  expect(text).toContain('Intussen zijn de voorwaarden anders')
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*aria-disabled="true"/)
})
