import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import DoorOpen from 'lucide-react/icons/door-open'
import Flag from 'lucide-react/icons/flag'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Mail from 'lucide-react/icons/mail'
import ScrollText from 'lucide-react/icons/scroll-text'
import Store from 'lucide-react/icons/store'
import Sun from 'lucide-react/icons/sun'
import Users from 'lucide-react/icons/users'
import type { WorkKind } from '#domain/work-item/terms.ts'

interface Shape {
  /** Its name is `desk.places.<key>`. */
  readonly key: string
  readonly to: `/desk${string}`
  readonly icon: LucideIcon
  /** Places of one group stand together in the rail. */
  readonly group: 1 | 2 | 3 | 4
  /** Whether it has a tab below 1024 px, at most four; the others are under More. */
  readonly hasTab: boolean
  /** The letter after `g` that leads there. */
  readonly letter?: string
  /** The kinds of work that are counted beside it. */
  readonly counts?: readonly WorkKind[]
}

/** The places of the desk, in the order of its rail. A place is listed once its page exists. */
const LISTED = [
  { key: 'today', to: '/desk', icon: Sun, group: 1, hasTab: true, letter: 'v' },
  {
    key: 'registrations',
    to: '/desk/registrations',
    icon: DoorOpen,
    group: 2,
    hasTab: true,
    letter: 'a',
    counts: ['registration'],
  },
  {
    key: 'reports',
    to: '/desk/reports',
    icon: Flag,
    group: 2,
    hasTab: true,
    letter: 'm',
    counts: ['report'],
  },
  {
    key: 'messages',
    to: '/desk/messages',
    icon: Mail,
    group: 2,
    hasTab: true,
    letter: 'e',
    counts: ['message', 'privacy-request'],
  },
  { key: 'salons', to: '/desk/salons', icon: Store, group: 3, hasTab: false, letter: 's' },
  { key: 'people', to: '/desk/people', icon: Users, group: 3, hasTab: false, letter: 'p' },
  { key: 'orders', to: '/desk/orders', icon: CalendarDays, group: 3, hasTab: false, letter: 'b' },
  { key: 'numbers', to: '/desk/numbers', icon: ChartColumn, group: 4, hasTab: false, letter: 'c' },
  { key: 'system', to: '/desk/system', icon: HeartPulse, group: 4, hasTab: false, letter: 'y' },
  { key: 'log', to: '/desk/log', icon: ScrollText, group: 4, hasTab: false, letter: 'l' },
] as const satisfies readonly Shape[]

export type Place = Shape & Pick<(typeof LISTED)[number], 'key' | 'to'>

export const places: readonly Place[] = LISTED

/** Whether a path is of a page under More. */
export function isUnderMore(pathname: string): boolean {
  return places.some(({ to, hasTab }) => !hasTab && pathname.startsWith(to))
}
