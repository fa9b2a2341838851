import UserX from 'lucide-react/icons/user-x'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { CoverPicture } from '../../art/cover-picture.tsx'
import { useSignedInUser } from '../../client-state.ts'
import { SignInButton } from '../../features/sign-in/sign-in-button.tsx'
import { openSignIn } from '../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FailureNote, Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import type { Invitation } from './load-invitation.ts'
import { useAcceptInvitation, useDeclineInvitation } from './use-answer-invitation.ts'

interface OpenInvitationProps {
  token: string
  invitation: Invitation
}

/** An invitation that can be answered: salon, role and who invites, and what this reader can do (WORK-95, WORK-96). */
export function OpenInvitation({ token, invitation }: OpenInvitationProps) {
  const { t, language } = useTranslation()
  const { email, expiresAt, invitedBy, role, timeZone } = invitation
  const { fullName: salon, userName } = invitation.salon
  const roleName = t(`invitation.roles.${role}`)
  const day = formatDay(expiresAt, timeZone, language)
  const time = formatTime(expiresAt, timeZone, language)
  return (
    <article className="overflow-hidden rounded-xl border border-line bg-surface">
      <CoverPicture userName={userName} className="aspect-[16/7] w-full object-cover" />
      <div className="p-5 sm:p-7">
        <h1 className="text-2xl">{t('invitation.title', { salon })}</h1>
        <p className="mt-2 text-lg">
          {invitedBy
            ? t('invitation.lead', { inviter: invitedBy, role: roleName })
            : t('invitation.leadOfSalon', { salon, role: roleName })}
        </p>
        <p className="mt-2 text-muted">{t(`invitation.may.${role}`)}</p>
        <p className="mt-2 text-muted">{t('invitation.until', { email, day, time })}</p>
        <Answer token={token} invitation={invitation} />
      </div>
    </article>
  )
}

function Answer({ token, invitation }: OpenInvitationProps) {
  const { t } = useTranslation()
  const user = useSignedInUser()
  const { email, reader } = invitation
  const { fullName: salon, userName } = invitation.salon
  if (reader === 'member') {
    return (
      <div className="mt-5 grid gap-3">
        <p className="font-strong">{t('invitation.member.title', { salon })}</p>
        <p className="text-muted">{t('invitation.member.text')}</p>
        <ButtonLink full to="/salon/$userName/agenda" params={{ userName }} tone="primary">
          {t('invitation.member.action')}
        </ButtonLink>
      </div>
    )
  }
  if (reader === 'other-account') {
    return (
      <div className="mt-5 grid gap-3">
        <Note tone="warning" icon={UserX} title={t('invitation.otherAccount.title')}>
          <p>{t('invitation.otherAccount.text', { email, user: user?.userName ?? '' })}</p>
        </Note>
        <SignInButton
          method="again"
          label={t('invitation.otherAccount.action')}
          failure={t('invitation.otherAccount.failed')}
        />
        <DeclineButton token={token} />
      </div>
    )
  }
  if (reader === 'visitor') {
    return (
      <div className="mt-5 grid gap-3">
        <p className="text-muted">{t('invitation.signInText', { email })}</p>
        <Button full tone="primary" onClick={() => openSignIn(t('invitation.signInReason'))}>
          {t('invitation.signIn')}
        </Button>
        <DeclineButton token={token} />
      </div>
    )
  }
  return <AcceptButtons token={token} salon={salon} />
}

function AcceptButtons({ token, salon }: { token: string; salon: string }) {
  const { t } = useTranslation()
  const accept = useAcceptInvitation(token, () =>
    showToast('success', t('invitation.accepted', { salon })),
  )
  return (
    <div className="mt-5 grid gap-3">
      <AnswerFailure error={accept.isPending ? null : accept.error} at={accept.submittedAt} />
      <Button
        full
        tone="primary"
        busy={accept.isPending && t('invitation.accepting')}
        onClick={() => accept.mutate()}
      >
        {t('invitation.accept')}
      </Button>
      <DeclineButton token={token} isDisabled={accept.isPending} />
    </div>
  )
}

function DeclineButton({ token, isDisabled = false }: { token: string; isDisabled?: boolean }) {
  const { t } = useTranslation()
  const decline = useDeclineInvitation(token)
  return (
    <>
      <AnswerFailure error={decline.isPending ? null : decline.error} at={decline.submittedAt} />
      <Button
        full
        tone="quiet"
        disabled={isDisabled}
        busy={decline.isPending && t('invitation.declining')}
        onClick={() => decline.mutate()}
      >
        {t('invitation.decline')}
      </Button>
    </>
  )
}

function AnswerFailure({ error, at }: { error: Error | null; at: number }) {
  const { t } = useTranslation()
  if (!error) return null
  return (
    <FailureNote key={at} title={t('invitation.failed')}>
      {t(`refusals.${error.cause as RefusalCode}`)} {t('invitation.retrySafe')}
    </FailureNote>
  )
}
