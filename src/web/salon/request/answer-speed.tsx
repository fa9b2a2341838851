import { Link } from '@tanstack/react-router'
import type { UsualAnswer } from '#domain/order/answer-speed.ts'
import { useTranslation } from '../../language.ts'
import { usePermission } from '../shell/use-permission.ts'
import { longDurationText } from './request-text.ts'

/** An average up to this is called fast. */
const FAST_MINUTES = 60

interface AnswerSpeedProps {
  userName: string
  /** Null when too few requests were answered. */
  averageMinutes: number | null
  /** What customers read; null when they read nothing. */
  usualMinutes: UsualAnswer | null
}

/** How long requests waited for an answer, what customers read of it, and the way to have none (WORK-164, WORK-193). */
export function AnswerSpeed({ userName, averageMinutes, usualMinutes }: AnswerSpeedProps) {
  const { t } = useTranslation()
  const mayEdit = usePermission(userName, 'manage-settings')
  if (averageMinutes === null) return null
  const isFast = averageMinutes <= FAST_MINUTES
  return (
    <section aria-labelledby="answer-speed" className="rounded-lg bg-surface-soft p-4.5 sm:p-6">
      <h2 id="answer-speed" className="text-xl">
        {t(isFast ? 'workspace.requests.speed.fast' : 'workspace.requests.speed.title')}
      </h2>
      <p className="mt-2 text-muted">
        {t('workspace.requests.speed.average', { duration: longDurationText(averageMinutes, t) })}{' '}
        {usualMinutes && t(`workspace.requests.speed.usual.m${usualMinutes}`)}
      </p>
      {mayEdit && (
        <div className="mt-3 border-t border-line pt-3">
          <p className="text-muted">{t('workspace.requests.speed.rather')}</p>
          <Link
            to="/salon/$userName/settings"
            params={{ userName }}
            className="link inline-flex min-h-11 items-center"
          >
            {t('workspace.requests.speed.automatic')}
          </Link>
        </div>
      )}
    </section>
  )
}
