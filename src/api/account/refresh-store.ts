import { type Kysely, sql } from 'kysely'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

export type RefreshClaim =
  | { readonly state: 'claimed' }
  | { readonly state: 'claimed-elsewhere' }
  | { readonly state: 'done'; readonly encryptedTokens: string }

/** A claim of this process. The time at which it ends (epoch ms) tells it from the claim of a process that takes over. */
export interface OwnClaim {
  readonly tokenHash: string
  readonly endsAt: number
}

/** Claims the exchange of a refresh token, unless another process has claimed or done it. Times are epoch ms. */
export async function claimRefresh(
  query: Kysely<Tables>,
  { tokenHash, now, endsAt }: OwnClaim & { now: number },
): Promise<RefreshClaim> {
  const { rows } = await sql`
    insert into refresh_turns as turn (token_hash, turn_ends_at)
    values (${tokenHash}, ${instant(endsAt)})
    on conflict (token_hash) do update
      set turn_ends_at = excluded.turn_ends_at, encrypted_tokens = null, kept_until = null
      where coalesce(turn.kept_until, turn.turn_ends_at) <= ${instant(now)}
    returning token_hash`.execute(query)
  if (rows.length > 0) return { state: 'claimed' }
  const known = await query
    .selectFrom('refresh_turns')
    .select('encrypted_tokens as encryptedTokens')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return known?.encryptedTokens
    ? { state: 'done', encryptedTokens: known.encryptedTokens }
    : { state: 'claimed-elsewhere' }
}

/** Stores the tokens of an exchange for further requests with the same refresh token, until `reusableUntil` (epoch ms). */
export async function storeRefreshedTokens(
  query: Kysely<Tables>,
  refreshed: { tokenHash: string; encryptedTokens: string; reusableUntil: number },
): Promise<void> {
  await query
    .updateTable('refresh_turns')
    .set({
      encrypted_tokens: refreshed.encryptedTokens,
      kept_until: new Date(refreshed.reusableUntil),
    })
    .where('token_hash', '=', refreshed.tokenHash)
    .execute()
}

/** Deletes an own claim whose exchange gave no tokens; one that another process has taken over stays. */
export async function releaseRefresh(
  query: Kysely<Tables>,
  { tokenHash, endsAt }: OwnClaim,
): Promise<void> {
  await query
    .deleteFrom('refresh_turns')
    .where('token_hash', '=', tokenHash)
    .where('turn_ends_at', '=', instant(endsAt))
    .where('encrypted_tokens', 'is', null)
    .execute()
}

/** Deletes the claims and tokens that expire by `now` (epoch ms). */
export async function deleteExpiredRefreshes(query: Kysely<Tables>, now: number): Promise<void> {
  await sql`
    delete from refresh_turns where coalesce(kept_until, turn_ends_at) <= ${instant(now)}`.execute(
    query,
  )
}
