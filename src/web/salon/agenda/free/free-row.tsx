import { Link } from '@tanstack/react-router'
import { formatTime } from '#messages/format.ts'
import { durationText } from '../../../text-formats.ts'
import type { TextContext } from '../../request/request-text.ts'
import { useIsOnline } from '../../shell/use-is-online.ts'
import { type AgendaAddress, NEW_VISIT } from '../agenda-address.ts'
import type { FreeRange } from './free-ranges.ts'

interface FreeRowProps {
  userName: string
  item: FreeRange
  address: AgendaAddress
  context: TextContext
}

/** A free stretch in the list, with the way to fill it (WORK-159). */
export function FreeRow({ userName, item, address, context }: FreeRowProps) {
  const { t, timeZone, language } = context
  const isOnline = useIsOnline()
  const time = formatTime(item.startTime, timeZone, language)
  return (
    <div className="flex min-h-11 items-center gap-x-3 py-1.5 text-sm text-muted">
      <span className="w-13 shrink-0">{time}</span>
      <span aria-hidden className="self-stretch border-l-2 border-dashed border-line-strong" />
      <span className="min-w-0 flex-1">
        {t(item.isInWaiting ? 'agenda.waits.free' : 'agenda.free', {
          duration: durationText(t, item.to - item.from),
        })}
      </span>
      {isOnline && (
        <Link
          to="/salon/$userName/agenda"
          params={{ userName }}
          search={{ ...address, visit: NEW_VISIT, move: undefined, start: item.startTime }}
          resetScroll={false}
          className="link inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end px-1"
        >
          {t('agenda.fill')}
          <span className="sr-only"> {t('agenda.fillAt', { time })}</span>
        </Link>
      )}
    </div>
  )
}

/** Where the clock stands in the list. */
export function NowRow({ context: { t, now, timeZone, language } }: { context: TextContext }) {
  return (
    <p className="flex items-center gap-2 text-xs/5 font-strong after:h-0.5 after:flex-1 after:bg-inverse">
      {t('agenda.nowAt', { time: formatTime(now, timeZone, language) })}
    </p>
  )
}
