import { formatTime } from '#messages/format.ts'
import type { TextContext } from '../request/request-text.ts'
import { momentText } from '../request/request-text.ts'
import type { Visit } from './visit-query.ts'

type VisitEvent = Visit['events'][number]
type VisitMail = Visit['mails'][number]

/** Everything that happened to a visit and every mail to its customer, the first one first (WORK-171). */
export function VisitHistory({ visit, context }: { visit: Visit; context: TextContext }) {
  const { t } = context
  return (
    <details open={visit.mails.some(({ isSent }) => !isSent)} className="border-t border-line">
      <summary className="fold min-h-12 font-strong">{t('agenda.history.title')}</summary>
      <ol className="ml-1.5 grid gap-3 border-l-2 border-line pl-4.5 text-sm">
        {entriesOf(visit).map((entry) =>
          'kind' in entry ? (
            <MailEntry key={entry.at + entry.kind} mail={entry} visit={visit} context={context} />
          ) : (
            <EventEntry
              key={entry.at + entry.toStatus + entry.isUndone}
              event={entry}
              context={context}
            />
          ),
        )}
      </ol>
    </details>
  )
}

function entriesOf({ events, mails }: Visit): (VisitEvent | VisitMail)[] {
  return [...events, ...mails].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

function EventEntry({ event, context }: { event: VisitEvent; context: TextContext }) {
  const { t } = context
  return (
    <li>
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
  )
}

interface MailEntryProps {
  mail: VisitMail
  visit: Visit
  context: TextContext
}

function MailEntry({ mail, visit, context }: MailEntryProps) {
  const { t } = context
  const { customerName, customerPhone } = visit
  const name = customerName || t('agenda.someone')
  const kind = t(`agenda.history.mailKinds.${mail.kind}`)
  return (
    <li>
      <span className="block font-medium">
        {t(mail.isSent ? 'agenda.history.mailSent' : 'agenda.history.mailFailed', { mail: kind })}
      </span>
      <span className="text-muted">{momentText(mail.at, context)}</span>
      {!mail.isSent && (
        <span className="block text-danger">
          {t('agenda.history.mailHint', { name })}{' '}
          {customerPhone && (
            <a href={`tel:${customerPhone.replaceAll(/[^\d+]/g, '')}`} className="link">
              {t('agenda.contact.callWho', { name })}
            </a>
          )}
        </span>
      )}
    </li>
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
