import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Terminal from 'lucide-react/icons/terminal'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { PortraitPicture } from '../../art/portrait-picture.tsx'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import { actText } from '../shell/act-text.ts'
import { latestActsQuery } from './today-query.ts'

/** What operators did last. Without an answer only the way to the log is there. */
export function LatestActs() {
  const { t, language } = useTranslation()
  const { data } = useQuery(latestActsQuery)
  return (
    <section>
      <h2 className="mb-3.5 text-xl">{t('desk.today.done')}</h2>
      {data?.acts.length === 0 && <p className="text-muted">{t('desk.today.noneDone')}</p>}
      <ul className="grid gap-3.5">
        {data?.acts.map(({ actId, act, at, operator, targetName }) => (
          <li key={actId} className="flex items-start gap-3 text-sm">
            {operator ? (
              <PortraitPicture name={operator.userName} size={32} />
            ) : (
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-surface-accent text-accent-strong">
                <Icon of={Terminal} size="sm" />
              </span>
            )}
            <span className="min-w-0 wrap-anywhere">
              {operator && `${operator.name}: `}
              {actText(t, act)}
              {targetName && <b className="font-medium">, {targetName}</b>}
              <span className="block text-muted">
                {formatDay(at, DUTCH_ZONE, language, 'brief')}{' '}
                {formatTime(at, DUTCH_ZONE, language)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3.5">
        <Link to="/desk/log" className="font-medium text-accent underline underline-offset-4">
          {t('desk.today.log')}
        </Link>
      </p>
    </section>
  )
}
