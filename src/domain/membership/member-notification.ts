import type { ProviderMail } from '../order/provider-mail.ts'
import { hasPermission, type MemberRole, type Permission, type RoleSettings } from './role.ts'

/** What a member of a provider can be told of. `change`: its customer moved, changed or cancelled a visit (row WORK-220). */
export const MEMBER_NOTIFICATIONS = ['request', 'booking', 'change', 'review', 'day'] as const
export type MemberNotification = (typeof MEMBER_NOTIFICATIONS)[number]

/** What a member can be told of by their role (row WORK-220): of reviews by whom may reply to them. */
export function memberNotificationsFor(
  role: MemberRole,
  settings: RoleSettings,
): MemberNotification[] {
  return MEMBER_NOTIFICATIONS.filter((kind) => hasPermission(role, PERMISSION[kind], settings))
}

/** The notification about an event of an order. */
export function notificationOf(event: ProviderMail): MemberNotification {
  return event === 'cancellation' ? 'change' : event
}

const PERMISSION = {
  request: 'manage-visits',
  booking: 'manage-visits',
  change: 'manage-visits',
  review: 'reply-to-reviews',
  day: 'manage-visits',
} as const satisfies Record<MemberNotification, Permission>
