import { type RawBuilder, sql } from 'kysely'

/** An instant (epoch ms) as a typed parameter. */
export function instant(epochMs: number): RawBuilder<number> {
  return sql<number>`${new Date(epochMs)}::timestamptz`
}

/** A time range (epoch ms) as a half-open tstzrange. */
export function rangeOf(time: { startsAt: number; endsAt: number }): RawBuilder<unknown> {
  return sql`tstzrange(${instant(time.startsAt)}, ${instant(time.endsAt)})`
}

/** Time ranges (epoch ms) as one tstzmultirange. */
export function rangesOf(
  times: readonly { startsAt: number; endsAt: number }[],
): RawBuilder<unknown> {
  return times.length === 0
    ? sql`'{}'::tstzmultirange`
    : sql`tstzmultirange(${sql.join(times.map(rangeOf))})`
}
