import { lastFreeMoment } from '#domain/order/cancellation.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { useTranslation } from '../../language.ts'
import { useNowUntil } from '../../use-now.ts'
import { useCheckout } from '../booking/booking-store.ts'
import { policyFor } from '../booking/completed-order.ts'
import type { ProviderInfo } from '../booking/provider-data.ts'

/** The end of free cancellation as date and time, or that it has passed. */
export function FreeUntil({ info, startTime }: { info: ProviderInfo; startTime: string }) {
  const { t, language } = useTranslation()
  const editedOrder = useCheckout((checkout) => checkout.editedOrder)
  const { timeZone } = info.businessProfile
  const policy = policyFor(info, editedOrder)
  const until = lastFreeMoment({ startsAt: Date.parse(startTime), policy })
  const now = useNowUntil(until)
  if (until <= now) return t('checkout.noFreeCancel')
  return t('checkout.freeUntil', { moment: dateTimeText(until, timeZone, language) })
}

/** 'Tuesday 24 November, 11:30' of an instant (epoch ms) in the salon's time zone. */
export function dateTimeText(instant: number, timeZone: string, language: Language): string {
  return `${formatDay(instant, timeZone, language)}, ${formatTime(instant, timeZone, language)}`
}
