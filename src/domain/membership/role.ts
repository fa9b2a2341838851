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
  /** Reads the agenda and the provider's orders, answers requests, books and moves visits. */
  'manage-visits': MEMBER_ROLES,
  'cancel-visits': ['owner', 'manager', 'staff'],
  /** Reads and changes the cards of clients. */
  'manage-clients': MEMBER_ROLES,
  'export-clients': ['owner', 'manager'],
  /** Changes menu, hours, closures, promotions, pictures and texts. */
  'edit-provider': ['owner', 'manager'],
  'reply-to-reviews': ['owner', 'manager'],
  'read-numbers': ['owner', 'manager', 'staff'],
  /** Changes booking rules and links to the calendar; pauses the provider. */
  'manage-settings': ['owner'],
  /** Reads who works at the provider, and may leave. */
  'read-members': MEMBER_ROLES,
  /** Invites and removes members, and changes their roles. */
  'manage-members': ['owner'],
} as const satisfies Record<string, readonly MemberRole[]>
