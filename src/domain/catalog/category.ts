/** The 13 categories, tiles first (DATA-01). */
export const CATEGORY_KEYS = [
  'nailArtist',
  'makeupArtist',
  'hairStyling',
  'facialTreatments',
  'waxing',
  'bodyTreatments',
  'spaServices',
  'facePainting',
  'hennaDesigns',
  'lashAndBrowService',
  'laserTreatment',
  'threading',
  'epilation',
] as const

/** A category; on the wire the key is the service type id. */
export type CategoryKey = (typeof CATEGORY_KEYS)[number]

/** Only the first ten are service-type tiles (SEARCH-14). */
export const TILE_CATEGORIES: readonly CategoryKey[] = CATEGORY_KEYS.slice(0, 10)

/** Whether a value is the key of a category. */
export function isCategoryKey(value: unknown): value is CategoryKey {
  return CATEGORY_KEYS.includes(value as CategoryKey)
}

/** Whether the tile has the 'new' badge. */
export function isNewCategory(category: CategoryKey): boolean {
  return NEW_CATEGORIES.has(category)
}

/** The stored number of a category, 1 to 13 (`providers.category_ids`). */
export function categoryNumber(category: CategoryKey): number {
  return CATEGORY_KEYS.indexOf(category) + 1
}

/** The category of a stored number; null when there is none. */
export function categoryOfNumber(number: number): CategoryKey | null {
  return CATEGORY_KEYS[number - 1] ?? null
}

const NEW_CATEGORIES: ReadonlySet<CategoryKey> = new Set(['hennaDesigns', 'lashAndBrowService'])
