import { type RawBuilder, sql } from 'kysely'

/** An instant (epoch ms) as a typed parameter. */
export function instant(epochMs: number): RawBuilder<number> {
  return sql<number>`${new Date(epochMs)}::timestamptz`
}

/** An instant of a column in epoch microseconds, which is exact: for the cursor of a list that is sorted by it. */
export function microseconds(column: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${column}) * 1000000)::bigint`
}

/** An instant of such a cursor as a typed parameter. */
export function instantOfMicroseconds(value: number): RawBuilder<number> {
  return sql<number>`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`
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
