import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { FailureNote } from '../../ui/note.tsx'

/** Says that something was not done and why; it can be tried again. The error's cause is a refusal. */
export function Failure({ title, error }: { title: string; error: Error }) {
  const { t } = useTranslation()
  return (
    <FailureNote title={title}>
      {t(`refusals.${error.cause as RefusalCode}`)} {t('hours.retrySafe')}
    </FailureNote>
  )
}
