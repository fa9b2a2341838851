import type { CatalogEntry } from '../catalog-query.ts'

/** A root touch-up of 90 minutes for € 78,00. */
export function anEntry(changes: Partial<CatalogEntry> = {}): CatalogEntry {
  return {
    catalogItemId: '01900000-0000-7000-8000-000000000001',
    version: 1,
    service: '20007',
    names: { nl: 'Uitgroei kleuren', en: 'Root touch-up' },
    descriptions: { nl: 'Tot 3 cm uitgroei.', en: 'Up to 3 cm of growth.' },
    sections: { nl: 'Kleur', en: 'Colour' },
    price: 78,
    isPriceFrom: false,
    duration: 90,
    bufferMinutes: null,
    waiting: null,
    vatRate: 9,
    isOnline: true,
    isAddon: false,
    parentId: null,
    lowestPrice: 78,
    ...changes,
  }
}
