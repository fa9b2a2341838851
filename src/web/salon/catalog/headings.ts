import type { CatalogEntry } from './catalog-query.ts'

/** A heading in both languages. */
export type HeadingTexts = CatalogEntry['sections']

/** The treatments under one heading. */
export interface Heading {
  /** Tells headings apart. */
  readonly key: string
  readonly texts: HeadingTexts
  readonly items: readonly CatalogEntry[]
}

export function headingKey({ nl, en }: HeadingTexts): string {
  return JSON.stringify([nl, en])
}

/** The treatments by heading and the add-ons, as the salon's page shows them. */
export function headingsOf(items: readonly CatalogEntry[]): {
  headings: readonly Heading[]
  addOns: readonly CatalogEntry[]
} {
  const treatments = items.filter((item) => !item.isAddon)
  const groups = Map.groupBy(treatments, ({ sections }) => headingKey(sections))
  return {
    headings: [...groups].flatMap(([key, group]) => {
      const [first] = group
      return first ? [{ key, texts: first.sections, items: group }] : []
    }),
    addOns: items.filter((item) => item.isAddon),
  }
}
