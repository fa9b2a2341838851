import type { CatalogItem } from '../../booking/provider-data.ts'

export interface MenuSection {
  readonly name: string
  readonly items: readonly CatalogItem[]
}

/** The catalog in the salon's order: treatments by section, and the add-ons. */
export function menuSections(catalog: readonly CatalogItem[]): {
  sections: MenuSection[]
  addOns: CatalogItem[]
} {
  const treatments = catalog.filter((item) => !item.isAddon)
  const names = new Set(treatments.map((item) => item.section))
  return {
    sections: [...names].map((name) => ({
      name,
      items: treatments.filter((item) => item.section === name),
    })),
    addOns: catalog.filter((item) => item.isAddon),
  }
}
