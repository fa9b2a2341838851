import { badgeTone, type OrderStatus } from '#domain/order/status.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'

/** The status of an order, as text and colour (row ORDER-03). */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation()
  return <Badge tone={badgeTone(status)}>{t(`order.status.${status}`)}</Badge>
}
