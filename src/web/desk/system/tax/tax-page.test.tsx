import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { taxYearAt } from '#domain/tax-details/tax-year.ts'
import { dayIn } from '#messages/format.ts'
import { createQueryClient } from '../../../query-client.ts'
import { renderHtml } from '../../../testing/render-html.tsx'
import { SystemNav } from '../system-nav.tsx'
import { SystemPage } from '../system-page.tsx'
import { serverSettingsQuery } from '../system-query.ts'
import { TaxPage } from './tax-page.tsx'
import { type TaxProvider, taxProvidersQuery, taxReportQuery } from './tax-query.ts'

const YEAR = taxYearAt(dayIn(DUTCH_ZONE, Date.now()) as PlainDate)
const PROVIDER: TaxProvider = {
  ...{ providerId: '0199d000-0000-7000-8000-000000000001', fullName: 'Salon Iris' },
  ...{ kind: 'person', missing: ['birthDate', 'taxNumber'], visits: 12, cents: 984_050 },
}

async function shown(element: React.ReactElement, isOn: boolean | null = true) {
  const queries = createQueryClient()
  const setting = { name: 'DAC7' as const, value: isOn, isSecret: false, isSet: isOn === true }
  const settings = { startedAt: '2026-11-26T10:00:00.000Z', settings: [setting] }
  if (isOn !== null) queries.setQueryData(serverSettingsQuery.queryKey, settings)
  queries.setQueryData(taxReportQuery(YEAR).queryKey, { complete: 187, incomplete: 11 })
  const pages = [
    {
      providers: [PROVIDER, { ...PROVIDER, fullName: 'Salon Roos', kind: null, missing: [] }],
      nextAfter: 'salon-roos',
    },
  ]
  const { queryKey } = taxProvidersQuery(YEAR, 'incomplete')
  queries.setQueryData(queryKey, { pages, pageParams: [''] })
  return renderHtml(<QueryClientProvider client={queries}>{element}</QueryClientProvider>)
}

test('[DESK-183] an operator reads how many salons are complete, until when, and who misses what', async () => {
  const { text } = await shown(<TaxPage />)
  expect(text).toContain(`Over ${YEAR}: 11 salons zijn niet rond`)
  expect(text).toContain(`tot en met 31 januari ${YEAR + 1}. Rond: 187 van 198.`)
  expect(text).toMatch(/Salon Iris Persoon Geboortedatum, BSN of RSIN 12 € 9\.840,50/)
  expect(text).toContain('Salon Roos Niets ingevuld')
  expect(text).toContain('Toon meer')
  expect(text).toContain('XML maakt Bloesem niet.')
})

test('[DESK-180] System has a part DAC7 only where the server reports', async () => {
  expect((await shown(<SystemNav part="health" />)).text).toContain('DAC7')
  expect((await shown(<SystemNav part="health" />, false)).text).not.toContain('DAC7')
})

test('[DESK-180] until the settings are known the address of the report shows no other part', async () => {
  const waiting = await shown(<SystemPage part="dac7" />, null)
  expect(waiting.text).toContain('Wat salons op Bloesem verdienden')
  expect(waiting.html).toMatch(/aria-current="page"[^>]*>DAC7</)
  expect(waiting.text).not.toMatch(/Bestand|Back-up/)
  expect((await shown(<SystemPage part="dac7" />)).text).toContain('Rond: 187 van 198.')
  expect((await shown(<SystemPage part="dac7" />, false)).text).toContain('Mislukte taken')
})
