import type { TextContext } from '../request/request-text.ts'
import type { ClosedRange, MinuteRange } from './agenda-columns.ts'
import { clockText } from './drag/drop-place.ts'

/** What a closed time says: its reason, or from or until when the salon is open (WORK-248). */
export function closedText(
  range: ClosedRange,
  bounds: MinuteRange,
  { t }: Pick<TextContext, 't'>,
): string {
  if (range.reason) return range.reason
  const beginsDay = range.from === bounds.from
  const endsDay = range.to === bounds.to
  if (beginsDay && !endsDay) return t('agenda.opensAt', { time: clockText(range.to) })
  if (endsDay && !beginsDay) return t('agenda.openUntil', { time: clockText(range.from) })
  return t('agenda.closed')
}
