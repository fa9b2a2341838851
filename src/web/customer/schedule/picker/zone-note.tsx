import Globe from 'lucide-react/icons/globe'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { useTranslation } from '../../../language.ts'
import { Note } from '../../../ui/note.tsx'
import { clockOf } from '../../booking/slot-days.ts'

/** Shows salon time and own time to visitors in another time zone (row SLOT-06). Browser only. */
export function ZoneNote({ startTime, timeZone }: { startTime: string; timeZone: string }) {
  const { t } = useTranslation()
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const ownTime = wallClock(Date.parse(startTime), ownZone)
  const salonTime = wallClock(Date.parse(startTime), timeZone)
  if (ownTime.date === salonTime.date && ownTime.time === salonTime.time) return null
  return (
    <div className="mt-4">
      <Note tone="info" icon={Globe}>
        {t('schedule.otherZone', { time: clockOf(startTime), own: ownTime.time })}
      </Note>
    </div>
  )
}
