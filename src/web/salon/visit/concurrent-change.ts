import { isOpenStatus } from '#domain/order/status.ts'
import type { ConcurrentChange } from '../request/concurrent-change-note.tsx'
import { type TextContext, timeText } from '../request/request-text.ts'
import type { Visit } from './visit-query.ts'

type Act = 'decline' | 'cancel' | 'move'

/** What became of a visit since a dialog or form about it was opened; null when it is the same. */
export function concurrentChangeOf(
  act: Act,
  { opened, current }: { opened: Visit; current: Visit },
  context: TextContext,
): ConcurrentChange | null {
  if (current.version === opened.version) return null
  return isPossible(act, current, context.now)
    ? { kind: 'changed', visit: factsOf(current, context) }
    : { kind: 'gone' }
}

function isPossible(act: Act, { status, startTime }: Visit, now: number): boolean {
  if (act === 'decline') return status === 'PENDING'
  return isOpenStatus(status) && (act === 'cancel' || Date.parse(startTime) > now)
}

/** What a dialog names of a visit. */
export function factsOf(visit: Visit, context: TextContext) {
  const time = { appointmentStartTime: visit.startTime, appointmentEndTime: visit.endTime }
  return { service: visit.serviceName, when: timeText(time, context) }
}
