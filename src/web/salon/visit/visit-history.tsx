import { formatTime } from '#messages/format.ts'
import type { TextContext } from '../request/request-text.ts'
import { momentText } from '../request/request-text.ts'
import type { Visit } from './visit-query.ts'

type VisitEvent = Visit['events'][number]

/** Everything that happened to a visit, the first event first. */
export function VisitHistory({ visit, context }: { visit: Visit; context: TextContext }) {
  const { t } = context
  return (
    <details className="border-t border-line">
      <summary className="min-h-12 cursor-pointer py-3 font-strong">
        {t('agenda.history.title')}
      </summary>
      <ol className="ml-1.5 grid gap-3 border-l-2 border-line pl-4.5 text-sm">
        {visit.events.map((event) => (
          <li key={event.at + event.toStatus + event.isUndone}>
            <span className={event.isUndone ? 'block line-through' : 'block font-medium'}>
              {eventText(event, context)}
            </span>
            <span className="text-muted">
              {momentText(event.at, context)}
              {event.isUndone && `, ${t('agenda.history.undone')}`}
            </span>
            {event.agreedAt && (
              <span className="block text-success">
                {t('agenda.history.agreed', { moment: momentText(event.agreedAt, context) })}
              </span>
            )}
            {event.note && <q className="block text-muted wrap-anywhere">{event.note}</q>}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** What happened, and who did it. */
export function eventText(event: VisitEvent, context: TextContext): string {
  const { t, timeZone, language } = context
  const who = event.memberName || t(`agenda.history.actors.${event.actor}`)
  if (event.fromStatus === null) return t('agenda.history.placed', { who })
  if (event.fromStartTime !== null) {
    const from = `${momentText(event.fromStartTime, context)}`
    return t('agenda.history.moved', {
      who,
      from: from || formatTime(event.fromStartTime, timeZone, language),
    })
  }
  return t('agenda.history.status', { who, status: t(`agenda.history.statuses.${event.toStatus}`) })
}
