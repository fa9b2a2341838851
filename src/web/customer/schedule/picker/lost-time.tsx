import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { clockOf, type Slot } from '../../booking/slot-days.ts'
import { capitalize, momentText } from '../day-text.ts'
import { repeatOnChanges, type VisitQuery } from '../week-slots.ts'
import { findNearestFree } from './nearest-free.ts'

interface LostTimeProps {
  start: string
  visitQuery: VisitQuery
  today: PlainDate
  onChoose: (slot: Slot) => void
}

/** Says that a time is no longer free and offers the nearest free ones. */
export function LostTime({ start, visitQuery, today, onChoose }: LostTimeProps) {
  const { t, language } = useTranslation()
  const nearest = useNearestFree(visitQuery, start, today)
  return (
    <div className="mt-6">
      <Note tone="warning" icon={Clock} role="status">
        {t('schedule.timeGone', { time: clockOf(start) })}
      </Note>
      {nearest.length > 0 && (
        <ul aria-label={t('checkout.lostSlot.nearest')} className="mt-3 flex flex-wrap gap-2">
          {nearest.map((slot) => (
            <li key={slot.startTime}>
              <Button size="sm" onClick={() => onChoose(slot)}>
                {capitalize(momentText(slot, language, 'short'))}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function useNearestFree(visitQuery: VisitQuery, start: string, today: PlainDate): readonly Slot[] {
  const [nearest, setNearest] = useState<readonly Slot[]>([])
  const { userName, durationMinutes, replacedOrderId } = visitQuery
  useEffect(() => {
    const visit = { userName, durationMinutes, replacedOrderId }
    return repeatOnChanges(() => findNearestFree(visit, start, today), setNearest)
  }, [userName, durationMinutes, replacedOrderId, start, today])
  return nearest
}
