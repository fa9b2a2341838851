import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/note.tsx'

interface EndPromotionDialogProps {
  title: string
  error: Error | null
  isSending: boolean
  onEnd: () => void
  onClose: () => void
}

/** Asks before a promotion is ended, since it does not come back (WORK-52). */
export function EndPromotionDialog(props: EndPromotionDialogProps) {
  const { title, error, isSending, onEnd, onClose } = props
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('salonPromotions.ending.title', { title })}
      closeLabel={t('salonPromotions.ending.leave')}
      isLocked={isSending}
      width="narrow"
      onClose={onClose}
    >
      <p className="mt-3 text-muted">{t('salonPromotions.ending.text')}</p>
      {error && (
        <div className="mt-4">
          <FailureNote title={t('salonPromotions.notSwitched', { title })}>
            {t(`refusals.${error.cause as RefusalCode}`)} {t('salonPromotions.retrySafe')}
          </FailureNote>
        </div>
      )}
      <div className="mt-5.5 grid gap-2.5">
        <Button full tone="danger" busy={isSending && t('salonPromotions.busy')} onClick={onEnd}>
          {t('salonPromotions.ending.send')}
        </Button>
        <Button full tone="quiet" onClick={onClose} disabled={isSending}>
          {t('salonPromotions.ending.leave')}
        </Button>
      </div>
    </Dialog>
  )
}
