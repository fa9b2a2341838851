/**
 * A place in a list with pages by keyset: the sort value of the last row, an integer such as epoch ms or microseconds, and its
 * id, which decides between equal values.
 */
export interface Cursor {
  readonly value: number
  readonly id: string
}

/** The cursor of a contract as text. */
export function writeCursor({ value, id }: Cursor): string {
  return `${value}.${id}`
}

/** Reads a text that the contract's schema accepted; null without one. */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  const dot = text.indexOf('.')
  return { value: Number(text.slice(0, dot)), id: text.slice(dot + 1) }
}

/**
 * Splits what was read for a page of `limit` rows, which is one row more when another page follows.
 * @param cursorOf the place of a row
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): { rows: readonly Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page,
    nextCursor: rows.length > limit && last ? writeCursor(cursorOf(last)) : null,
  }
}
