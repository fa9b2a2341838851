import pg from 'pg'

/**
 * Maps column types to TypeScript. Parameters: instants as `new Date(epochMs)`, dates as 'YYYY-MM-DD'.
 *
 * | PostgreSQL | TypeScript |
 * |---|---|
 * | timestamptz | number, epoch milliseconds (finer fractions cut off; infinity is ±Infinity) |
 * | date, time, ranges | string as PostgreSQL writes it: 'YYYY-MM-DD', 'HH:MM:SS', '["…","…")' |
 * | bigint, numeric | number; a bigint beyond 2^53 throws |
 * | arrays of these | arrays of the same |
 *
 * The `pg` defaults (a Date in the machine's own zone for a date, text for bigint) are never used.
 */
export const readValue: typeof pg.types.getTypeParser = ((
  oid: number,
  format?: 'text' | 'binary',
) =>
  (format !== 'binary' && PARSERS.get(oid)) ||
  pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser

// The parser of text[] splits any array; `pg` does not export its OID.
const TEXT_ARRAY: number = 1009

const asText = (text: string) => text

const PARSERS = new Map<number, (text: string) => unknown>([
  [20, toInteger],
  [1700, Number],
  [1082, asText],
  [1083, asText],
  [1114, asText],
  [1184, toEpochMs],
  [1016, arrayOf(toInteger)],
  [1231, arrayOf(Number)],
  [1182, arrayOf(asText)],
  [1183, arrayOf(asText)],
  [1185, arrayOf(toEpochMs)],
])

function toInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`)
  return value
}

// '2026-03-29 01:30:00.5+00'; sessions use UTC, but other offsets work too.
function toEpochMs(text: string): number {
  if (text === 'infinity') return Number.POSITIVE_INFINITY
  if (text === '-infinity') return Number.NEGATIVE_INFINITY
  const iso = text.replace(' ', 'T')
  return Date.parse(
    iso.endsWith('+00') ? `${iso.slice(0, -3)}Z` : iso.replace(/([+-]\d\d)$/, '$1:00'),
  )
}

function arrayOf(parse: (text: string) => unknown): (text: string) => unknown[] {
  const readArray = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[]
  return (text) => readArray(text).map((item) => (item === null ? null : parse(item)))
}
