import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from '#platform/postgres/database.ts'
import { instant } from '#platform/postgres/instant.ts'
import { listenTo } from '#platform/postgres/listen.ts'
import type { Tables } from '../schema.gen.ts'

interface Revocation {
  readonly grantId: string
  /** Epoch ms. */
  readonly expiresAt: number
}

/** What NOTIFY carries. Release 0.1 sends no expiry. */
type RevocationPayload = Omit<Revocation, 'expiresAt'> & Partial<Revocation>

const CHANNEL = 'revoked_grants'

/**
 * Revokes a grant, turns off the devices that it gave notifications to (WORK-87) and notifies every process.
 * @param query also a transaction of the sign-in, which knows no tables of ours
 */
export async function revokeGrant(
  query: QueryExecutorProvider,
  { grantId, expiresAt }: Revocation,
): Promise<void> {
  await sql`
    with revoked as (
      insert into revoked_grants as known (grant_id, expires_at)
      values (${grantId}, ${instant(expiresAt)})
      on conflict (grant_id) do update
        set expires_at = greatest(known.expires_at, excluded.expires_at)
      returning grant_id, expires_at
    ), ended as (
      delete from push_devices where grant_id = ${grantId})
    select pg_notify(${CHANNEL}, json_build_object('grantId', grant_id,
      'expiresAt', (extract(epoch from expires_at) * 1000)::bigint)::text) from revoked`.execute(
    query,
  )
}

/** The oldest first. */
export function findRevokedGrants(query: Kysely<Tables>): Promise<Revocation[]> {
  return query
    .selectFrom('revoked_grants')
    .select(['grant_id as grantId', 'expires_at as expiresAt'])
    .orderBy('expires_at')
    .execute()
}

/** When the revocation of a grant expires, epoch ms; undefined when it is not revoked. */
export async function findRevocationExpiry(
  query: Kysely<Tables>,
  grantId: string,
): Promise<number | undefined> {
  const revoked = await query
    .selectFrom('revoked_grants')
    .select('expires_at as expiresAt')
    .where('grant_id', '=', grantId)
    .executeTakeFirst()
  return revoked?.expiresAt
}

/** Deletes the revocations that expire by `now` (epoch ms). */
export async function deleteExpiredRevocations(query: Kysely<Tables>, now: number): Promise<void> {
  await query.deleteFrom('revoked_grants').where('expires_at', '<=', instant(now)).execute()
}

/**
 * Calls `onRevoked` for each grant that any process revokes, until `close`. Resolves once it listens.
 * @param onLost called when the connection breaks; later revocations are not reported
 */
export function listenForRevocations(
  { sessions }: Pick<Database<Tables>, 'sessions'>,
  { onRevoked, onLost }: { onRevoked: (revoked: RevocationPayload) => void; onLost: () => void },
): Promise<{ close(): void }> {
  return listenTo(sessions, CHANNEL, {
    onPayload: (payload) => onRevoked(parseRevocation(payload)),
    onLost,
  })
}

function parseRevocation(payload: string): RevocationPayload {
  return payload.startsWith('{') ? (JSON.parse(payload) as Revocation) : { grantId: payload }
}
