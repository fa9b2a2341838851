import CalendarClock from 'lucide-react/icons/calendar-clock'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { TextContext } from '../request/request-text.ts'
import type { BusyRange, MinuteRange } from './agenda-columns.ts'
import { busyText } from './busy-text.ts'
import { clockText } from './drag/drop-place.ts'
import { rangeStyle } from './range-style.ts'

/** A time that a calendar of another program holds (WORK-114). */
export function ExternalBusyTime({
  range,
  bounds,
  context,
  isWeek,
}: {
  range: BusyRange
  bounds: MinuteRange
  context: TextContext
  isWeek: boolean
}) {
  const { what, read } = busyText(range.busy, context)
  return (
    <p
      style={rangeStyle(range, bounds)}
      className={classes(
        'absolute overflow-hidden rounded-[10px] border border-dashed border-line-strong bg-surface-soft py-1 text-sm leading-snug text-muted',
        isWeek ? 'inset-x-0.75 px-2 text-xs' : 'inset-x-1.5 px-3',
      )}
    >
      <Icon of={CalendarClock} size="sm" className="mr-1.5 inline-block align-[-0.15em]" />
      <span className="font-strong text-text">{what}</span>{' '}
      <span>
        {clockText(range.from)} – {clockText(range.to)}
      </span>{' '}
      <span className="text-xs">{read}</span>
    </p>
  )
}
