import type { CatalogItem } from '../../booking/provider-data.ts'

export interface MenuSection {
  readonly name: string
  readonly items: readonly CatalogItem[]
}

/** The menu in the salon's own order: treatments by section, add-ons apart. */
export function menuSections(catalogue: readonly CatalogItem[]): {
  sections: MenuSection[]
  addOns: CatalogItem[]
} {
  const treatments = catalogue.filter((item) => !item.isAddon)
  const names = new Set(treatments.map((item) => item.section))
  return {
    sections: [...names].map((name) => ({
      name,
      items: treatments.filter((item) => item.section === name),
    })),
    addOns: catalogue.filter((item) => item.isAddon),
  }
}
