import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { firstName } from '#domain/person-name.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useSignedInUser } from '../../client-state.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { KeyHint } from '../shell/key-hint.tsx'
import { RegistrationActFailure } from './registration-act-failure.tsx'
import type { Registration } from './registrations-query.ts'
import { type RegistrationAct, useRegistrationAct } from './use-registration-act.ts'

/** What an operator writes on the page of a registration. */
export type RegistrationForm = 'approve' | 'ask' | 'answer' | 'refuse'

/** What an operator can do with a registration, by its status. */
export function DecisionPanel(props: {
  registration: Registration
  onWrite: (writing: RegistrationForm) => void
}) {
  const { registration } = props
  const { t } = useTranslation()
  const act = useRegistrationAct(registration)
  const { status, fullName } = registration
  const isUndecided = status === 'open' || status === 'asked'
  return (
    <section aria-labelledby="decision" className="card p-5 sm:p-6">
      <h2 id="decision" className="text-xl">
        {t('deskRegistrations.panel.title')}
      </h2>
      {isUndecided && (
        <>
          <p className="mt-1.5 mb-4 text-sm text-muted">
            {t('deskRegistrations.panel.text', { name: firstName(fullName) })}
          </p>
          <div className="grid grid-cols-1 gap-2.5">
            <Decisions {...props} />
          </div>
          <Assignee registration={registration} act={act} />
        </>
      )}
      {status === 'approved' && <Approved registration={registration} act={act} />}
      {registration.refusal && (
        <dl className="mt-3 text-md">
          <dt className="text-muted">{t('deskRegistrations.panel.ground')}</dt>
          <dd>{t(`deskRegistrations.refuse.grounds.${registration.refusal.ground}`)}</dd>
          <dd className="mt-2 whitespace-pre-line wrap-anywhere">{registration.refusal.text}</dd>
        </dl>
      )}
      <MailLine registration={registration} />
      <div className="mt-3 empty:hidden">
        <RegistrationActFailure failure={act.isPending ? null : act.failure} />
      </div>
    </section>
  )
}

/** The decisions about a registration that waits; each opens its form. Short, without refusing, for the bar of a phone. */
export function Decisions(props: {
  registration: Registration
  onWrite: (writing: RegistrationForm) => void
  isShort?: boolean
}) {
  const { t } = useTranslation()
  const { registration, onWrite, isShort = false } = props
  const isOpen = registration.status === 'open'
  return (
    <>
      <Button
        full={!isShort}
        tone="primary"
        aria-keyshortcuts="a"
        onClick={() => onWrite('approve')}
      >
        {t('deskRegistrations.panel.approve')}
        <KeyHint>a</KeyHint>
      </Button>
      <Button
        full={!isShort}
        {...(isOpen && { 'aria-keyshortcuts': 'v' })}
        onClick={() => onWrite(isOpen ? 'ask' : 'answer')}
      >
        {t(`deskRegistrations.panel.${isOpen ? 'ask' : 'answered'}`)}
        {isOpen && <KeyHint>v</KeyHint>}
      </Button>
      {!isShort && (
        <Button full tone="danger-outlined" aria-keyshortcuts="x" onClick={() => onWrite('refuse')}>
          {t('deskRegistrations.panel.refuse')}
          <KeyHint>x</KeyHint>
        </Button>
      )}
    </>
  )
}

interface ActingProps {
  registration: Registration
  act: RegistrationAct
}

function Assignee({ registration: { assignee }, act }: ActingProps) {
  const { t } = useTranslation()
  const user = useSignedInUser()
  const isMine = assignee !== null && assignee.userName === user?.userName
  const assign = () => act.mutate({ name: 'assignRegistration', body: { isMine: !isMine } })
  const words = () => {
    if (!assignee) return t('deskRegistrations.panel.nobody')
    if (isMine) return t('deskRegistrations.panel.mine')
    return t('deskRegistrations.panel.theirs', { name: assignee.name })
  }
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm">
      <p className="text-muted">{words()}</p>
      <Button
        size="sm"
        tone="quiet"
        className="-ml-3 max-w-full"
        aria-disabled={act.isPending || undefined}
        onClick={assign}
      >
        {t(`deskRegistrations.panel.${isMine ? 'release' : 'take'}`)}
      </Button>
    </div>
  )
}

function Approved({ registration, act }: ActingProps) {
  const { t, language } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { invitation, provider, salonName, fullName, undoUntil } = registration
  const isAccepted = invitation?.status === 'accepted'
  const day = invitation && formatDay(invitation.expiresAt, DUTCH_ZONE, language, 'dayMonth')
  const salon = provider?.fullName ?? (salonName || fullName)
  const send = () =>
    act.mutate({
      name: 'sendRegistrationInvitation',
      done: t('deskRegistrations.panel.sent'),
    })
  const withdraw = () =>
    act.mutate(
      { name: 'withdrawRegistration', done: t('deskRegistrations.panel.withdrawn') },
      { onSettled: () => setAsking(false) },
    )
  return (
    <div className="mt-3 grid gap-3 text-md">
      <p>
        {invitation
          ? t(`deskRegistrations.invitation.${invitation.status}`, { day: day ?? '' })
          : t('deskRegistrations.invitation.gone')}
      </p>
      {provider && (
        <p className="text-muted">
          {provider.isLive ? (
            <Link to="/profile/$id" params={{ id: provider.userName }} className="link">
              {t('deskRegistrations.panel.salonLive', { salon })}
            </Link>
          ) : (
            t('deskRegistrations.panel.salonHidden', { salon })
          )}
        </p>
      )}
      {provider && !isAccepted && undoUntil === null && (
        <div className="grid grid-cols-1 gap-2.5">
          <Button
            full
            busy={act.isPending && !isAsking && t('deskRegistrations.panel.sending')}
            onClick={send}
          >
            {t('deskRegistrations.panel.send')}
          </Button>
          <Button full tone="danger-outlined" onClick={() => setAsking(true)}>
            {t('deskRegistrations.panel.withdraw')}
          </Button>
        </div>
      )}
      {isAsking && (
        <Dialog
          title={t('deskRegistrations.panel.withdrawTitle', { salon })}
          closeLabel={t('common.close')}
          width="narrow"
          isLocked={act.isPending}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button tone="quiet" onClick={() => setAsking(false)}>
                {t('deskRegistrations.back')}
              </Button>
              <Button
                tone="danger"
                busy={act.isPending && t('deskRegistrations.panel.withdrawing')}
                onClick={withdraw}
              >
                {t('deskRegistrations.panel.withdraw')}
              </Button>
            </>
          }
        >
          <p className="mt-3 text-muted">{t('deskRegistrations.panel.withdrawText')}</p>
        </Dialog>
      )}
    </div>
  )
}

function MailLine({ registration: { mailedAt, undoUntil } }: { registration: Registration }) {
  const { t, language } = useTranslation()
  if (undoUntil !== null)
    return <p className="mt-3 text-sm text-muted">{t('deskRegistrations.panel.mailLeaves')}</p>
  if (mailedAt === null) return null
  const day = formatDay(mailedAt, DUTCH_ZONE, language, 'dayMonthYear')
  const time = formatTime(mailedAt, DUTCH_ZONE, language)
  return (
    <p className="mt-3 text-sm text-muted">
      {t('deskRegistrations.panel.mailLeft', { day, time })}
    </p>
  )
}
