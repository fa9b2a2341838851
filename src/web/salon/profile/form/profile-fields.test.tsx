import { expect, test } from 'vitest'
import { renderHtml } from '../../../testing/render-html.tsx'
import { draftOf, faultsOf } from './profile-draft.ts'
import { ProfileFields } from './profile-fields.tsx'
import type { ProfileForm } from './use-profile-form.ts'

function formOf(cityCode: string): ProfileForm {
  const draft = draftOf(
    {
      ...{ fullName: 'Salon', introNl: 'Hoi', introEn: 'Hi', street: 'Dam 1', cityCode },
      ...{ postalCode: '1012 JS', point: { latitude: 52.3731, longitude: 4.8926 } },
      ...{ phones: ['0201234567'], email: 'a@salon.nl', website: '', instagram: '', facebook: '' },
      ...{ kvkNumber: '', vatId: '', serviceAvailability: 'SALON', serviceRadiusKm: null },
      ...{ servicePlaces: [], minimumOrder: 0, travelFee: 0, travelFeePerKm: 0 },
      ...{ travelFeeFromKm: 0, travelMinutes: 0, travelSpeedKmh: null },
    },
    'nl',
  )
  const nothing = () => {}
  return {
    ...{ draft, faults: faultsOf(draft), edit: nothing, onLeave: nothing, changes: 1 },
    ...{ isRefused: true, theirs: {}, refusal: null, isSaving: false, savedAt: null },
    ...{ knowsDistances: false, places: [], save: nothing, undo: nothing },
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
