import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from '#platform/postgres/database.ts'
import { LOCK } from '#platform/postgres/lock-numbers.ts'
import type { BrowserName } from './browser-name.ts'
import type { Origin } from './request-origin.ts'

export interface Artifact {
  kind: string
  id: string
  payload: object
  grantId: string | null
  sessionUid: string | null
  /** The origin of an artifact without a person (UNFINISHED); null keeps the origin that an interaction has. */
  origin: Origin | null
  /** The browser of a session of a person; null keeps the one that is stored. */
  browser: BrowserName | null
  expiresInSeconds: number
}

/**
 * How many unfinished sign-ins and sessions without a person are stored, because anybody can begin one. Beyond
 * `perNetwork` the oldest of the same network are deleted; beyond `total` the oldest of the block with the most. Applies
 * with RATE_LIMIT=off too.
 */
export const UNFINISHED = { perNetwork: 200, total: 10_000 }

/** `consumed` is the time of consumption, epoch seconds, as the protocol library expects. */
export type StoredPayload = Record<string, unknown> & { consumed?: number }

export interface SigningKey {
  encryptedJwk: string
  /** Epoch milliseconds. */
  signsFrom: number
}

/** All SQL of the protocol. Expiry is by the database's clock, which all processes share. */
export function protocolStore<Tables>(database: Database<Tables>, unfinished = UNFINISHED) {
  const { query } = database
  const findOne = async (column: 'id' | 'session_uid', kind: string, value: string) => {
    const { rows } = await sql<{ payload: Record<string, unknown>; consumedAt: number | null }>`
      select payload, consumed_at as "consumedAt" from identity.artifacts
       where kind = ${kind} and ${sql.ref(column)} = ${value} and expires_at > now()`.execute(query)
    const [found] = rows
    if (!found) return undefined
    const { payload, consumedAt } = found
    return consumedAt === null ? payload : { ...payload, consumed: Math.floor(consumedAt / 1000) }
  }
  // The oldest are those that expire first. Rows that another process is deleting are skipped.
  const deleteOldest = async (network: string) => {
    await sql`
      with fullest as (
        select block, sum(count(*)) over () as total from identity.artifacts where block is not null
         group by block order by count(*) desc, min(expires_at) limit 1)
      delete from identity.artifacts where (kind, id) in (
        select kind, id from identity.artifacts where (kind, id) in (
          (select kind, id from identity.artifacts where network = ${network}
            order by expires_at desc offset ${unfinished.perNetwork})
          union all
          (select kind, id from identity.artifacts where block = (select block from fullest)
            order by expires_at limit greatest(0, (select total from fullest) - ${unfinished.total})))
        for update skip locked)`.execute(query)
  }
  return {
    async save(artifact: Artifact): Promise<void> {
      const { kind, id, payload, grantId, sessionUid, origin, expiresInSeconds } = artifact
      const { browser, system } = artifact.browser ?? { browser: null, system: null }
      const { network, block } = origin ?? { network: null, block: null }
      await sql`
        insert into identity.artifacts as known
          (kind, id, payload, grant_id, session_uid, network, block, browser, system, expires_at)
        values (${kind}, ${id}, ${JSON.stringify(payload)}::jsonb, ${grantId}, ${sessionUid}, ${network},
                ${block}, ${browser}, ${system}, now() + make_interval(secs => ${expiresInSeconds}))
        on conflict (kind, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
          browser = coalesce(excluded.browser, known.browser), system = coalesce(excluded.system, known.system),
          session_uid = excluded.session_uid, expires_at = excluded.expires_at,
          network = coalesce(excluded.network, case when known.kind = 'Interaction' then known.network end),
          block = coalesce(excluded.block, case when known.kind = 'Interaction' then known.block end)`.execute(
        query,
      )
      if (network !== null) await deleteOldest(network)
    },

    find: (kind: string, id: string): Promise<StoredPayload | undefined> => findOne('id', kind, id),

    findBySessionUid: (kind: string, uid: string): Promise<StoredPayload | undefined> =>
      findOne('session_uid', kind, uid),

    /** @returns true for exactly one of several concurrent callers */
    async consume(kind: string, id: string): Promise<boolean> {
      const { rows } = await sql`
        update identity.artifacts set consumed_at = now()
         where kind = ${kind} and id = ${id} and consumed_at is null returning id`.execute(query)
      return rows.length > 0
    },

    async remove(kind: string, id: string): Promise<void> {
      await sql`delete from identity.artifacts where kind = ${kind} and id = ${id}`.execute(query)
    },

    /** Deletes every token of a grant, and its session. */
    async removeGrant(grantId: string): Promise<void> {
      await sql`delete from identity.artifacts where grant_id = ${grantId}`.execute(query)
    },

    /**
     * Deletes a person's sessions, tokens and finished interactions. Interactions without a result stay, without their
     * session.
     * @returns the ids of the deleted grants
     */
    async removePerson(subject: string, within: QueryExecutorProvider): Promise<string[]> {
      const { rows } = await sql<{ kind: string; id: string }>`
        delete from identity.artifacts
         where coalesce(payload ->> 'accountId', payload -> 'result' -> 'login' ->> 'accountId') = ${subject}
        returning kind, id`.execute(within)
      await sql`
        update identity.artifacts set payload = payload - 'session'
         where kind = 'Interaction' and payload -> 'session' ->> 'accountId' = ${subject}`.execute(
        within,
      )
      // Whoever had shown the first factor alone begins again.
      await sql`
        update identity.artifacts set payload = payload #- '{result,factor}'
         where kind = 'Interaction' and payload -> 'result' -> 'factor' ->> 'subject' = ${subject}`.execute(
        within,
      )
      return rows.flatMap(({ kind, id }) => (kind === 'Grant' ? id : []))
    },

    /**
     * Deletes retired keys and adds the key that `draft` returns, if any. A lock lets only one process add a key.
     * @returns the keys, the newest first
     */
    async updateKeys(
      now: number,
      draft: (
        known: SigningKey[],
      ) => Promise<(SigningKey & { kid: string; retiresAt: number }) | undefined>,
    ): Promise<SigningKey[]> {
      return database.transaction(async (trx) => {
        await sql`select pg_advisory_xact_lock(${LOCK.signingKeys})`.execute(trx)
        await sql`
          delete from identity.signing_keys where retires_at <= ${new Date(now)}`.execute(trx)
        const { rows } = await sql<SigningKey>`
          select encrypted_jwk as "encryptedJwk", signs_from as "signsFrom" from identity.signing_keys
           order by signs_from desc`.execute(trx)
        const added = await draft(rows)
        if (!added) return rows
        await sql`
          insert into identity.signing_keys (kid, encrypted_jwk, signs_from, retires_at)
          values (${added.kid}, ${added.encryptedJwk}, ${new Date(added.signsFrom)}, ${new Date(added.retiresAt)})`.execute(
          trx,
        )
        return [added, ...rows]
      })
    },

    async deleteExpired(): Promise<void> {
      await sql`delete from identity.artifacts where expires_at <= now()`.execute(query)
    },
  }
}

export type ProtocolStore = ReturnType<typeof protocolStore>

/**
 * Deletes one session of a person, with its grant and tokens.
 * @returns the id of the grant, null for a session without one; undefined when the person has no such session
 */
export async function removeSession(
  subject: string,
  sessionUid: string,
  within: QueryExecutorProvider,
): Promise<string | null | undefined> {
  const { rows } = await sql<{ grantId: string | null }>`
    delete from identity.artifacts where kind = 'Session' and session_uid = ${sessionUid}
      and payload ->> 'accountId' = ${subject} returning grant_id as "grantId"`.execute(within)
  const [removed] = rows
  if (removed?.grantId)
    await sql`delete from identity.artifacts where grant_id = ${removed.grantId}`.execute(within)
  return removed?.grantId
}
