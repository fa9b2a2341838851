import type { LucideIcon } from 'lucide-react'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Crown from 'lucide-react/icons/crown'
import KeyRound from 'lucide-react/icons/key-round'
import User from 'lucide-react/icons/user'
import type { MemberRole } from '#domain/membership/role.ts'

/** The sign of each role. */
export const ROLE_ICONS: Record<MemberRole, LucideIcon> = {
  owner: Crown,
  manager: KeyRound,
  staff: User,
  reception: ConciergeBell,
}
