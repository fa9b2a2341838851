import { formatDay } from '#messages/format.ts'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Invitation } from './load-invitation.ts'

/** An invitation that was used, declined or withdrawn, or has expired: what happened and what to do (WORK-95). */
export function EndedInvitation({ invitation }: { invitation: Invitation }) {
  const { t, language } = useTranslation()
  const { status, reader, expiresAt, timeZone } = invitation
  const salon = invitation.salon.fullName
  const day = formatDay(expiresAt, timeZone, language)
  const ended = status === 'open' ? 'expired' : status
  const isMember = reader === 'member'
  return (
    <EmptyState
      heading="h1"
      art={
        <SceneDrawing
          of="no-bookings"
          className="aspect-[16/10] w-105 max-w-full rounded-xl object-cover"
        />
      }
      title={
        isMember ? t('invitation.member.title', { salon }) : t(`invitation.ended.${ended}.title`)
      }
      action={
        isMember || ended === 'accepted' ? (
          <ButtonLink to="/salon" tone="primary">
            {t('invitation.openSalon')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/">{t('invitation.home')}</ButtonLink>
        )
      }
    >
      <p>
        {isMember
          ? t('invitation.member.text')
          : t(`invitation.ended.${ended}.text`, { salon, day })}
      </p>
    </EmptyState>
  )
}
