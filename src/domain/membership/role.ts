/** The roles in which an account works at a provider (row WORK-02). */
export const MEMBER_ROLES = ['owner', 'manager', 'staff', 'reception'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** What a member may do at their provider. */
export type Permission = keyof typeof ROLES_WITH

/** What the owner of a provider decides about its roles (row WORK-188). */
export interface RoleSettings {
  /** Whether reception cancels visits and sets them as missed. */
  readonly receptionMayCancel: boolean
  /** Whether managers export the clients. */
  readonly managersMayExport: boolean
}

/** What holds at a provider whose owner has decided nothing. */
export const DEFAULT_ROLE_SETTINGS: RoleSettings = {
  receptionMayCancel: false,
  managersMayExport: true,
}

/** Whether a role has a permission at a provider with these settings. */
export function hasPermission(
  role: MemberRole,
  permission: Permission,
  settings: RoleSettings,
): boolean {
  if (role === 'reception' && permission === 'cancel-visits') return settings.receptionMayCancel
  if (role === 'manager' && permission === 'export-clients') return settings.managersMayExport
  return ROLES_WITH[permission].some((each) => each === role)
}

/**
 * The roles with each permission; two cells are settings of the provider. Staff act on their own calendar only; a provider has one calendar, so theirs is the
 * provider's.
 */
const ROLES_WITH = {
  /** Reads the agenda and the provider's orders, answers requests, books and moves visits. */
  'manage-visits': MEMBER_ROLES,
  /** Cancels visits, and sets them as missed. */
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
