import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { FailureNote } from '../../ui/note.tsx'

/** Says that an act was refused, and why. */
export function ActFailure({ title, error }: { title: string; error: Error | null }) {
  const { t } = useTranslation()
  if (!error) return null
  return <FailureNote title={title}>{t(`refusals.${error.cause as RefusalCode}`)}</FailureNote>
}
