import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { ProviderDelivery } from '#domain/delivery/delivery.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { createMessages } from '../../messages.ts'
import { createQueryClient } from '../../query-client.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { menuQuery } from './menu-query.ts'
import { NewVisitForm } from './new-visit-form.tsx'

const context = {
  t: createMessages('nl', { ...nl, ...nlPages }).t,
  language: 'nl',
  timeZone: 'Europe/Amsterdam',
  now: Date.parse('2026-11-27T09:00:00+01:00'),
} as const

async function formOf(serviceAvailability: ProviderDelivery): Promise<string> {
  const queries = createQueryClient()
  const { queryKey } = menuQuery('studio-bloesem', 'nl')
  queries.setQueryData(queryKey, { items: [], delivery: { serviceAvailability } } as never)
  const { text } = await renderHtml(
    <QueryClientProvider client={queries}>
      <NewVisitForm
        userName="studio-bloesem"
        context={context}
        day="2026-11-27"
        firstClient={null}
        onBooked={() => {}}
      />
    </QueryClientProvider>,
  )
  return text
}

test('[WORK-14] only a salon that visits homes is asked for the address of a new appointment', async () => {
  expect(await formOf('SALON')).not.toContain(nlPages.agenda.new.address)
  expect(await formOf('BOTH')).toContain(nlPages.agenda.new.address)
  expect(await formOf('DOORSTEP')).toContain(nlPages.agenda.new.address)
})
