import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import IdCard from 'lucide-react/icons/id-card'
import Inbox from 'lucide-react/icons/inbox'
import Scissors from 'lucide-react/icons/scissors'
import Settings from 'lucide-react/icons/settings'
import Star from 'lucide-react/icons/star'
import Store from 'lucide-react/icons/store'
import Tag from 'lucide-react/icons/tag'
import Users from 'lucide-react/icons/users'
import { hasPermission, type Permission } from '#domain/membership/role.ts'
import type { OwnSalon } from './own-salons.ts'

interface Shape {
  readonly key: string
  readonly to: `/salon/$userName/${string}`
  readonly icon: LucideIcon
  /** Members without it do not see the page in the navigation. */
  readonly permission: Permission
  /** Whether it has a tab below 1024 px; the others are listed under More. */
  readonly hasTab: boolean
}

/** The pages of the workspace, in the order of its navigation. */
const NAV_ITEMS = [
  {
    key: 'agenda',
    to: '/salon/$userName/agenda',
    icon: CalendarDays,
    permission: 'manage-visits',
    hasTab: true,
  },
  {
    key: 'requests',
    to: '/salon/$userName/requests',
    icon: Inbox,
    permission: 'manage-visits',
    hasTab: true,
  },
  {
    key: 'clients',
    to: '/salon/$userName/clients',
    icon: Users,
    permission: 'manage-clients',
    hasTab: true,
  },
  {
    key: 'menu',
    to: '/salon/$userName/menu',
    icon: Scissors,
    permission: 'edit-provider',
    hasTab: false,
  },
  {
    key: 'team',
    to: '/salon/$userName/team',
    icon: IdCard,
    permission: 'read-members',
    hasTab: false,
  },
  {
    key: 'offers',
    to: '/salon/$userName/offers',
    icon: Tag,
    permission: 'edit-provider',
    hasTab: false,
  },
  {
    key: 'reviews',
    to: '/salon/$userName/reviews',
    icon: Star,
    permission: 'reply-to-reviews',
    hasTab: false,
  },
  {
    key: 'numbers',
    to: '/salon/$userName/numbers',
    icon: ChartColumn,
    permission: 'read-numbers',
    hasTab: true,
  },
  {
    key: 'page',
    to: '/salon/$userName/page',
    icon: Store,
    permission: 'edit-provider',
    hasTab: false,
  },
  {
    key: 'settings',
    to: '/salon/$userName/settings',
    icon: Settings,
    permission: 'manage-visits', // notifications are of each member, the rest is for owners
    hasTab: false,
  },
] as const satisfies readonly Shape[]

/** A page of the workspace in its navigation. */
export type NavItem = (typeof NAV_ITEMS)[number]

/** The pages that a member of a salon sees in the navigation. */
export function navItemsFor({
  role,
  roleSettings,
}: Pick<OwnSalon, 'role' | 'roleSettings'>): readonly NavItem[] {
  return NAV_ITEMS.filter(({ permission }) => hasPermission(role, permission, roleSettings))
}

/** Pages that are not in the navigation, or below another one, and need a permission. */
const OTHER_PAGES: Record<string, Permission> = {
  hours: 'edit-provider',
  welcome: 'edit-provider',
  'no-show': 'edit-provider',
}

/** The permission without which a member cannot use the page of a path; null when every member can. */
export function permissionOf(pathname: string): Permission | null {
  const page = pathname.split('/')[3] ?? ''
  const item = NAV_ITEMS.find(({ to }) => to.endsWith(`/${page}`))
  return item?.permission ?? OTHER_PAGES[page] ?? null
}

/** Whether a path is of the opening hours, which belong to the settings (WORK-189). */
export function isOfHours(pathname: string): boolean {
  return pathname.split('/')[3] === 'hours'
}

/** Whether a path is of a page that has no tab and is listed under More, or of a page below one. */
export function isUnderMore(pathname: string): boolean {
  const page = pathname.split('/')[3]
  return (
    page === 'welcome' ||
    isOfHours(pathname) ||
    NAV_ITEMS.some(({ hasTab, to }) => !hasTab && to.endsWith(`/${page}`))
  )
}
