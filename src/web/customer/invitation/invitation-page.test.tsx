import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../query-client.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { EndedInvitation } from './ended-invitation.tsx'
import type { Invitation } from './load-invitation.ts'
import { OpenInvitation } from './open-invitation.tsx'

const TOKEN = 'A'.repeat(22)
const invitation: Invitation = {
  status: 'open',
  salon: { userName: 'salon-pioen', fullName: 'Salon Pioen' },
  role: 'reception',
  invitedBy: 'Petra de Boer',
  email: 'f…@voorbeeld.nl',
  expiresAt: '2026-12-01T11:00:00.000Z',
  timeZone: 'Europe/Amsterdam',
  reader: 'visitor',
}

async function openPage(change: Partial<Invitation>) {
  const { html, text } = await renderHtml(
    <QueryClientProvider client={createQueryClient()}>
      <OpenInvitation token={TOKEN} invitation={{ ...invitation, ...change }} />
    </QueryClientProvider>,
  )
  return { text, buttons: [...html.matchAll(/<(?:button|a)[ >]/g)].length }
}

test('[WORK-95] the page names salon, role, who invites, for whom and until when', async () => {
  const { text } = await openPage({})
  expect(text).toContain('Werk mee bij Salon Pioen')
  expect(text).toContain('Petra de Boer nodigt je uit als receptie.')
  expect(text).toContain(
    'De uitnodiging is voor f…@voorbeeld.nl en geldt tot dinsdag 1 december, 12:00.',
  )
  expect((await openPage({ invitedBy: null })).text).toContain('Salon Pioen nodigt je uit als')
})

test.each([
  ['visitor', 'Log in of maak een account', 2],
  ['invited', 'Neem de uitnodiging aan', 2],
  ['other-account', 'Je bent met een ander adres ingelogd', 2],
  ['member', 'Je werkt al bij Salon Pioen', 1],
] as const)('[WORK-96] as %s one reads: %s', async (reader, words, buttons) => {
  const page = await openPage({ reader })
  expect(page.text).toContain(words)
  expect(page.buttons).toBe(buttons)
  if (reader !== 'invited') expect(page.text).not.toContain('Neem de uitnodiging aan')
})

test.each([
  ['accepted', 'Deze uitnodiging is al gebruikt', 'Naar je salon'],
  ['declined', 'Deze uitnodiging is afgeslagen', 'Vraag Salon Pioen om een nieuwe'],
  ['withdrawn', 'Deze uitnodiging is ingetrokken', 'Vraag om een nieuwe'],
  ['expired', 'Deze uitnodiging is verlopen', 'Hij gold tot dinsdag 1 december.'],
] as const)(
  '[WORK-95] an invitation that is %s says so, and what to do',
  async (status, title, advice) => {
    const { text } = await renderHtml(<EndedInvitation invitation={{ ...invitation, status }} />)
    expect(text).toContain(title)
    expect(text).toContain(advice)
  },
)
