import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import type { ExternalCalendar } from './external-calendars-query.ts'
import { useRemoveExternalCalendar } from './use-external-calendar.ts'

interface RemoveCalendarDialogProps {
  userName: string
  calendar: ExternalCalendar
  onRemoved: () => void
  onClose: () => void
}

/** Asks before an external calendar is removed, since customers can book its times at once (WORK-113). */
export function RemoveCalendarDialog(props: RemoveCalendarDialogProps) {
  const { userName, calendar, onRemoved, onClose } = props
  const { t } = useTranslation()
  const { mutate, isPending, error } = useRemoveExternalCalendar(userName)
  const { name } = calendar
  const remove = () =>
    mutate(calendar, {
      onSuccess: () => {
        onRemoved()
        showToast('success', t('settings.external.removal.done', { name }))
      },
    })
  return (
    <ConfirmDialog
      title={t('settings.external.removal.title', { name })}
      text={t('settings.external.removal.text')}
      confirm={t('settings.external.removal.send')}
      sending={t('settings.external.removal.sending')}
      cancel={t('settings.external.removal.leave')}
      closeLabel={t('settings.external.removal.leave')}
      width="narrow"
      failed={t('settings.external.removal.failed')}
      error={error}
      isSending={isPending}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
