import { type Kysely, sql } from 'kysely'
import { SECOND_MS } from '#domain/time-units.ts'
import { READER_SECONDS, type ReadKind } from '#domain/work-item/read-kinds.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** The most items that are told of; there are fewer operators. */
const MOST_TOLD = 200

interface ReaderRow {
  readonly kind: ReadKind
  readonly itemId: string
  readonly userName: string
  readonly name: string
}

interface Item {
  readonly kind: ReadKind
  readonly itemId: string
}

/** Says that an operator has something open, and forgets who is gone. @param now epoch ms */
export async function renewReader(
  query: Kysely<Tables>,
  { kind, itemId, userName, now }: Item & { userName: string; now: number },
): Promise<void> {
  await sql`delete from desk_readers where until < ${instant(now)}`.execute(query)
  const until = instant(now + READER_SECONDS * SECOND_MS)
  await sql`
    insert into desk_readers (kind, item_id, user_name, until) values (${kind}, ${itemId}::uuid, ${userName}, ${until})
    on conflict (kind, item_id, user_name) do update set until = excluded.until`.execute(query)
}

/** Who but one operator has something open, of one item or of all. Who is operator no more does not count. */
export async function findReaders(
  query: Kysely<Tables>,
  { but, now, item }: { but: string; now: number; item?: Item },
): Promise<ReaderRow[]> {
  const one = item ? sql`and r.kind = ${item.kind} and r.item_id = ${item.itemId}::uuid` : sql``
  const { rows } = await sql<ReaderRow>`
    select r.kind, r.item_id as "itemId", a.user_name as "userName", a.name
    from desk_readers r join accounts a on a.user_name = r.user_name and a.role = 'operator'
    where r.until > ${instant(now)} and r.user_name <> ${but} ${one}
    order by r.kind, r.item_id, a.name, a.user_name limit ${MOST_TOLD}`.execute(query)
  return rows
}
