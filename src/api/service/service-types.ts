import { type CategoryKey, categoryOfNumber } from '#domain/catalog/category.ts'

/** The wire form of `providers.category_ids`; unknown numbers are left out. */
export function serviceTypesOf(categoryNumbers: readonly number[]): CategoryKey[] {
  return categoryNumbers.flatMap((number) => categoryOfNumber(number) ?? [])
}
