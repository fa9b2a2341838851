import type { Transaction } from 'kysely'
import { lockAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HttpRefusal } from '../http/outcome.ts'
import { lockCalendar } from '../schedule/calendar-lock-store.ts'
import type { Tables } from '../schema.gen.ts'
import { findClient, lockClients } from './store.ts'

type LockedClients = Awaited<ReturnType<typeof lockClients>>

interface ClientsToChange {
  readonly providerId: string
  readonly clientIds: readonly string[]
}

/**
 * Changes clients and their orders in a transaction that holds the locks of their accounts and of the calendar: no order
 * of theirs is placed meanwhile. `change` writes nothing when it refuses.
 */
export async function changeLockedClients(
  { database }: Pick<ApiDeps, 'database'>,
  { providerId, clientIds }: ClientsToChange,
  change: (trx: Transaction<Tables>, clients: LockedClients) => Promise<HttpRefusal | null>,
): Promise<HttpRefusal | null> {
  const found = await Promise.all(
    clientIds.map((clientId) => findClient(database.query, { providerId, clientId })),
  )
  const userNames = found.flatMap((client) => client?.userName ?? []).toSorted()
  return database.transaction(async (trx) => {
    for (const userName of userNames) await lockAccount(trx, userName)
    await lockCalendar(trx, providerId)
    const clients = await lockClients(trx, providerId, clientIds)
    if (clients.size < new Set(clientIds).size) return { ok: false, refusal: 'not-found' }
    const isLocked = [...clients.values()].every(
      ({ userName }) => userName === null || userNames.includes(userName),
    )
    return isLocked ? change(trx, clients) : { ok: false, refusal: 'client-changed' }
  })
}
