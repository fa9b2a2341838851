import { type RawBuilder, sql } from 'kysely'

/** A moment (epoch ms) as a parameter whose type PostgreSQL need not guess. */
export function instant(epochMs: number): RawBuilder<number> {
  return sql<number>`${new Date(epochMs)}::timestamptz`
}

/** A stretch of time (epoch ms) as a half-open range. */
export function rangeOf(time: { startsAt: number; endsAt: number }): RawBuilder<unknown> {
  return sql`tstzrange(${instant(time.startsAt)}, ${instant(time.endsAt)})`
}
