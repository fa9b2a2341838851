import { toOffsetIso } from '../http/zoned-iso.ts'
import type { Hold } from './store.ts'

/** A hold as its holder hears of it. `now` is epoch ms. */
export function heldReply({ id, expiresAt }: Hold, timeZone: string, now: number) {
  const data = {
    holdId: id,
    expiresAt: toOffsetIso(expiresAt, timeZone),
    expiresInSeconds: Math.floor((expiresAt - now) / 1000),
  }
  return { ok: true, answer: { data } } as const
}
