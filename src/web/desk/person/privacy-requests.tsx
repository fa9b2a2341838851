import { Link } from '@tanstack/react-router'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { TermText } from '../shell/queue-row.tsx'
import { useDutchToday } from '../shell/use-dutch-today.ts'
import type { Person } from './people-query.ts'

/** The privacy requests from the address of a person, each until when it is answered (DESK-306). Without any, nothing. */
export function PrivacyRequests({ person }: { person: Person }) {
  const { t, language } = useTranslation()
  const today = useDutchToday()
  return person.privacyRequests.map(({ contactRequestId: messageId, requestedAt, dueDay }) => (
    <section key={messageId} className="mb-6 rounded-xl bg-surface-accent p-6">
      <TermText work="privacy-request" dueDay={dueDay} today={today} />
      <h2 className="mt-3 text-xl">
        {t('deskPeople.privacy.title', {
          day: formatDay(requestedAt, DUTCH_ZONE, language, 'dayMonthYear'),
        })}
      </h2>
      <p className="mt-1 text-muted">{t('deskPeople.privacy.text')}</p>
      <Link
        to="/desk/messages/$messageId"
        params={{ messageId }}
        className="link inline-block py-2.5"
      >
        {t('deskPeople.privacy.open')}
      </Link>
    </section>
  ))
}
