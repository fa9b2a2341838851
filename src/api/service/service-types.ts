import { type CategoryKey, categoryOfNumber } from '#domain/catalogue/category.ts'

/** `providers.category_ids` as the wire has them; a number this release does not know is left out. */
export function serviceTypesOf(categoryNumbers: readonly number[]): CategoryKey[] {
  return categoryNumbers.flatMap((number) => categoryOfNumber(number) ?? [])
}
