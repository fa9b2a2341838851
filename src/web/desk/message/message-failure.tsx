import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { FailureNote } from '../../ui/note.tsx'

/** Why an act on a message was refused; when a colleague was first, that what is typed is still here (DESK-085). */
export function MessageFailure(props: { title: string; refusal: RefusalCode | null }) {
  const { t } = useTranslation()
  const { title, refusal } = props
  if (!refusal) return null
  return refusal === 'item-changed' ? (
    <FailureNote title={t('deskMessages.reply.changed')}>
      {t('deskMessages.reply.changedText')}
    </FailureNote>
  ) : (
    <FailureNote title={title}>{t(`refusals.${refusal}`)}</FailureNote>
  )
}
