import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Scissors from 'lucide-react/icons/scissors'
import User from 'lucide-react/icons/user'
import { isPlainDate } from '#domain/schedule/plain-date.ts'
import { dayIn, formatDay, formatPhone, formatTime } from '#messages/format.ts'
import type { useTranslation } from '../../../language.ts'
import { navItemsFor } from '../nav-items.ts'
import type { OwnSalon } from '../own-salons.ts'
import type { Found } from './workspace-search-query.ts'

export const KINDS = ['clients', 'visits', 'treatments', 'pages'] as const
export type Kind = (typeof KINDS)[number]

/** Something that was found, with the address it leads to. */
export interface SearchOption {
  readonly id: string
  readonly kind: Kind
  readonly icon: LucideIcon
  readonly title: string
  readonly detail: string
  readonly to: string
}

/** What a text finds, in the order in which it is shown; `found` is undefined until the salon was asked. */
export function searchOptions(
  salon: Pick<OwnSalon, 'userName' | 'role' | 'roleSettings'>,
  text: string,
  found: Found | undefined,
  reader: ReturnType<typeof useTranslation>,
): readonly SearchOption[] {
  const at = `/salon/${encodeURIComponent(salon.userName)}`
  const options = [
    ...(found
      ? [...clients(at, found), ...visits(at, found, reader), ...treatments(at, found)]
      : []),
    ...pages(at, salon, text, reader),
    ...(found?.day ? [dayOf(at, found.day, reader)] : []),
  ]
  return KINDS.flatMap((kind) => options.filter((option) => option.kind === kind))
}

function clients(at: string, found: Found): SearchOption[] {
  return found.clients.map(({ clientId, name, phone }) => ({
    id: clientId,
    kind: 'clients',
    icon: User,
    title: name,
    detail: phone && formatPhone(phone),
    to: `${at}/clients/${clientId}`,
  }))
}

function visits(
  at: string,
  { visits, timeZone }: Found,
  { t, language }: ReturnType<typeof useTranslation>,
): SearchOption[] {
  return visits.map(({ orderId, customerName, serviceName, status, startTime }) => {
    const day = dayIn(timeZone, startTime)
    const when = `${formatDay(startTime, timeZone, language, 'short')}, ${formatTime(startTime, timeZone, language)}`
    return {
      id: orderId,
      kind: 'visits',
      icon: CalendarDays,
      title: customerName || t('workspace.requests.someone'),
      detail: [when, serviceName, t(`workspace.search.statuses.${status}`)].join(' · '),
      to: `${at}/agenda?${isPlainDate(day) ? `day=${day}&` : ''}visit=${orderId}`,
    }
  })
}

function treatments(at: string, { treatments }: Found): SearchOption[] {
  return treatments.map(({ catalogItemId, name }) => ({
    id: catalogItemId,
    kind: 'treatments',
    icon: Scissors,
    title: name,
    detail: '',
    to: `${at}/menu/${catalogItemId}`,
  }))
}

function pages(
  at: string,
  salon: Pick<OwnSalon, 'role' | 'roleSettings'>,
  text: string,
  { t }: ReturnType<typeof useTranslation>,
): SearchOption[] {
  return navItemsFor(salon)
    .map(({ key, icon }): SearchOption => {
      const title = t(`workspace.nav.${key}`)
      return { id: key, kind: 'pages', icon, title, detail: '', to: `${at}/${key}` }
    })
    .filter(({ title }) => plain(title).includes(plain(text)))
}

function dayOf(
  at: string,
  day: string,
  { t, language }: ReturnType<typeof useTranslation>,
): SearchOption {
  return {
    id: 'day',
    kind: 'pages',
    icon: CalendarDays,
    title: t('workspace.search.day', { day: formatDay(`${day}T12:00:00Z`, 'UTC', language) }),
    detail: '',
    to: `${at}/agenda?day=${day}`,
  }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
