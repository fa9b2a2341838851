import type { TreatmentPart } from '#domain/schedule/waiting-time.ts'
import { COLUMNS, type ItemColumns, type ItemRow } from './store.ts'

/**
 * Finds the item that is stored just as one is to be added: after a lost answer a member sends the same again, which adds
 * none (WORK-272).
 */
export function sameItemFinder(items: readonly ItemRow[]) {
  const byContent = new Map(items.map((item) => [contentOf(item, item.parts), item]))
  return (columns: ItemColumns, parts: readonly TreatmentPart[] = []): ItemRow | undefined =>
    byContent.get(contentOf(columns, parts))
}

function contentOf(columns: ItemColumns, parts: readonly TreatmentPart[]): string {
  const values = COLUMNS.map((name) => columns[name] ?? null)
  return JSON.stringify([values, parts.map(({ minutes, waits }) => [minutes, waits])])
}
