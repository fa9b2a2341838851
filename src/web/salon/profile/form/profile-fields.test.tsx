import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../../query-client.ts'
import { renderHtml } from '../../../testing/render-html.tsx'
import { postalCodeQuery } from './address-query.ts'
import { draftOf, faultsOf } from './profile-draft.ts'
import { ProfileFields } from './profile-fields.tsx'
import type { ProfileForm } from './use-profile-form.ts'

function formOf(cityCode: string): ProfileForm {
  const draft = draftOf(
    {
      fullName: 'Salon',
      introNl: 'Hoi',
      introEn: 'Hi',
      street: 'Dam 1',
      cityCode,
      postalCode: '1012 JS',
      point: { latitude: 52.3731, longitude: 4.8926 },
      phones: ['0201234567'],
      email: 'a@salon.nl',
      website: '',
      instagram: '',
      facebook: '',
      kvkNumber: '',
      vatId: '',
      serviceAvailability: 'SALON',
      serviceRadiusKm: null,
      servicePlaces: [],
      minimumOrder: 0,
      travelFee: 0,
      travelFeePerKm: 0,
      travelFeeFromKm: 0,
      travelMinutes: 0,
      travelSpeedKmh: null,
    },
    'nl',
  )
  const nothing = () => {}
  return {
    userName: 'salon-linde',
    draft,
    faults: faultsOf(draft),
    edit: nothing,
    onLeave: nothing,
    changes: 1,
    isRefused: true,
    theirs: {},
    refusal: null,
    isSaving: false,
    savedAt: null,
    knowsDistances: false,
    places: [],
    save: nothing,
    undo: nothing,
  }
}

test('[WORK-252] a city that a release no longer has is not shown as another one, and is to be chosen anew', async () => {
  const gone = await renderHtml(<ProfileFields form={formOf('NL9999')} />)
  expect(gone.html).toMatch(/<option[^>]*value="NL9999"[^>]*selected[^>]*>Niet meer in de lijst/)
  expect(gone.text).toContain('Deze stad staat niet meer in de lijst. Kies er een.')
  const there = await renderHtml(<ProfileFields form={formOf('NL02')} />)
  expect(there.html).not.toContain('Niet meer in de lijst')
  expect(there.text).not.toContain('Kies er een.')
})

test('[WORK-266] without a places service the form says that the address is filled in by hand', async () => {
  const { html, text } = await renderHtml(<ProfileFields form={formOf('NL02')} />)
  expect(text).toContain('Deze site zoekt geen adressen op. Vul je adres in')
  expect(html).not.toContain('combobox')
})

test.each([
  ['in the next street', { latitude: 52.374, longitude: 4.8926 }, null],
  ['in another town', { latitude: 52.3874, longitude: 4.6462 }, 'ligt 17 km van postcode 1012 JS'],
  ['of which nobody knows where it is', null, null],
])(
  '[WORK-266, WORK-267] with one it finds the address, beside a postal code %s',
  async (_, place, told) => {
    const queries = createQueryClient()
    queries.setQueryData(postalCodeQuery('salon-linde', '1012 JS').queryKey, place)
    const { html, text } = await renderHtml(
      <QueryClientProvider client={queries}>
        <ProfileFields form={{ ...formOf('NL02'), knowsDistances: true }} />
      </QueryClientProvider>,
    )
    expect(html).toMatch(/<input[^>]*role="combobox"/)
    expect(text).not.toContain('zoekt geen adressen op')
    if (told === null) expect(text).not.toContain('km van postcode')
    else expect(text).toContain(told)
  },
)
