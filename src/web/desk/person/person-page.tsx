import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatDutchDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { type Person, personQuery } from './people-query.ts'
import { PersonActDialog } from './person-act-dialog.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PrivacyRequests } from './privacy-requests.tsx'
import type { PersonAct } from './use-person-act.ts'

/** An account, and what an operator can do for it (DESK-131 to DESK-137). */
export function PersonPage({ userName }: { userName: string }) {
  const { t, language } = useTranslation()
  const query = useQuery(personQuery(userName))
  // Who was erased meanwhile is still in memory.
  const person = query.error?.cause === 'not-found' ? undefined : query.data
  const back = { to: '/desk/people', label: t('deskPeople.title') } as const
  if (!person)
    return (
      <DeskPage title={t('deskPeople.title')} back={back}>
        {query.error ? (
          <LoadFailure
            title={t('deskPeople.personFailed')}
            refusal={query.error.cause as RefusalCode}
            isLoading={query.isFetching}
            onRetry={query.refetch}
          />
        ) : (
          <Skeleton className="h-60" />
        )}
      </DeskPage>
    )
  return (
    <DeskPage
      title={person.name || person.userName}
      back={back}
      lead={
        <span className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
          <Badge tone="neutral">{t(`deskPeople.roles.${person.role}`)}</Badge>
          {person.signIn?.isLocked && <Badge tone="danger">{t('deskPeople.account.locked')}</Badge>}
          {t('deskPeople.since', { day: formatDutchDay(Date.parse(person.since), language) })}
        </span>
      }
    >
      <PrivacyRequests person={person} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_21.75rem]">
        <PersonFacts person={person} />
        <Acts person={person} />
      </div>
    </DeskPage>
  )
}

function Acts({ person }: { person: Person }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<AccountAct | 'erase' | null>(null)
  const close = () => setOpened(null)
  const acts: AccountAct[] = ['signOut', 'download', ...actsOnOthers(person)]
  return (
    <aside
      aria-label={t('deskPeople.acts.title')}
      className="grid grid-cols-1 gap-4 xl:sticky xl:top-6"
    >
      <div className="grid grid-cols-1 gap-2.5 rounded-lg border border-line bg-surface p-5">
        <h2 className="mb-1 text-xl">{t('deskPeople.acts.title')}</h2>
        {acts.map((act) => (
          <Button key={act} full onClick={() => setOpened(act)}>
            {t(`deskPeople.acts.${act}`)}
          </Button>
        ))}
        {person.isYou ? (
          <p className="text-sm text-muted">{t('deskPeople.acts.you')}</p>
        ) : (
          <Button full tone="danger-outlined" onClick={() => setOpened('erase')}>
            {t('deskPeople.acts.erase')}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">{t('deskPeople.acts.never')}</p>
      <details className="text-sm text-muted">
        <summary className="fold font-medium">{t('deskPeople.acts.merge')}</summary>
        <p>{t('deskPeople.acts.mergeText')}</p>
      </details>
      {opened === 'erase' && <EraseDialog person={person} onClose={close} />}
      {opened && opened !== 'erase' && (
        <PersonActDialog act={opened} person={person} onClose={close} />
      )}
    </aside>
  )
}

/** What is done with the account, and not with one of its sessions. */
type AccountAct = Exclude<PersonAct, 'signOutSession'>

function actsOnOthers({ isYou, signIn, role }: Person): AccountAct[] {
  if (isYou) return []
  return [
    ...(signIn ? [signIn.isLocked ? ('unlock' as const) : ('lock' as const)] : []),
    role === 'operator' ? 'unmakeOperator' : 'makeOperator',
  ]
}
