import type { ApiDeps } from '../api-deps.ts'
import { insertEvents, type NotedEvent } from './store.ts'

/** Anybody may note what happened; the moment is the server's. */
export async function recordEvents(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  events: readonly NotedEvent[],
): Promise<void> {
  await insertEvents(database.query, events, clock.now())
}
