import CalendarCheck from 'lucide-react/icons/calendar-check'
import { useTranslation } from '../../language.ts'
import { QueryProvider } from '../../query-provider.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { clockOf, dateOf } from '../booking/slot-days.ts'
import { nearDayText } from './day-text.ts'
import { useNextFree } from './next-free.ts'
import type { VisitQuery } from './slots-query.ts'
import { useToday } from './use-today.ts'

interface NextFreeTextProps {
  visitQuery: VisitQuery
  timeZone: string
  withIcon: boolean
  lineClasses: string
}

/** "Next free: today, 15:15"; empty while loading. */
export function NextFreeText(props: NextFreeTextProps) {
  return (
    <QueryProvider>
      <Text {...props} />
    </QueryProvider>
  )
}

function Text({ visitQuery, timeZone, withIcon, lineClasses }: NextFreeTextProps) {
  const { t, language } = useTranslation()
  const today = useToday(timeZone)
  const next = useNextFree(visitQuery, today)
  const isFound = next.status === 'found'
  return (
    <p className={classes(lineClasses, isFound ? 'font-strong text-success' : 'text-muted')}>
      {withIcon && isFound && <Icon of={CalendarCheck} size="sm" className="mt-0.5" />}
      {isFound &&
        t('schedule.nextFree', {
          day: nearDayText(t, dateOf(next.slot.startTime), today, language, 'brief'),
          time: clockOf(next.slot.startTime),
        })}
      {next.status === 'none' && t('schedule.nothingFree')}
    </p>
  )
}
