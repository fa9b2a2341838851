import type { ApiDeps } from '../api-deps.ts'
import { findWeek } from './store.ts'

/** The intervals a provider is open on each weekday, on the clock of its zone (SLOT-04). Anybody may ask. */
export async function readWorkingHours({ database }: ApiDeps, userName: string) {
  const week = await findWeek(database.query, userName)
  return week ? ({ ok: true, ...week } as const) : ({ ok: false, refusal: 'not-found' } as const)
}
