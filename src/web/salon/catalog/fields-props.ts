import type { CatalogEntry } from './catalog-query.ts'
import type { ItemErrors, ItemValues } from './item-values.ts'

/** What each part of an item's form gets. */
export interface FieldsProps {
  values: ItemValues
  errors: ItemErrors
  /** The id of a field's control. */
  fieldId: (field: keyof ItemValues) => string
  /** The item as it is stored; null for a new one. */
  before: CatalogEntry | null
  /** Every item of the salon. */
  items: readonly CatalogEntry[]
  onChange: (values: ItemValues) => void
}
