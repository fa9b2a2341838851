import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CatalogLink } from '#domain/catalog/add-on-parent.ts'
import type { TreatmentPart } from '#domain/schedule/waiting-time.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { CatalogItems, Tables } from '../schema.gen.ts'

/** The columns of an item that its salon writes. */
export type ItemColumns = Omit<
  Insertable<CatalogItems>,
  'id' | 'provider_id' | 'position' | 'version' | 'removed_at'
>

/** The treatments and add-ons of a provider in their order, also those not online. */
export function findItems(query: Kysely<Tables>, providerId: string) {
  return query
    .selectFrom('catalog_items')
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('treatment_parts')
          .select(['minutes', 'waits'])
          .whereRef('catalog_item_id', '=', 'catalog_items.id')
          .orderBy('position'),
      ).as('parts'),
    )
    .where('provider_id', '=', providerId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export type ItemRow = Awaited<ReturnType<typeof findItems>>[number]

/** The prices that a provider's items had until a moment after `since` (epoch ms). */
export function findPriceChanges(query: Kysely<Tables>, providerId: string, since: number) {
  return query
    .selectFrom('price_changes as p')
    .innerJoin('catalog_items as c', 'c.id', 'p.catalog_item_id')
    .select(['p.catalog_item_id', 'p.price_cents', 'p.changed_at'])
    .where('c.provider_id', '=', providerId)
    .where('p.changed_at', '>', instant(since))
    .execute()
}

export type PriceChangeRow = Awaited<ReturnType<typeof findPriceChanges>>[number]

/** An item among the others, as its checks need it. */
export interface ItemLink extends CatalogLink {
  readonly version: number
}

/**
 * Locks the catalog of a provider until the transaction ends, so that its members write it one after another.
 * @returns its items in their order
 */
export async function lockItems(
  trx: Transaction<Tables>,
  providerId: string,
): Promise<readonly ItemLink[]> {
  await trx.selectFrom('providers').select('id').where('id', '=', providerId).forUpdate().execute()
  return trx
    .selectFrom('catalog_items')
    .select(['id as catalogItemId', 'version', 'is_addon as isAddon', 'parent_id as parentId'])
    .where('provider_id', '=', providerId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The version of an item, once its parts are written. */
export function findVersion(trx: Transaction<Tables>, itemId: string) {
  return trx
    .selectFrom('catalog_items')
    .select('version')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
}

/** Inserts an item behind the others. */
export function insertItem(trx: Transaction<Tables>, providerId: string, columns: ItemColumns) {
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from catalog_items
    where provider_id = ${providerId}::uuid)`
  return trx
    .insertInto('catalog_items')
    .values({ ...columns, provider_id: providerId, position })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export function updateItem(trx: Transaction<Tables>, itemId: string, columns: ItemColumns) {
  return trx
    .updateTable('catalog_items')
    .set(columns)
    .where('id', '=', itemId)
    .returning('id')
    .executeTakeFirstOrThrow()
}

/**
 * Writes the parts of items, which are written in the same transaction, and raises the version of those that have or had
 * some. Without parts those that fit the duration stay.
 */
export async function writeParts(
  trx: Transaction<Tables>,
  items: readonly { id: string; parts: readonly TreatmentPart[] | undefined }[],
): Promise<void> {
  const ids = items.map(({ id }) => id)
  const replaced = items.filter(({ parts }) => parts).map(({ id }) => id)
  const rows = items.flatMap(({ id, parts = [] }) =>
    parts.map((part, position) => ({ catalog_item_id: id, position, ...part })),
  )
  const gone = await sql<{ id: string }>`delete from treatment_parts t using catalog_items c
    where c.id = t.catalog_item_id and c.id = any(${ids}::uuid[]) and (c.id = any(${replaced}::uuid[]) or c.is_addon
      or c.duration_minutes <> (select sum(minutes) from treatment_parts p where p.catalog_item_id = c.id))
    returning c.id`.execute(trx)
  const changed = [...gone.rows.map(({ id }) => id), ...rows.map((row) => row.catalog_item_id)]
  await sql`update catalog_items set version = version + 1 where id = any(${changed}::uuid[])`.execute(
    trx,
  )
  if (rows.length > 0) await trx.insertInto('treatment_parts').values(rows).execute()
}

/** Hides an item and the add-ons that belong to it for good. @returns their ids */
export async function hideItem(
  trx: Transaction<Tables>,
  { itemId, now }: { itemId: string; now: number },
): Promise<string[]> {
  const rows = await trx
    .updateTable('catalog_items')
    .set({ active: false, removed_at: new Date(now) })
    .where((eb) => eb.or([eb('id', '=', itemId), eb('parent_id', '=', itemId)]))
    .where('removed_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Gives items their places; a row whose place stays is not written. */
export async function writeOrder(
  trx: Transaction<Tables>,
  itemIds: readonly string[],
): Promise<void> {
  await sql`update catalog_items c set position = wanted.place - 1
    from unnest(${itemIds}::uuid[]) with ordinality as wanted (id, place)
    where c.id = wanted.id and c.position <> wanted.place - 1`.execute(trx)
}

/** Writes many items: those of an id are changed, the others inserted behind all. @returns the ids in the order of `rows` */
export async function writeItems(
  trx: Transaction<Tables>,
  providerId: string,
  rows: readonly (ItemColumns & { id: string | null })[],
): Promise<string[]> {
  const placed = JSON.stringify(rows.map((row, place) => ({ ...row, place })))
  const wanted = sql`select * from jsonb_to_recordset(${placed}::jsonb) as wanted (place integer, id uuid,
    service_code text, category_id integer, name_nl text, name_en text, description_nl text, description_en text,
    section_nl text, section_en text, price_cents integer, is_price_from boolean, duration_minutes integer,
    buffer_minutes integer, vat_rate integer, active boolean, is_addon boolean, parent_id uuid)`
  const names = sql.raw(COLUMNS.join(', '))
  const values = sql.raw(COLUMNS.map((name) => `w.${name}`).join(', '))
  await sql`update catalog_items c set (${names}) = (select ${values}) from (${wanted}) w
    where c.id = w.id and c.provider_id = ${providerId}::uuid`.execute(trx)
  const inserted = await sql<{
    id: string
  }>`insert into catalog_items (provider_id, position, ${names})
    select ${providerId}::uuid, last.position + 1 + w.place, ${values}
    from (${wanted}) w, (select coalesce(max(position), -1) as position from catalog_items
      where provider_id = ${providerId}::uuid) last
    where w.id is null order by w.place returning id`.execute(trx)
  const added = inserted.rows.values()
  return rows.map(({ id }) => id ?? added.next().value?.id ?? '')
}

/** The columns of an item that its salon writes, by name. */
export const COLUMNS = [
  'service_code',
  'category_id',
  'name_nl',
  'name_en',
  'description_nl',
  'description_en',
  'section_nl',
  'section_en',
  'price_cents',
  'is_price_from',
  'duration_minutes',
  'vat_rate',
  'buffer_minutes',
  'active',
  'is_addon',
  'parent_id',
] as const satisfies readonly (keyof ItemColumns)[]
