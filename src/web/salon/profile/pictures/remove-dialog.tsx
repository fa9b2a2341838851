import { useTranslation } from '../../../language.ts'
import { showToast } from '../../../ui/toast.tsx'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { useRemovePicture } from './pictures-query.ts'

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
    <ConfirmDialog
      title={t('salonProfile.removing.title', { picture: name })}
      text={t('salonProfile.removing.text')}
      confirm={t('salonProfile.removing.remove')}
      sending={t('salonProfile.removing.removing')}
      cancel={t('salonProfile.removing.leave')}
      width="narrow"
      closesOnEscape
      failed={t('salonProfile.pictures.notSaved')}
      error={error}
      isSending={isPending}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
