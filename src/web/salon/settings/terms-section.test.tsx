import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../query-client.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { formerTermsQuery } from './former-terms.tsx'
import { TermsSection } from './terms-section.tsx'

const TERMS = {
  current: {
    number: 1,
    holdsFrom: '2026-11-22',
    change: { en: '', nl: '' },
    text: { en: 'We.', nl: 'Wij.' },
  },
  isOfRelease: true,
  coming: [
    {
      number: 2,
      holdsFrom: '2026-12-10',
      change: { en: 'Rates go up.', nl: 'De tarieven gaan omhoog.' },
      text: { en: 'We.\n\nRates.', nl: 'Wij.\n\nTarieven.' },
    },
  ],
}

const FORMER = [
  {
    number: 0,
    holdsFrom: '2026-01-01',
    heldUntil: '2026-11-22',
    change: { en: 'First.', nl: 'De eerste.' },
  },
]

async function shown(language: 'nl' | 'en') {
  const queries = createQueryClient()
  queries.setQueryData(['provider-terms'], TERMS)
  queries.setQueryData(formerTermsQuery('salon-iris').queryKey, FORMER)
  const section = (
    <QueryClientProvider client={queries}>
      <TermsSection userName="salon-iris" />
    </QueryClientProvider>
  )
  return (await renderHtml(section, language)).text
}

test('[DESK-164] a member reads which terms hold and which come, from when, with their texts', async () => {
  const dutch = await shown('nl')
  expect(dutch).toContain('Versie 1 geldt sinds 22 november 2026. Lees versie 1 Wij.')
  expect(dutch).toContain('Vanaf 10 december 2026 geldt versie 2. De tarieven gaan omhoog.')
  expect(dutch).toContain('Tarieven.')
  expect(await shown('en')).toContain('From 10 December 2026 version 2 holds. Rates go up.')
})

test('[DESK-191] a member reads from when to when earlier terms held', async () => {
  expect(await shown('nl')).toContain(
    'Eerdere versies Versie 0 gold van 1 januari 2026 tot 22 november 2026. De eerste. Lees versie 0',
  )
})
