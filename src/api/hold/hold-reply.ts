import { toOffsetIso } from '../http/offset-iso.ts'
import type { Hold } from './store.ts'

/** The reply with a hold. `now` is epoch ms. */
export function holdReply({ id, expiresAt }: Hold, timeZone: string, now: number) {
  const data = {
    holdId: id,
    expiresAt: toOffsetIso(expiresAt, timeZone),
    expiresInSeconds: Math.floor((expiresAt - now) / 1000),
  }
  return { ok: true, answer: { data } } as const
}
