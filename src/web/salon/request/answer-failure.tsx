import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { FailureNote } from '../../ui/note.tsx'

/** Says that an answer did not arrive, why, and that it can be sent again. The error's cause is a refusal. */
export function AnswerFailure({ error }: { error: Error }) {
  const { t } = useTranslation()
  return (
    <div className="mt-4">
      <FailureNote title={t('workspace.requests.notSent')}>
        {t(`refusals.${error.cause as RefusalCode}`)} {t('workspace.requests.retrySafe')}
      </FailureNote>
    </div>
  )
}
