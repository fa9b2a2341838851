import type { LucideIcon } from 'lucide-react'
import Globe from 'lucide-react/icons/globe'
import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Person } from './people-query.ts'
import { PersonActDialog } from './person-act-dialog.tsx'

type Session = NonNullable<Person['signIn']>['sessions'][number]

/** Where somebody is signed in, each browser by its name, and signed out of alone (DESK-247). */
export function PersonSessions({ person }: { person: Person }) {
  const { t } = useTranslation()
  const { signIn } = person
  const [ending, setEnding] = useState<Session | null>(null)
  const nameOf = useSessionName()
  return (
    <section aria-labelledby="person-sessions">
      <h2 id="person-sessions" className="mb-3 text-xl">
        {t('deskPeople.sessions.title')}
      </h2>
      {!signIn && <p className="text-muted">{t('deskPeople.sessions.unknown')}</p>}
      {signIn?.sessions.length === 0 && (
        <p className="text-muted">{t('deskPeople.sessions.none')}</p>
      )}
      {signIn && signIn.sessions.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {signIn.sessions.map((session) => (
            <li
              key={session.sessionId}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5"
            >
              <Icon of={iconOf(session)} className="text-muted" />
              <div className="min-w-0 grow">
                <p className="font-strong">{nameOf(session)}</p>
                <SessionTimes session={session} />
              </div>
              <Button size="sm" onClick={() => setEnding(session)}>
                {t('deskPeople.sessions.signOutHere')}
                <span className="sr-only">
                  {' '}
                  {t('deskPeople.sessions.of', { device: nameOf(session) })}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {ending && (
        <PersonActDialog
          act="signOutSession"
          person={person}
          session={{ sessionId: ending.sessionId, name: nameOf(ending) }}
          onClose={() => setEnding(null)}
        />
      )}
    </section>
  )
}

/** The name of a session: 'Chrome op Android', or what is known of it. */
function useSessionName() {
  const { t } = useTranslation()
  return ({ browser, system }: Session): string => {
    if (browser && system) return t('deskPeople.sessions.device', { browser, system })
    return browser ?? system ?? t('deskPeople.sessions.unknownDevice')
  }
}

function SessionTimes({ session: { signedInAt, lastSeenAt, expiresAt } }: { session: Session }) {
  const { t, language } = useTranslation()
  const moment = (at: string) =>
    `${formatDay(at, DUTCH_ZONE, language, 'dayMonthYear')}, ${formatTime(at, DUTCH_ZONE, language)}`
  const times = [
    signedInAt && t('deskPeople.sessions.since', { time: moment(signedInAt) }),
    lastSeenAt && t('deskPeople.sessions.seen', { time: moment(lastSeenAt) }),
    t('deskPeople.sessions.until', { time: moment(expiresAt) }),
  ]
  return <p className="text-sm text-muted">{times.filter(Boolean).join(', ')}</p>
}

function iconOf({ system }: Session): LucideIcon {
  if (system === null) return Globe
  return ['Android', 'iPhone', 'iPad'].includes(system) ? Smartphone : Laptop
}
