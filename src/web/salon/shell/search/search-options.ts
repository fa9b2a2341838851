import CalendarDays from 'lucide-react/icons/calendar-days'
import Scissors from 'lucide-react/icons/scissors'
import User from 'lucide-react/icons/user'
import { isPlainDate } from '#domain/schedule/plain-date.ts'
import { dayIn, formatDay, formatPhone, formatTime } from '#messages/format.ts'
import type { SearchOption } from '../../../features/combobox/search-list.tsx'
import type { useTranslation } from '../../../language.ts'
import { navItemsFor } from '../nav-items.ts'
import type { OwnSalon } from '../own-salons.ts'
import type { WorkspaceSearchResults } from './workspace-search-query.ts'

/** The groups, in the order in which they are shown. */
const GROUPS = ['clients', 'visits', 'treatments', 'pages'] as const
type FoundOption = SearchOption<(typeof GROUPS)[number]>

/** What a text finds, in the order in which it is shown; `found` is undefined until the salon was asked. */
export function searchOptions(
  salon: Pick<OwnSalon, 'userName' | 'role' | 'roleSettings'>,
  text: string,
  found: WorkspaceSearchResults | undefined,
  reader: ReturnType<typeof useTranslation>,
): readonly FoundOption[] {
  const at = `/salon/${encodeURIComponent(salon.userName)}`
  const options = [
    ...(found
      ? [...clients(at, found), ...visits(at, found, reader), ...treatments(at, found)]
      : []),
    ...pages(at, salon, text, reader),
    ...(found?.day ? [dayOf(at, found.day, reader)] : []),
  ]
  return GROUPS.flatMap((group) => options.filter((option) => option.group === group))
}

function clients(at: string, found: WorkspaceSearchResults): FoundOption[] {
  return found.clients.map(({ clientId, name, phone }) => ({
    id: clientId,
    group: 'clients',
    icon: User,
    title: name,
    detail: phone && formatPhone(phone),
    href: `${at}/clients/${clientId}`,
  }))
}

function visits(
  at: string,
  { visits, timeZone }: WorkspaceSearchResults,
  { t, language }: ReturnType<typeof useTranslation>,
): FoundOption[] {
  return visits.map(({ orderId, customerName, serviceName, status, startTime }) => {
    const day = dayIn(timeZone, startTime)
    const when = `${formatDay(startTime, timeZone, language, 'short')}, ${formatTime(startTime, timeZone, language)}`
    return {
      id: orderId,
      group: 'visits',
      icon: CalendarDays,
      title: customerName || t('workspace.requests.someone'),
      detail: [when, serviceName, t(`workspace.search.statuses.${status}`)].join(' · '),
      href: `${at}/agenda?${isPlainDate(day) ? `day=${day}&` : ''}visit=${orderId}`,
    }
  })
}

function treatments(at: string, { treatments }: WorkspaceSearchResults): FoundOption[] {
  return treatments.map(({ catalogItemId, name }) => ({
    id: catalogItemId,
    group: 'treatments',
    icon: Scissors,
    title: name,
    detail: '',
    href: `${at}/menu/${catalogItemId}`,
  }))
}

function pages(
  at: string,
  salon: Pick<OwnSalon, 'role' | 'roleSettings'>,
  text: string,
  { t }: ReturnType<typeof useTranslation>,
): FoundOption[] {
  return navItemsFor(salon)
    .map(({ key, icon }): FoundOption => {
      const title = t(`workspace.nav.${key}`)
      return { id: key, group: 'pages', icon, title, detail: '', href: `${at}/${key}` }
    })
    .filter(({ title }) => plain(title).includes(plain(text)))
}

function dayOf(
  at: string,
  day: string,
  { t, language }: ReturnType<typeof useTranslation>,
): FoundOption {
  return {
    id: 'day',
    group: 'pages',
    icon: CalendarDays,
    title: t('workspace.search.day', { day: formatDay(`${day}T12:00:00Z`, 'UTC', language) }),
    detail: '',
    href: `${at}/agenda?day=${day}`,
  }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
