import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { cityByCode } from '#domain/location/city.ts'
import { orderNumber } from '#domain/order/order-number.ts'
import { badgeTone } from '#domain/order/status.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { SearchOption } from '../../features/combobox/search-list.tsx'
import type { Translate } from '../../messages.ts'

type FoundAtDesk = Reply<Endpoints['searchDesk']>['data']

/** What was found, in the order in which it is shown and the arrow keys move. */
export function searchOptions(
  found: FoundAtDesk,
  { t, language }: { t: Translate; language: Language },
): SearchOption<'salons' | 'people' | 'orders'>[] {
  return [
    ...found.salons.map(({ providerId, fullName, cityCode, state }) => ({
      id: providerId,
      group: 'salons' as const,
      href: `/desk/salons/${providerId}`,
      title: fullName,
      detail: cityByCode(cityCode)?.name[language] ?? '',
      badge: {
        tone: state === 'live' ? ('success' as const) : ('neutral' as const),
        label: t(`desk.search.states.${state}`),
      },
    })),
    ...found.people.map(({ userName, name, email }) => ({
      id: userName,
      group: 'people' as const,
      href: `/desk/people/${encodeURIComponent(userName)}`,
      title: name || userName,
      detail: email || userName,
    })),
    ...found.orders.map(({ orderId, salonName, startTime, status }) => ({
      id: orderId,
      group: 'orders' as const,
      href: `/desk/orders/${orderId}`,
      title: orderNumber(orderId),
      detail: `${formatDay(startTime, DUTCH_ZONE, language, 'dayMonthYear')}, ${formatTime(startTime, DUTCH_ZONE, language)}, ${salonName}`,
      badge: { tone: badgeTone(status), label: t(`order.status.${status}`) },
    })),
  ]
}
