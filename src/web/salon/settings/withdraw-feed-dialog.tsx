import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
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
  const { mutate, isPending, error, submittedAt } = useWithdrawFeed(userName)
  const { name } = feed
  const withdraw = () =>
    mutate(feed, {
      onSuccess: () => {
        onWithdrawn()
        showToast('success', t('settings.feeds.withdrawal.done', { name }))
      },
    })
  return (
    <Dialog
      title={t('settings.feeds.withdrawal.title', { name })}
      closeLabel={t('settings.feeds.withdrawal.leave')}
      isLocked={isPending}
      width="narrow"
      onClose={onClose}
    >
      <p className="mt-3 text-muted">{t('settings.feeds.withdrawal.text')}</p>
      {error && !isPending && (
        <div className="mt-4">
          <FailureNote key={submittedAt} title={t('settings.feeds.withdrawal.failed')}>
            {t(`refusals.${error.cause as RefusalCode}`)}
          </FailureNote>
        </div>
      )}
      <div className="mt-5.5 grid gap-2.5">
        <Button
          full
          tone="danger"
          busy={isPending && t('settings.feeds.withdrawal.sending')}
          onClick={withdraw}
        >
          {t('settings.feeds.withdrawal.send')}
        </Button>
        <Button full tone="quiet" onClick={onClose} disabled={isPending}>
          {t('settings.feeds.withdrawal.leave')}
        </Button>
      </div>
    </Dialog>
  )
}
