import type { Kysely } from 'kysely'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import type { HttpRefusal } from '../http/outcome.ts'
import type { Member } from '../membership/find-member.ts'
import type { Tables } from '../schema.gen.ts'

/** For whom an archive is made. */
export interface ArchiveReader {
  readonly member: Member
  readonly caller: Caller
  readonly userName: string
  readonly language: Language
}

const PAGE = 500

/** The input of a use case that the reader calls. */
export function inputFor({ caller, userName, language }: ArchiveReader) {
  const rest = { idempotencyKey: undefined, address: '', query: undefined, body: undefined }
  return { ...rest, caller, language, params: { userName } } as const
}

/** What a use case answers. */
export type Answer = { ok: true; answer: { data: unknown } } | HttpRefusal

/** The data of an answer. @throws when it is refused, since the membership ended meanwhile */
export function dataOf<A extends Answer>(result: A): Extract<A, { ok: true }>['answer']['data'] {
  if (result.ok) return (result as Extract<A, { ok: true }>).answer.data
  throw new Error(`The archive cannot be made: ${(result as HttpRefusal).refusal}`)
}

type FindPage<Row> = (
  query: Kysely<Tables>,
  page: { providerId: string; after: string | null; limit: number },
) => Promise<Row[]>

/** The pages of a table of the reader's provider, one after the other, until one is not full. */
export async function* pagesOf<Row extends { readonly id: string }>(
  { database }: Pick<ApiDeps, 'database'>,
  { member: { providerId } }: ArchiveReader,
  find: FindPage<Row>,
): AsyncGenerator<Row[]> {
  let after: string | null = null
  for (let isDone = false; !isDone; ) {
    const page: Row[] = await find(database.query, { providerId, after, limit: PAGE })
    yield page
    after = page.at(-1)?.id ?? null
    isDone = page.length < PAGE
  }
}
