import type { HttpRefusal } from '../http/outcome.ts'

/** The refusal of a start that members may not choose: how long ago and how far ahead depends on what they do. */
export function startOutOfRange(part: 'body' | 'query') {
  const path = `${part}.startTime` as const
  const details = [{ path, message: 'is too long ago or too far ahead' }]
  return { ok: false, refusal: 'invalid-request', details } as const satisfies HttpRefusal
}
