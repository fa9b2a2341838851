import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureNote } from '../../../ui/note.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { refusalOf, useRemovePicture } from './pictures-query.ts'

interface RemoveDialogProps {
  userName: string
  pictureId: string
  name: string
  onClose: () => void
}

/** Asks before a picture is removed, as its description goes with it. */
export function RemoveDialog({ userName, pictureId, name, onClose }: RemoveDialogProps) {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useRemovePicture(userName, pictureId)
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        showToast('success', t('salonProfile.removing.removed'))
        onClose()
      },
    })
  return (
    <Dialog
      width="narrow"
      title={t('salonProfile.removing.title', { picture: name })}
      closesOnEscape
      isLocked={isPending}
      onClose={onClose}
    >
      <p className="text-muted">{t('salonProfile.removing.text')}</p>
      {error && (
        <div className="mt-4">
          <FailureNote title={t('salonProfile.pictures.notSaved')}>
            {t(`refusals.${refusalOf(error)}`)}
          </FailureNote>
        </div>
      )}
      <div className="mt-5.5 grid gap-2.5">
        <Button
          full
          tone="danger"
          busy={isPending && t('salonProfile.removing.removing')}
          onClick={remove}
        >
          {t('salonProfile.removing.remove')}
        </Button>
        <Button full tone="quiet" onClick={onClose} disabled={isPending}>
          {t('salonProfile.removing.leave')}
        </Button>
      </div>
    </Dialog>
  )
}
