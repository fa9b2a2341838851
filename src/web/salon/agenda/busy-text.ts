import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import type { TextContext } from '../request/request-text.ts'
import type { AgendaBusyTime } from './agenda-query.ts'

/** The words of a busy time of an external calendar: whose it is, and when that calendar was read (WORK-114). */
export function busyText(
  { name, readAt }: AgendaBusyTime,
  { t, language, timeZone, now }: TextContext,
): { what: string; read: string } {
  const isToday = dayIn(timeZone, readAt) === dayIn(timeZone, now)
  const day = formatDay(readAt, timeZone, language, 'short')
  const time = formatTime(readAt, timeZone, language)
  const read = isToday ? t('agenda.busyRead', { time }) : t('agenda.busyReadOn', { day, time })
  return { what: t('agenda.busyIn', { name }), read }
}
