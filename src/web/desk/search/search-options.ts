import type { LinkProps } from '@tanstack/react-router'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { cityByCode } from '#domain/location/city.ts'
import { orderNumber } from '#domain/order/order-number.ts'
import { badgeTone } from '#domain/order/status.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

export type FoundAtDesk = Reply<Endpoints['searchDesk']>['data']

export const SEARCH_GROUPS = ['salons', 'people', 'orders'] as const

/** One thing that the search of the desk found. */
export interface SearchOption {
  readonly id: string
  readonly group: (typeof SEARCH_GROUPS)[number]
  readonly link: Pick<LinkProps, 'to' | 'params'>
  readonly title: string
  readonly text: string
  readonly badge?: { readonly tone: BadgeTone; readonly label: string }
}

/** What was found, in the order in which it is shown and the arrow keys move. */
export function searchOptions(
  found: FoundAtDesk,
  { t, language }: { t: Translate; language: Language },
): SearchOption[] {
  return [
    ...found.salons.map(({ providerId, fullName, cityCode, state }) => ({
      id: providerId,
      group: 'salons' as const,
      link: { to: '/desk/salons/$providerId', params: { providerId } } as const,
      title: fullName,
      text: cityByCode(cityCode)?.name[language] ?? '',
      badge: {
        tone: state === 'live' ? ('success' as const) : ('neutral' as const),
        label: t(`desk.search.states.${state}`),
      },
    })),
    ...found.people.map(({ userName, name, email }) => ({
      id: userName,
      group: 'people' as const,
      link: { to: '/desk/people/$userName', params: { userName } } as const,
      title: name || userName,
      text: email || userName,
    })),
    ...found.orders.map(({ orderId, salonName, startTime, status }) => ({
      id: orderId,
      group: 'orders' as const,
      link: { to: '/desk/orders/$orderId', params: { orderId } } as const,
      title: orderNumber(orderId),
      text: `${formatDay(startTime, DUTCH_ZONE, language, 'date')}, ${formatTime(startTime, DUTCH_ZONE, language)}, ${salonName}`,
      badge: { tone: badgeTone(status), label: t(`order.status.${status}`) },
    })),
  ]
}
