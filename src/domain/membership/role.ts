/** The roles in which an account works at a provider (row WORK-02). */
export const MEMBER_ROLES = ['owner', 'manager', 'staff', 'reception'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** What a member may do at their provider. */
export type Permission = keyof typeof ROLES_WITH

/** Whether a role has a permission. */
export function hasPermission(role: MemberRole, permission: Permission): boolean {
  return ROLES_WITH[permission].some((each) => each === role)
}

/**
 * The roles with each permission. Staff act on their own calendar only; a provider has one calendar, so theirs is the
 * provider's.
 */
const ROLES_WITH = {
  /** Reads the provider's orders, answers requests, books and moves visits. */
  'manage-visits': MEMBER_ROLES,
  'cancel-visits': ['owner', 'manager', 'staff'],
  'reply-to-reviews': ['owner', 'manager'],
} as const satisfies Record<string, readonly MemberRole[]>
