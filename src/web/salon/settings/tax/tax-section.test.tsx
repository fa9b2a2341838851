import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../../query-client.ts'
import { renderHtml } from '../../../testing/render-html.tsx'
import { type LoadedTaxDetails, taxDetailsQuery } from './tax-query.ts'
import { TaxSection } from './tax-section.tsx'

const SAVED: LoadedTaxDetails = {
  version: 1,
  details: {
    kind: 'person',
    firstNames: 'Fleur',
    name: 'de Wit',
    street: 'Javastraat 20',
    postalCode: '1094 HH',
    city: 'Amsterdam',
    birthDate: '',
    kvkNumber: '',
    vatId: '',
    iban: '',
  },
  taxNumberEnding: '333',
  missing: ['birthDate'],
}

async function shown(loaded: LoadedTaxDetails, language: 'nl' | 'en' = 'nl') {
  const queries = createQueryClient()
  queries.setQueryData(taxDetailsQuery('salon-iris').queryKey, loaded)
  const section = (
    <QueryClientProvider client={queries}>
      <TaxSection userName="salon-iris" />
    </QueryClientProvider>
  )
  return renderHtml(section, language)
}

test('[DESK-182] an owner reads what is still needed, and a saved BSN by its end alone', async () => {
  const { text, html } = await shown(SAVED)
  expect(text).toContain('Alleen de beheerder en de Belastingdienst zien wat je invult')
  expect(text).toContain('Nog nodig: Geboortedatum.')
  expect(text).toContain('Bewaard: ••••••333.')
  expect(html).toMatch(/<input[^>]*name="taxNumber"[^>]*value=""/)
  expect(html).toMatch(/<input[^>]*name="birthDate"/)
  expect((await shown(SAVED, 'en')).text).toContain('Still needed: Date of birth.')
})

test('[DESK-181] an entity is asked an RSIN and a KVK number, and no birth date', async () => {
  const entity = { ...SAVED, details: { ...SAVED.details, kind: 'entity' as const }, missing: [] }
  const { text, html } = await shown(entity)
  expect(text).toContain('Alles wat de Belastingdienst vraagt is ingevuld.')
  expect(text).toMatch(/RSIN.*KVK-nummer Btw-id \(als je dat hebt\)/)
  expect(html).not.toMatch(/name="(birthDate|firstNames)"/)
})
