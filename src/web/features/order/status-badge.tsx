import { badgeTone, isToCome, type OrderStatus } from '#domain/order/status.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'

const TONES = { success: 'leaf', warning: 'amber', neutral: 'neutral' } as const

/** How an appointment stands: always a word, never colour alone (row ORDER-03). */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation()
  const tone = isNotHeld(status) ? 'brick' : TONES[badgeTone(status)]
  return <Badge tone={tone}>{t(`order.status.${status}`)}</Badge>
}

/** Called off, turned down or missed: its cover fades, its words do not. */
export function isNotHeld(status: OrderStatus): boolean {
  return !isToCome(status) && status !== 'COMPLETED'
}
