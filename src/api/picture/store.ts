import { type Kysely, sql, type Transaction } from 'kysely'
import type { PictureFileName, PictureMediaType } from '#domain/picture/picture.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** The pictures of a provider, in their order. */
export function findPictures(query: Kysely<Tables>, providerId: string) {
  return query
    .selectFrom('gallery_items as g')
    .leftJoin('pictures as p', 'p.hash', 'g.picture_hash')
    .select(['g.id', 'g.url', 'g.picture_hash', 'g.description_en', 'g.description_nl', 'p.state'])
    .where('g.provider_id', '=', providerId)
    .orderBy('g.position')
    .orderBy('g.id')
    .execute()
}

export type PictureRow = Awaited<ReturnType<typeof findPictures>>[number]

/** Makes other changes of the pictures of a provider wait until the transaction ends. */
export async function lockPictures(trx: Transaction<Tables>, providerId: string): Promise<void> {
  await trx
    .selectFrom('providers')
    .select('id')
    .where('id', '=', providerId)
    .forNoKeyUpdate()
    .execute()
}

export interface Upload {
  readonly hash: string
  readonly mediaType: PictureMediaType
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
  /** Epoch ms. */
  readonly uploadedAt: number
}

/**
 * Stores an uploaded picture until it is encoded. One that is there already stays, and is kept from the sweep; one that
 * failed is tried again.
 * @returns whether it must be encoded
 */
export async function writeUpload(trx: Transaction<Tables>, upload: Upload): Promise<boolean> {
  const { hash, mediaType, width, height, bytes, uploadedAt } = upload
  const { rows } = await sql<{ state: string }>`
    insert into pictures as p (hash, media_type, byte_count, width, height, original, uploaded_at)
    values (${hash}, ${mediaType}, ${bytes.length}, ${width}, ${height}, ${Buffer.from(bytes)}, ${instant(uploadedAt)})
    on conflict (hash) do update set uploaded_at = excluded.uploaded_at,
      state = case p.state when 'failed' then 'processing' else p.state end,
      original = case p.state when 'failed' then excluded.original else p.original end
    returning state`.execute(trx)
  return rows[0]?.state === 'processing'
}

/** Adds an uploaded picture as the last of a provider. */
export async function appendPicture(
  trx: Transaction<Tables>,
  { providerId, hash }: { providerId: string; hash: string },
): Promise<void> {
  await sql`
    insert into gallery_items (provider_id, picture_hash, position)
    select ${providerId}, ${hash}, coalesce(max(position) + 1, 0)
    from gallery_items where provider_id = ${providerId}`.execute(trx)
}

/** The uploaded content of a picture that is not encoded yet. */
export async function findOriginal(
  query: Kysely<Tables>,
  hash: string,
): Promise<Uint8Array | undefined> {
  const row = await query
    .selectFrom('pictures')
    .select('original')
    .where('hash', '=', hash)
    .where('state', '=', 'processing')
    .executeTakeFirst()
  return row?.original ?? undefined
}

/** Ends the encoding of a picture: its content as uploaded is deleted. */
export async function endEncoding(
  trx: Transaction<Tables>,
  { hash, state }: { hash: string; state: 'ready' | 'failed' },
): Promise<void> {
  await trx
    .updateTable('pictures')
    .set({ state, original: null })
    .where('hash', '=', hash)
    .where('state', '=', 'processing')
    .execute()
}

/** Stores the files of a picture; without bytes those that are in the object storage. */
export async function insertFiles(
  trx: Transaction<Tables>,
  hash: string,
  files: readonly { width: number; format: string; bytes: Buffer | null }[],
): Promise<void> {
  await trx
    .insertInto('picture_files')
    .values(files.map(({ width, format, bytes }) => ({ hash, width, format, bytes })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * One file of a picture that a provider has; without bytes it is in the object storage, or they were not asked for. It is hidden when
 * the operator hid the picture at every provider that has it.
 */
export async function findFile(
  query: Kysely<Tables>,
  { hash, width, format }: PictureFileName,
  { withBytes }: { withBytes: boolean },
): Promise<{ bytes: Buffer | null; isHidden: boolean } | undefined> {
  const { rows } = await sql<{ bytes: Buffer | null; isHidden: boolean }>`
    select case when ${withBytes} then f.bytes end as bytes, bool_and(g.hidden_at is not null) as "isHidden"
    from picture_files f join gallery_items g on g.picture_hash = f.hash
    where f.hash = ${hash} and f.width = ${width} and f.format = ${format}
    group by f.hash, f.width, f.format`.execute(query)
  return rows[0]
}

/** Whether an account is a member of a provider that has a picture. */
export async function hasMemberWith(
  query: Kysely<Tables>,
  { hash, userName }: { hash: string; userName: string },
): Promise<boolean> {
  const row = await query
    .selectFrom('gallery_items as g')
    .innerJoin('memberships as m', 'm.provider_id', 'g.provider_id')
    .select('m.user_name')
    .where('g.picture_hash', '=', hash)
    .where('m.user_name', '=', userName)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether there is a picture of this content. */
export async function hasPicture(query: Kysely<Tables>, hash: string): Promise<boolean> {
  const row = await query
    .selectFrom('pictures')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

/** Writes the descriptions of a picture of a provider; one that is not given stays. */
export async function writeDescription(
  query: Kysely<Tables>,
  picture: {
    providerId: string
    id: string
    descriptionNl?: string | undefined
    descriptionEn?: string | undefined
  },
): Promise<void> {
  const { descriptionNl: nl, descriptionEn: en } = picture
  await query
    .updateTable('gallery_items')
    .set(({ ref }) => ({
      description_nl: nl ?? ref('description_nl'),
      description_en: en ?? ref('description_en'),
    }))
    .where('id', '=', picture.id)
    .where('provider_id', '=', picture.providerId)
    .execute()
}

/** Numbers the pictures of a provider in this order. */
export async function writePositions(
  trx: Transaction<Tables>,
  { providerId, ids }: { providerId: string; ids: readonly string[] },
): Promise<void> {
  await sql`
    update gallery_items g set position = o.number - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, number)
    where g.id = o.id and g.provider_id = ${providerId}`.execute(trx)
}

export async function deletePicture(
  trx: Transaction<Tables>,
  { providerId, id }: { providerId: string; id: string },
): Promise<void> {
  await trx
    .deleteFrom('gallery_items')
    .where('id', '=', id)
    .where('provider_id', '=', providerId)
    .execute()
}

/** The providers with a picture of this content. */
export async function findProvidersWith(trx: Transaction<Tables>, hash: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('gallery_items')
    .select('provider_id')
    .where('picture_hash', '=', hash)
    .execute()
  return rows.map(({ provider_id }) => provider_id)
}

/** Sets the cover of a provider to the first picture that customers see, where that was uploaded. */
export async function writeCover(trx: Transaction<Tables>, providerId: string): Promise<void> {
  await sql`
    with first as (
      select p.hash from gallery_items g left join pictures p on p.hash = g.picture_hash
      where g.provider_id = ${providerId} and g.hidden_at is null and (p.hash is null or p.state = 'ready')
      order by g.position, g.id limit 1)
    update providers set cover_hash = (select hash from first)
    where id = ${providerId} and cover_hash is distinct from (select hash from first)`.execute(trx)
}

/**
 * Deletes pictures that no provider shows and that were last uploaded before `before` (epoch ms), with their files.
 * @returns those of which the object storage may have files
 */
export async function deleteUnusedPictures(
  trx: Transaction<Tables>,
  before: number,
): Promise<string[]> {
  const { rows } = await sql<{ hash: string; mayBeStored: boolean }>`
    delete from pictures p where p.uploaded_at < ${instant(before)}
      and not exists (select from gallery_items g where g.picture_hash = p.hash)
    returning hash, state <> 'ready'
      or exists (select from picture_files f where f.hash = p.hash and f.bytes is null) as "mayBeStored"`.execute(
    trx,
  )
  return rows.filter(({ mayBeStored }) => mayBeStored).map(({ hash }) => hash)
}
