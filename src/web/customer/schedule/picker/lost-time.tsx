import { useQuery } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import { use } from 'react'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { clockOf, type Slot } from '../../booking/slot-days.ts'
import { CalendarReadyContext } from '../calendar-ready.ts'
import { capitalize, momentText } from '../day-text.ts'
import type { VisitQuery } from '../slots-query.ts'
import { nearestFreeQuery } from './nearest-free.ts'

interface LostTimeProps {
  start: string
  visitQuery: VisitQuery
  today: PlainDate
  onChoose: (slot: Slot) => void
}

/** Says that a time is no longer free and offers the nearest free ones. */
export function LostTime({ start, visitQuery, today, onChoose }: LostTimeProps) {
  const { t, language } = useTranslation()
  const enabled = use(CalendarReadyContext)
  const { data: nearest = [] } = useQuery({
    ...nearestFreeQuery(visitQuery, start, today),
    enabled,
  })
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
