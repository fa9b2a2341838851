import type { z } from 'zod'
import type { addCatalogItem } from '#contract/catalog.ts'

type NewItem = z.input<typeof addCatalogItem.body>

/** A root touch-up of 90 minutes for € 78, as a salon types it. */
export function aTreatment(changes: Partial<NewItem> = {}): NewItem {
  return {
    service: '20007',
    names: { nl: 'Uitgroei kleuren', en: 'Root touch-up' },
    descriptions: { nl: 'Tot 3 cm uitgroei.', en: 'Up to 3 cm of growth.' },
    sections: { nl: 'Kleur', en: 'Colour' },
    price: 78,
    duration: 90,
    vatRate: 9,
    ...changes,
  }
}
