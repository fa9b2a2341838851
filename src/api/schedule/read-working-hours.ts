import type { ApiDeps } from '../api-deps.ts'
import { findWeek } from './store.ts'

/** A provider's opening intervals per weekday, on its local clock (SLOT-04). Open to visitors. */
export async function readWorkingHours({ database }: ApiDeps, userName: string) {
  const week = await findWeek(database.query, userName)
  return week ? ({ ok: true, ...week } as const) : ({ ok: false, refusal: 'not-found' } as const)
}
