import type { Kysely } from 'kysely'
import type { Tables } from '../schema.gen.ts'

/** The `subject` of an account, by which the log and the identity side name it; undefined when there is none. */
export async function findSubject(
  query: Kysely<Tables>,
  userName: string,
): Promise<string | undefined> {
  const account = await query
    .selectFrom('accounts')
    .select('subject')
    .where('user_name', '=', userName)
    .executeTakeFirst()
  return account?.subject ?? undefined
}
