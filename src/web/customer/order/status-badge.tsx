import { badgeTone, isUpcoming, type OrderStatus } from '#domain/order/status.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'

/** The status of an order, as text and colour (row ORDER-03). */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation()
  const tone = hasNotTakenPlace(status) ? 'danger' : badgeTone(status)
  return <Badge tone={tone}>{t(`order.status.${status}`)}</Badge>
}

/** Whether the visit was cancelled, declined or missed; its cover is then faded. */
export function hasNotTakenPlace(status: OrderStatus): boolean {
  return !isUpcoming(status) && status !== 'COMPLETED'
}
