import type { CatalogItemId } from '../identifiers.ts'

export interface CartLine {
  readonly catalogItemId: CatalogItemId
  readonly isAddon: boolean
  /** The main item that this add-on belongs to; null when it goes with any. */
  readonly parentId: CatalogItemId | null
}

/** Whether there is a main item, and the main item of every add-on that has one (CART-04). */
export function hasValidAddOns(lines: readonly CartLine[]): boolean {
  const mains = new Set(lines.filter((line) => !line.isAddon).map((line) => line.catalogItemId))
  const hasMainItem = ({ isAddon, parentId }: CartLine) =>
    !isAddon || parentId === null || mains.has(parentId)
  return mains.size > 0 && lines.every(hasMainItem)
}
