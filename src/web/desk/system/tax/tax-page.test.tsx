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
import {
  type TaxProvider,
  type TaxReminder,
  taxProvidersQuery,
  taxReminderQuery,
  taxReportQuery,
} from './tax-query.ts'
import { ReminderDialog } from './tax-reminder-part.tsx'

const YEAR = taxYearAt(dayIn(DUTCH_ZONE, Date.now()) as PlainDate)
const PROVIDER: TaxProvider = {
  providerId: '0199d000-0000-7000-8000-000000000001',
  fullName: 'Salon Iris',
  kind: 'person',
  missing: ['birthDate', 'taxNumber'],
  visits: 12,
  cents: 984_050,
  reminders: 2,
  remindedAt: '2026-11-16T10:00:00.000Z',
}

const NOTHING_SAVED: TaxProvider = {
  ...PROVIDER,
  fullName: 'Salon Roos',
  kind: null,
  missing: [],
  reminders: 0,
  remindedAt: null,
}
const REMINDER: TaxReminder = {
  reach: 9,
  mailedLately: 1,
  withoutAddress: 1,
  latest: {
    sentAt: '2026-11-16T10:00:00.000Z',
    areMailsEnqueued: true,
    providers: 12,
    left: 10,
    givenUp: 1,
  },
}

async function shown(element: React.ReactElement, isOn: boolean | null = true) {
  const queries = createQueryClient()
  const setting = { name: 'DAC7' as const, value: isOn, isSecret: false, isSet: isOn === true }
  const settings = { startedAt: '2026-11-26T10:00:00.000Z', settings: [setting] }
  if (isOn !== null) queries.setQueryData(serverSettingsQuery.queryKey, settings)
  queries.setQueryData(taxReportQuery(YEAR).queryKey, { complete: 187, incomplete: 11 })
  queries.setQueryData(taxReminderQuery(YEAR).queryKey, REMINDER)
  const pages = [
    {
      providers: [PROVIDER, NOTHING_SAVED],
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
  expect(text).toMatch(
    /Salon Iris Persoon Geboortedatum, BSN of RSIN 12 € 9\.840,50 2 keer, 16 november/,
  )
  expect(text).toContain('Salon Roos Niets ingevuld')
  expect(text).toContain('Toon meer')
  expect(text).toContain('als XML van de OESO (DPI 1.0)')
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

test('[DESK-187] the page says when salons were asked, how many mails wait, and what the mail says before it is sent', async () => {
  const { text } = await shown(<TaxPage />)
  expect(text).toMatch(/Salon Roos Niets ingevuld 12 € 9\.840,50 nog niet/)
  expect(text).toContain(
    'Laatst gevraagd op 16 november 2026: 12 salons. 1 mail is nog niet vertrokken. 1 opgegeven',
  )
  const dialog = <ReminderDialog year={2026} reminder={REMINDER} onClose={() => {}} />
  const asking = (await shown(dialog)).text
  expect(asking).toContain('De Belastingdienst vraagt gegevens van [de naam van de salon]')
  expect(asking).toContain('Uiterlijk 31 januari 2027')
  expect(asking).toContain('1 salon kreeg binnen veertien dagen al een mail')
  expect(asking).toContain('Verstuur aan 9 salons')
  const nobody = (
    <ReminderDialog year={2026} reminder={{ ...REMINDER, reach: 0 }} onClose={() => {}} />
  )
  expect((await shown(nobody)).html).toMatch(/aria-disabled="true".*Er is nu niemand/s)
})
