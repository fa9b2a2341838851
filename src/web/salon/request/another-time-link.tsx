import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'

interface AnotherTimeLinkProps {
  userName: string
  orderId: string
  full?: boolean
  /** The name for screen readers where several stand on a page. */
  label?: string
}

/** Leads to the panel of a request in the agenda, which proposes another time (WORK-164). */
export function AnotherTimeLink({ userName, orderId, full = false, label }: AnotherTimeLinkProps) {
  const { t } = useTranslation()
  return (
    <ButtonLink
      to="/salon/$userName/agenda"
      params={{ userName }}
      search={{ visit: orderId, move: 'choose' }}
      tone="outlined"
      full={full}
      aria-label={label}
    >
      <Icon of={CalendarClock} size="sm" />
      {t('workspace.requests.anotherTime')}
    </ButtonLink>
  )
}
