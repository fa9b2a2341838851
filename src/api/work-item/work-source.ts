import type { Kysely } from 'kysely'
import type { WorkKind } from '#domain/work-item/terms.ts'
import type { Cursor } from '../http/cursor.ts'
import type { Tables } from '../schema.gen.ts'

/** Work of one kind that waits. */
export interface OpenWork {
  readonly itemId: string
  /** When its term began (`microseconds` of #platform/postgres/instant.ts). A column `since` would hide the one that is sorted. */
  readonly sinceMicroseconds: number
  /** What it is about, in a few words: the name of a salon, a person, the subject of a message. */
  readonly subject: string
  /** What kind of it: the reason of a report, the kind of a message, the postal code of a registration. */
  readonly topic: string
  readonly assignee: { readonly userName: string; readonly name: string } | null
  readonly version: number
}

/**
 * Where the open work of one kind is found. Each noun exports one from its store, and WORK_SOURCES lists it. An index serves
 * both: the first rows by `(since, id)`, and the count of those before a moment.
 */
export interface WorkSource {
  readonly kind: WorkKind
  /** At most `limit` open items after a place, sorted by `since` and id. */
  findOpen(
    query: Kysely<Tables>,
    page: { readonly after: Cursor | null; readonly limit: number },
  ): Promise<OpenWork[]>
  /** How many are open, at most `most`; with `before` (epoch ms) those whose term began before. */
  countOpen(
    query: Kysely<Tables>,
    input: { readonly before: number | null; readonly most: number },
  ): Promise<number>
}
