import { hasPermission, type MemberRole, type RoleSettings } from './role.ts'

/** The mails that a member of a provider chooses for themselves: of a new review, and of their day every morning. */
export const MEMBER_MAILS = ['review', 'day'] as const
export type MemberMail = (typeof MEMBER_MAILS)[number]

/** The mails that a member can get, by their role (row WORK-190): those of reviews by whom may reply to them. */
export function memberMailsFor(role: MemberRole, settings: RoleSettings): MemberMail[] {
  return MEMBER_MAILS.filter((mail) => hasPermission(role, PERMISSION[mail], settings))
}

const PERMISSION = {
  review: 'reply-to-reviews',
  day: 'manage-visits',
} as const satisfies Record<MemberMail, string>
