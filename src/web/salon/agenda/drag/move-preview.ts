import { dayIn } from '#messages/format.ts'
import type { AgendaAddress } from '../agenda-address.ts'
import { type AgendaGrid, minuteAt } from '../agenda-columns.ts'
import type { Drag } from './use-agenda-drag.ts'

/** Where the visit of the open panel would stand at the start (ISO text) that is chosen there; null when that is not shown. */
export function movePreview(
  { columns }: AgendaGrid,
  { visit, move }: AgendaAddress,
  startTime: string | null,
  timeZone: string,
): Drag | null {
  if (!visit || !move || !startTime) return null
  const own = columns.find(({ items }) => items.some(({ id }) => id === visit))
  const item = own?.items.find(({ id }) => id === visit)
  const date = dayIn(timeZone, startTime)
  const column = columns.find((each) => each.date === date && each.calendarId === own?.calendarId)
  const from = minuteAt(Date.parse(startTime), timeZone)
  return item && column ? { item, column, from } : null
}
