import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Language } from '#messages/language.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import type { Person } from './people-query.ts'
import { PersonSessions } from './person-sessions.tsx'

const AT = { signedInAt: '2026-11-20T09:00:00Z', lastSeenAt: '2026-11-21T20:14:00Z' }
const SESSION = { ...AT, expiresAt: '2027-05-19T09:00:00Z' }
const PERSON = {
  userName: 'noor',
  signIn: {
    sessions: [
      { ...SESSION, sessionId: 'a', browser: 'Chrome', system: 'Android' },
      { ...SESSION, sessionId: 'b', browser: null, system: null, lastSeenAt: null },
      { ...SESSION, sessionId: 'c', browser: 'Firefox', system: null },
      { ...SESSION, sessionId: 'd', browser: null, system: 'Linux' },
    ],
  },
} as unknown as Person

test.each([
  [
    'nl',
    'Chrome op Android Sinds 20 november 2026, 10:00, gezien op 21 november 2026, 21:14',
    'Log uit op Chrome op Android',
    'Onbekende browser',
  ],
  [
    'en',
    'Chrome on Android Since 20 November 2026, 10:00, seen on 21 November 2026, 21:14',
    'Sign out of Chrome on Android',
    'Unknown browser',
  ],
] as const)(
  '[DESK-247] in %s each browser has a name, its times and a button',
  async (language: Language, named, button, unknown) => {
    const { text } = await renderHtml(
      <QueryClientProvider client={new QueryClient()}>
        <PersonSessions person={PERSON} />
      </QueryClientProvider>,
      language,
    )
    expect(text).toContain(named)
    expect(text).toContain(button)
    expect(text).toContain(unknown)
    expect(text).toMatch(/Firefox (Sinds|Since) .*Linux (Sinds|Since) /)
  },
)
