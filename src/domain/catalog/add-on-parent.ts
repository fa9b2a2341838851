/** An item as far as add-ons go. */
export interface CatalogLink {
  readonly catalogItemId: string
  readonly isAddon: boolean
  /** The treatment that this add-on belongs to; null when it goes with any. */
  readonly parentId: string | null
}

/**
 * Why an item cannot be written among the others: the treatment that it belongs to is none of them, or it has add-ons and
 * cannot become one. A new item has no id.
 */
export function addOnFault(
  { catalogItemId, isAddon, parentId }: Omit<CatalogLink, 'catalogItemId'> & Partial<CatalogLink>,
  others: readonly CatalogLink[],
): 'no-treatment' | 'has-add-ons' | null {
  if (!isAddon) return null
  if (catalogItemId && others.some((other) => other.parentId === catalogItemId))
    return 'has-add-ons'
  const isTreatment = (other: CatalogLink) => other.catalogItemId === parentId && !other.isAddon
  return parentId === null || others.some(isTreatment) ? null : 'no-treatment'
}
