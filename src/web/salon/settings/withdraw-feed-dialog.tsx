import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import type { CalendarFeed } from './feeds-query.ts'
import { useWithdrawFeed } from './use-withdraw-feed.ts'

interface WithdrawFeedDialogProps {
  userName: string
  feed: CalendarFeed
  onWithdrawn: () => void
  onClose: () => void
}

/** Asks before a calendar feed is withdrawn, since its address does not come back (WORK-82). */
export function WithdrawFeedDialog(props: WithdrawFeedDialogProps) {
  const { userName, feed, onWithdrawn, onClose } = props
  const { t } = useTranslation()
  const { mutate, isPending, error } = useWithdrawFeed(userName)
  const { name } = feed
  const withdraw = () =>
    mutate(feed, {
      onSuccess: () => {
        onWithdrawn()
        showToast('success', t('settings.feeds.withdrawal.done', { name }))
      },
    })
  return (
    <ConfirmDialog
      title={t('settings.feeds.withdrawal.title', { name })}
      text={t('settings.feeds.withdrawal.text')}
      confirm={t('settings.feeds.withdrawal.send')}
      sending={t('settings.feeds.withdrawal.sending')}
      cancel={t('settings.feeds.withdrawal.leave')}
      closeLabel={t('settings.feeds.withdrawal.leave')}
      width="narrow"
      failed={t('settings.feeds.withdrawal.failed')}
      error={error}
      isSending={isPending}
      onConfirm={withdraw}
      onClose={onClose}
    />
  )
}
