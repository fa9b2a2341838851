import { countdown } from '#domain/order/countdown.ts'
import { formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'
import type { ListedOrder } from '../booking/order-data.ts'

type OrderTimes = Pick<ListedOrder, 'appointmentStartDate' | 'appointmentEndDate' | 'timeZone'>

/** 'today at 13:30', 'tomorrow at 09:00', 'in 3 days', in the salon's time zone (row ORDER-06). */
export function countdownText(
  t: Translate,
  order: OrderTimes,
  language: Language,
  now: number,
): string {
  const remaining = countdown(visitTimesOf(order), now)
  if (remaining.kind === 'over') return t('dashboard.countdown.over')
  if (remaining.kind === 'under-way') return t('dashboard.countdown.underWay')
  const time = formatTime(order.appointmentStartDate, order.timeZone, language)
  if (remaining.days === 0) return t('dashboard.countdown.today', { time })
  if (remaining.days === 1) return t('dashboard.countdown.tomorrow', { time })
  return t('dashboard.countdown.days', { count: remaining.days })
}

export function visitTimesOf({ appointmentStartDate, appointmentEndDate, timeZone }: OrderTimes) {
  return {
    startsAt: Date.parse(appointmentStartDate),
    endsAt: Date.parse(appointmentEndDate),
    timeZone,
  }
}
