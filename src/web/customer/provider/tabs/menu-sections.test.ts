import { expect, test } from 'vitest'
import { aCut, aMask } from '../../booking/testing/providers.ts'
import { menuSections } from './menu-sections.ts'

test('[PROFILE-04] a catalog keeps the provider’s order: treatments by section, add-ons separate', () => {
  const [wash, colour, cut] = [
    aCut({ catalogItemId: 'wash', section: 'Washing' }),
    aCut({ catalogItemId: 'colour', section: 'Colour' }),
    aCut({ catalogItemId: 'cut', section: 'Washing' }),
  ]
  const [mask, oil] = [
    aMask({ catalogItemId: 'mask', section: 'Care' }),
    aMask({ catalogItemId: 'oil', section: 'Washing' }),
  ]
  expect(menuSections([mask, wash, colour, oil, cut])).toEqual({
    sections: [
      { name: 'Washing', items: [wash, cut] },
      { name: 'Colour', items: [colour] },
    ],
    addOns: [mask, oil],
  })
  expect(menuSections([])).toEqual({ sections: [], addOns: [] })
})
