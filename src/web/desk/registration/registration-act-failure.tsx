import { useTranslation } from '../../language.ts'
import { FailureNote } from '../../ui/note.tsx'
import type { ActError } from './use-registration-act.ts'

/** Why an act was refused; of a colleague who was first, what they did. */
export function RegistrationActFailure({ failure }: { failure: ActError | null }) {
  const { t } = useTranslation()
  if (!failure) return null
  const { refusal, concurrentAct } = failure
  if (refusal !== 'registration-changed' || !concurrentAct)
    return (
      <FailureNote title={t('deskRegistrations.panel.failed')}>
        {t(`refusals.${refusal}`)}
      </FailureNote>
    )
  const status = t(`deskRegistrations.statuses.${concurrentAct.status}`)
  return (
    <FailureNote tone="warning" title={t('deskRegistrations.changed.title')}>
      {concurrentAct.by
        ? t('deskRegistrations.changed.by', { name: concurrentAct.by, status })
        : t('deskRegistrations.changed.byNobody', { status })}
    </FailureNote>
  )
}
