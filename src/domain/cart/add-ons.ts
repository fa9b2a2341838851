import type { CatalogItemId } from '../identifiers.ts'

export interface CartLine {
  readonly catalogItemId: CatalogItemId
  readonly isAddon: boolean
  /** The main item this add-on goes with; null for one that goes with any. */
  readonly parentId: CatalogItemId | null
}

/** Whether there is a main item, and every add-on that belongs to one comes with it (CART-04). */
export function addOnsFit(lines: readonly CartLine[]): boolean {
  const mains = new Set(lines.filter((line) => !line.isAddon).map((line) => line.catalogItemId))
  const isAccompanied = ({ isAddon, parentId }: CartLine) =>
    !isAddon || parentId === null || mains.has(parentId)
  return mains.size > 0 && lines.every(isAccompanied)
}
