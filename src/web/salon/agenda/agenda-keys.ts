import type { AgendaColumn } from './agenda-columns.ts'

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

export function isArrowKey(key: string): key is ArrowKey {
  return ARROWS.includes(key)
}

/**
 * The item that an arrow key leads to in a list: up and down among the shown items, in their order. Null when there is
 * none, and for left and right.
 */
export function itemInListByArrow(
  shownIds: readonly string[],
  itemId: string,
  key: ArrowKey,
): string | null {
  const nth = shownIds.indexOf(itemId)
  if (nth === -1) return null
  if (key === 'ArrowUp') return shownIds[nth - 1] ?? null
  return key === 'ArrowDown' ? (shownIds[nth + 1] ?? null) : null
}

/**
 * The item that an arrow key leads to from an item of the grid: up and down within the column, left and right to the nearest time in
 * the next column with items. Null when there is none.
 */
export function itemByArrow(
  columns: readonly AgendaColumn[],
  itemId: string,
  key: ArrowKey,
): string | null {
  const at = columns.findIndex(({ items }) => items.some(({ id }) => id === itemId))
  const items = columns[at]?.items ?? []
  const nth = items.findIndex(({ id }) => id === itemId)
  if (key === 'ArrowUp') return items[nth - 1]?.id ?? null
  if (key === 'ArrowDown') return items[nth + 1]?.id ?? null
  const others = key === 'ArrowLeft' ? columns.slice(0, at).reverse() : columns.slice(at + 1)
  const from = items[nth]?.from ?? 0
  const target = others.find((column) => column.items.length > 0)
  return nearest(target?.items ?? [], from)
}

function nearest(items: AgendaColumn['items'], from: number): string | null {
  const [first] = items.toSorted((a, b) => Math.abs(a.from - from) - Math.abs(b.from - from))
  return first?.id ?? null
}

/** The single keys of the agenda, in the order in which they are listed. */
export const AGENDA_KEYS = ['m', 'n', 'b', 't', 'd', 'w', 'l', '?'] as const
export type AgendaKey = (typeof AGENDA_KEYS)[number]

/**
 * The single key of the agenda that was pressed; null in a field, on a control outside of the agenda, or together with
 * Ctrl, Alt or Meta.
 */
export function agendaKeyOf(event: KeyboardEvent, agenda: Element | null): AgendaKey | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return null
  if (event.target instanceof Element) {
    if (event.target.closest('input, textarea, select, dialog')) return null
    if (event.target.closest('a, button, summary') && !agenda?.contains(event.target)) return null
  }
  return AGENDA_KEYS.find((key) => key === event.key.toLowerCase()) ?? null
}
