import type { Kysely } from 'kysely'
import { type UsualAnswer, usualAnswerMinutes } from '#domain/order/answer-speed.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Tables } from '../schema.gen.ts'
import { findAnswerWaits } from './store.ts'

/** Of how long ago answers count. */
export const SPEED_MS = 90 * DAY_MS

/** Within how many minutes a provider usually answers, as customers read it (WORK-193); `now` is epoch ms. */
export async function findUsualAnswer(
  query: Kysely<Tables>,
  { providerId, now }: { providerId: string; now: number },
): Promise<UsualAnswer | null> {
  const { isByHand, waits } = await findAnswerWaits(query, { providerId, since: now - SPEED_MS })
  return isByHand ? usualAnswerMinutes(waits) : null
}
