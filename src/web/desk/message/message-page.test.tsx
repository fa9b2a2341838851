import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Language } from '#messages/language.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { storedTextsKey } from '../shell/use-stored-texts.ts'
import { MessagePage } from './message-page.tsx'
import {
  type Message,
  type MessageRow,
  messageQuery,
  messagesFilter,
  messagesQuery,
} from './message-query.ts'

const ID = '019ac7d8-0000-7000-8000-0000a1b2c3d4'
const AT = '2026-11-18T15:05:00.000Z'

const MESSAGE: Message = {
  contactRequestId: ID,
  reference: 'A1B2C3D4',
  requestType: 'demo-scheduling',
  isPrivacyRequest: false,
  name: 'Sofie Jansen',
  businessName: '',
  excerpt: '',
  email: 'sofie@voorbeeld.nl',
  phone: '',
  message: 'Kan dat in één agenda?',
  plan: '',
  source: '/pricing',
  language: 'nl',
  demoDate: '2026-12-01',
  demoTime: '15:00',
  version: 2,
  status: 'open',
  dueDay: null,
  statusSince: AT,
  requestedAt: AT,
  assignee: null,
  mails: [
    {
      mailId: ID,
      direction: 'sent',
      text: 'Ja, met Salon.',
      writtenAt: AT,
      writtenBy: 'Mei Lin',
      delivery: 'failed',
    },
  ],
  operators: [{ userName: 'mei', name: 'Mei Lin' }],
}

function render(language: Language, queries = new QueryClient(), message = MESSAGE) {
  queries.setQueryData(messageQuery(ID).queryKey, message)
  const { email: _email, message: _message, mails: _mails, operators: _operators, ...row } = MESSAGE
  queries.setQueryData(messagesQuery(messagesFilter({ kind: 'demo-scheduling' })).queryKey, {
    pages: [{ messages: [row as MessageRow], counts: { open: 1, waiting: 0 }, nextCursor: null }],
    pageParams: [''],
  })
  return renderHtml(
    <QueryClientProvider client={queries}>
      <MessagePage messageId={ID} asked={{ kind: 'demo-scheduling' }} />
    </QueryClientProvider>,
    language,
  )
}

test.each([
  ['nl', 'Deze mail is niet vertrokken', 'het beheer leest geen mail', 'Antwoord aan Sofie'],
  ['en', 'This mail did not leave', 'the desk reads no mail', 'Reply to Sofie'],
] as const)(
  '[DESK-080, DESK-081, DESK-082] in %s a message shows its thread, a mail that was given up, and that answers are written down',
  async (language, failed, answer, reply) => {
    const { text, html } = await render(language)
    expect(text).toContain('Kan dat in één agenda?')
    expect(text).toContain('Ja, met Salon.')
    expect(text).toContain(failed)
    expect(html).toContain('href="/desk/system"')
    expect(text).toContain(answer)
    expect(text).toContain(reply)
    expect(text).toContain('2026-12-01, 15:00')
    expect(html).not.toContain('undefined')
  },
)

test('[DESK-300] a privacy request says so, with its month, and where a copy is made or an account erased', async () => {
  const request = { ...MESSAGE, isPrivacyRequest: true, dueDay: '2026-12-18' } as const
  const { text, html } = await render('nl', new QueryClient(), request)
  expect(text).toContain('Privacy')
  expect(text).toContain('vr 18 december')
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/)
  expect(html).toContain('href="/desk/people"')
  expect((await render('nl')).html).not.toContain('href="/desk/people"')
})

test('[DESK-250] the list beside an open message marks it and keeps the filters in its links', async () => {
  const { html } = await render('nl')
  const [row = ''] = new RegExp(`<a[^>]*href="/desk/messages/${ID}[^>]*>`).exec(html) ?? []
  expect(row).toContain('?kind=demo-scheduling')
  expect(row).toContain('aria-current="page"')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('[DESK-274] the way back from a message leads to the list as it was filtered', async () => {
  const { html } = await render('nl')
  const [back = ''] = /<a[^>]*underline-offset-4[^>]*>/.exec(html) ?? []
  expect(back).toContain('href="/desk/messages?kind=demo-scheduling"')
})

test('[DESK-277] a reply that was not sent is there again when its message is opened from the list', async () => {
  const queries = new QueryClient()
  queries.setQueryData(storedTextsKey(ID), { reply: 'Ja, dat kan.' })
  const { html } = await render('nl', queries)
  expect(html).toMatch(/<textarea[^>]*>Ja, dat kan\.<\/textarea>/)
})

test('[DESK-278] a reply or answer of invisible characters alone is not sent', async () => {
  const queries = new QueryClient()
  queries.setQueryData(storedTextsKey(ID), { reply: '\u200b', answer: '\u2060 ' })
  const { html } = await render('nl', queries)
  expect(html.match(/<button[^>]*type="submit"[^>]*aria-disabled="true"/g)).toHaveLength(2)
})
