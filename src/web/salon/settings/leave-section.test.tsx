import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../query-client.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { LeaveSection } from './leave-section.tsx'
import type { LoadedSettings } from './settings-query.ts'

async function shown(upcomingVisits: number, language: 'nl' | 'en'): Promise<string> {
  const loaded = { upcomingVisits } as LoadedSettings
  const { text } = await renderHtml(
    <QueryClientProvider client={createQueryClient()}>
      <LeaveSection userName="salon-pioen" loaded={loaded} />
    </QueryClientProvider>,
    language,
  )
  return text
}

test('[WORK-89] who wants to stop reads what it means, with the number of visits to come', async () => {
  const dutch = await shown(63, 'nl')
  expect(dutch).toContain('Download eerst alles.')
  expect(dutch).toContain('Zet de salon hieronder stil')
  expect(dutch).toContain('De 63 afspraken die nog komen')
  expect(dutch).toContain('twee jaar na het laatste bezoek')
  expect(await shown(1, 'en')).toContain('The 1 appointment to come takes place, or you cancel it.')
  expect(await shown(0, 'en')).toContain('No appointments are to come.')
})
