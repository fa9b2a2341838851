import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AddCalendarDialog } from './add-calendar-dialog.tsx'
import { CalendarList } from './calendar-list.tsx'
import { type ExternalCalendar, externalCalendarsQuery } from './external-calendars-query.ts'
import { RemoveCalendarDialog } from './remove-calendar-dialog.tsx'

/** The calendars of other programs whose busy times a salon takes over (WORK-113). */
export function ExternalCalendars({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const query = useQuery(externalCalendarsQuery(userName))
  const addButton = useRef<HTMLButtonElement>(null)
  const [isAdding, setIsAdding] = useState(false)
  const [asked, setAsked] = useState<ExternalCalendar | null>(null)
  return (
    <>
      <CalendarList userName={userName} query={query} onRemove={setAsked} />
      <Button ref={addButton} size="sm" className="mt-4" onClick={() => setIsAdding(true)}>
        <Icon of={Plus} size="sm" />
        {t('settings.external.add')}
      </Button>
      {isAdding && <AddCalendarDialog userName={userName} onClose={() => setIsAdding(false)} />}
      {asked && (
        <RemoveCalendarDialog
          userName={userName}
          calendar={asked}
          onRemoved={() => {
            // The button that opened the dialog goes with its calendar.
            flushSync(() => setAsked(null))
            addButton.current?.focus()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
