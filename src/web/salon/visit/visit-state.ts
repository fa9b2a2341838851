import type { LucideIcon } from 'lucide-react'
import Armchair from 'lucide-react/icons/armchair'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import CircleCheck from 'lucide-react/icons/circle-check'
import XCircle from 'lucide-react/icons/circle-x'
import Hourglass from 'lucide-react/icons/hourglass'
import UserX from 'lucide-react/icons/user-x'
import type { OrderStatus } from '#domain/order/status.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

/** What the agenda says of a visit; also the key of its text. */
export type VisitState =
  | 'pending'
  | 'accepted'
  | 'confirmed'
  | 'now'
  | 'completed'
  | 'missed'
  | 'cancelled'
  | 'declined'

interface TimedVisit {
  readonly status: OrderStatus
  readonly startTime: string
  readonly endTime: string
}

const STATES: Record<OrderStatus, VisitState> = {
  PENDING: 'pending',
  ACCEPTED: 'accepted',
  CONFIRMED: 'confirmed',
  COMPLETED: 'completed',
  NO_SHOW: 'missed',
  CANCELLED: 'cancelled',
  DECLINED: 'declined',
}

/** The state of a visit at `now` (epoch ms). A job completes ended visits within minutes; the agenda says so at once. */
export function visitState({ status, startTime, endTime }: TimedVisit, now: number): VisitState {
  const isAgreed = status === 'CONFIRMED' || status === 'ACCEPTED'
  if (!isAgreed || Date.parse(startTime) > now) return STATES[status]
  return Date.parse(endTime) > now ? 'now' : 'completed'
}

export const STATE_ICONS: Record<VisitState, LucideIcon> = {
  pending: Hourglass,
  accepted: Check,
  confirmed: CircleCheck,
  now: Armchair,
  completed: CheckCheck,
  missed: UserX,
  cancelled: XCircle,
  declined: XCircle,
}

export const STATE_TONES: Record<VisitState, BadgeTone> = {
  pending: 'warning',
  accepted: 'neutral',
  confirmed: 'success',
  now: 'success',
  completed: 'neutral',
  missed: 'danger',
  cancelled: 'danger',
  declined: 'danger',
}

/** The colours of a visit's block: ground, border and the text of its state. */
export const STATE_CLASSES: Record<VisitState, string> = {
  pending: 'border-dashed border-warning bg-warning-soft [--state:var(--color-warning)]',
  accepted: 'border-line-strong bg-surface [--state:var(--color-muted)]',
  confirmed: 'border-success/30 bg-success-soft [--state:var(--color-success)]',
  now: 'border-2 border-success bg-success-soft [--state:var(--color-success)]',
  completed: 'border-line bg-surface-soft [--state:var(--color-subtle)]',
  missed: 'border-danger/30 bg-danger-soft [--state:var(--color-danger)]',
  cancelled: 'border-danger/30 bg-danger-soft [--state:var(--color-danger)]',
  declined: 'border-danger/30 bg-danger-soft [--state:var(--color-danger)]',
}
