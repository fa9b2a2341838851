import Globe from 'lucide-react/icons/globe'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { useTranslation } from '../../../language.ts'
import { Note } from '../../../ui/note.tsx'
import { clockOf } from '../../booking/slot-days.ts'

/** For who looks from elsewhere: the salon's clock and their own (row SLOT-06). Browser only. */
export function ZoneNote({ startTime, timeZone }: { startTime: string; timeZone: string }) {
  const { t } = useTranslation()
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const own = wallClock(Date.parse(startTime), ownZone)
  const salons = wallClock(Date.parse(startTime), timeZone)
  if (own.date === salons.date && own.time === salons.time) return null
  return (
    <div className="mt-4">
      <Note tone="blush" icon={Globe}>
        {t('schedule.otherZone', { time: clockOf(startTime), own: own.time })}
      </Note>
    </div>
  )
}
