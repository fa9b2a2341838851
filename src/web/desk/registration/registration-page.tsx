import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Point } from '#domain/location/distance.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { DetailLayout } from '../shell/detail-layout.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { TermText } from '../shell/queue-row.tsx'
import { ReadersNote } from '../shell/readers.tsx'
import { ThumbBar } from '../shell/thumb-bar.tsx'
import { usePageKeys } from '../shell/use-desk-keys.ts'
import { Checks } from './checks.tsx'
import { DecisionPanel, Decisions, type RegistrationForm } from './decision-panel.tsx'
import { Duplicates } from './duplicates.tsx'
import { Notes } from './notes.tsx'
import { RegistrationFacts } from './registration-facts.tsx'
import { type RegistrationData, registrationQuery } from './registrations-query.ts'
import { SalonLocation } from './salon-location.tsx'
import { useDecisionDraft, WritingSection } from './writing-section.tsx'

/** A registration: what needs an eye, the decision, what was filled in (DESK-043 to DESK-049). */
export function RegistrationPage({ registrationId }: { registrationId: string }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(registrationQuery(registrationId))
  const back = { to: '/desk/registrations', label: t('deskRegistrations.title') } as const
  if (!data)
    return (
      <DeskPage title={t('desk.kinds.registration')} back={back}>
        {error ? (
          <LoadFailure
            title={t('deskRegistrations.oneFailed')}
            refusal={error.cause as RefusalCode}
            isLoading={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-60 rounded-lg" />
        )}
      </DeskPage>
    )
  return <Detail {...data} />
}

function Detail({ today, registration, operatorEmail }: RegistrationData) {
  const { t, language } = useTranslation()
  const [writing, setWriting] = useState<RegistrationForm | null>(null)
  const [point, setPoint] = useState<Point | null>(null)
  const draft = useDecisionDraft(registration)
  const { texts, keep, clear } = draft
  const { status, salonName, fullName, registeredAt, dueOn } = registration
  const isUndecided = status === 'open' || status === 'asked'
  usePageKeys({
    a: () => isUndecided && setWriting('approve'),
    v: () => status === 'open' && setWriting('ask'),
    x: () => isUndecided && setWriting('refuse'),
  })
  const day = formatDay(registeredAt, DUTCH_ZONE, language)
  const time = formatTime(registeredAt, DUTCH_ZONE, language)
  const title = salonName || fullName
  return (
    <DeskPage
      title={title}
      lead={
        <>
          {t('deskRegistrations.byOn', { name: fullName, day, time })}
          <span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Badge tone={isUndecided ? 'warning' : 'neutral'}>
              {t(`deskRegistrations.statuses.${status}`)}
            </Badge>
            {isUndecided && (
              <TermText
                work="registration"
                dueDay={status === 'open' ? dueOn : null}
                today={today}
              />
            )}
          </span>
        </>
      }
      note={<ReadersNote kind="registration" itemId={registration.registrationId} />}
      back={{ to: '/desk/registrations', label: t('deskRegistrations.title') }}
      thumbBar={
        isUndecided &&
        !writing && (
          <ThumbBar label={t('deskRegistrations.panel.bar')}>
            <Decisions registration={registration} onWrite={setWriting} isShort />
          </ThumbBar>
        )
      }
    >
      {writing && (
        <WritingSection
          writing={writing}
          registration={registration}
          operatorEmail={operatorEmail}
          point={point}
          draft={draft}
          onClose={() => setWriting(null)}
        />
      )}
      <div hidden={writing !== null}>
        <DetailLayout
          asideLabel={t('deskRegistrations.panel.title')}
          aside={
            <>
              <DecisionPanel registration={registration} onWrite={setWriting} />
              <Notes
                registration={registration}
                text={texts.note}
                onChange={(note) => keep({ note })}
                onSaved={(note) => clear('note', note)}
              />
            </>
          }
        >
          <Checks registration={registration} />
          <Duplicates registration={registration} />
          <RegistrationFacts registration={registration} />
          {isUndecided && (
            <SalonLocation registration={registration} point={point} onMove={setPoint} />
          )}
        </DetailLayout>
      </div>
    </DeskPage>
  )
}
