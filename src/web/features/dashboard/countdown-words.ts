import { countdown } from '#domain/order/countdown.ts'
import { formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'
import type { ListedOrder } from '../booking/order-data.ts'

type Dated = Pick<ListedOrder, 'appointmentStartDate' | 'appointmentEndDate' | 'timeZone'>

/** 'today at 13:30', 'tomorrow at 09:00', 'in 3 days', on the salon's clock (row ORDER-06). */
export function countdownWords(
  t: Translate,
  order: Dated,
  language: Language,
  now: number,
): string {
  const left = countdown(countedVisit(order), now)
  if (left.kind === 'over') return t('dashboard.countdown.over')
  if (left.kind === 'under-way') return t('dashboard.countdown.underWay')
  const time = formatTime(order.appointmentStartDate, order.timeZone, language)
  if (left.days === 0) return t('dashboard.countdown.today', { time })
  if (left.days === 1) return t('dashboard.countdown.tomorrow', { time })
  return t('dashboard.countdown.days', { count: left.days })
}

export function countedVisit({ appointmentStartDate, appointmentEndDate, timeZone }: Dated) {
  return {
    startsAt: Date.parse(appointmentStartDate),
    endsAt: Date.parse(appointmentEndDate),
    timeZone,
  }
}
