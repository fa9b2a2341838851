import type { LucideIcon } from 'lucide-react'
import Inbox from 'lucide-react/icons/inbox'

/** A page of the workspace in its navigation. */
export interface Place {
  readonly key: 'requests'
  readonly to: '/salon/$userName/requests'
  readonly icon: LucideIcon
}

/** The pages of the workspace, in the order of its navigation. */
export const PLACES: readonly Place[] = [
  { key: 'requests', to: '/salon/$userName/requests', icon: Inbox },
]
