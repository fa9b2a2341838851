import { Link } from '@tanstack/react-router'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import { useTranslation } from '../../language.ts'
import { usePermission } from '../shell/use-permission.ts'
import { LinksNote, noteLink } from './links-note.tsx'

/** How bookings are confirmed, which owners decide, and an appointment to try it with (WORK-265). */
export function BookingNote({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const mayDecide = usePermission(userName, 'manage-settings')
  const params = { userName }
  return (
    <LinksNote
      icon={CalendarCheck}
      title={t('checklist.booking.title')}
      text={t('checklist.booking.text')}
    >
      {mayDecide && (
        <Link to="/salon/$userName/settings" params={params} hash="booking" className={noteLink}>
          {t('checklist.booking.settings')}
        </Link>
      )}
      <Link
        to="/salon/$userName/agenda"
        params={params}
        search={{ visit: 'new' }}
        className={noteLink}
      >
        {t('checklist.booking.trial')}
      </Link>
    </LinksNote>
  )
}
