import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { MoveNote } from '../order/move-note.tsx'
import { type LinkedVisit, useAgreeByLink, useCancelByLink } from './visit-link-query.ts'

interface LinkProps {
  token: string
  visit: LinkedVisit
}

/** A visit that its salon moved, by the link in the mail: the client agrees or cancels (WORK-151). */
export function LinkMove({ token, visit }: LinkProps) {
  const { mutate, isPending, error } = useAgreeByLink(token, visit.startTime)
  if (!visit.move) return null
  return (
    <MoveNote
      move={visit.move}
      startTime={visit.startTime}
      timeZone={visit.timeZone}
      freeUntil={visit.cancellable ? visit.freeUntil : null}
      otherTime="byPhone"
      agreement={{
        send: mutate,
        isSending: isPending,
        refusal: error && (error.cause as RefusalCode),
      }}
    >
      {visit.cancellable && <CancelByLink token={token} visit={visit} />}
    </MoveNote>
  )
}

/** A button that cancels the visit of a link, after one more question. */
export function CancelByLink({ token, visit }: LinkProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error } = useCancelByLink(token)
  return (
    <>
      <Button tone="danger-outlined" onClick={() => setIsAsking(true)}>
        {t('visitLink.cancel.open')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('visitLink.cancel.title')}
          closeLabel={t('visitLink.cancel.leave')}
          isLocked={isPending}
          onClose={() => setIsAsking(false)}
          width="narrow"
        >
          <p className="mb-5 text-muted">
            {t('visitLink.cancel.text')}
            {visit.laterStartTimes.length > 0 && ` ${t('visitLink.cancel.later')}`}
          </p>
          {error && (
            <FailureNote title={t('visitLink.notSent')}>
              {t(`refusals.${error.cause as RefusalCode}`)}
            </FailureNote>
          )}
          <div className="mt-5 grid gap-2.5">
            <Button
              full
              tone="danger"
              busy={isPending && t('visitLink.cancel.sending')}
              onClick={() => mutate(undefined, { onSuccess: () => setIsAsking(false) })}
            >
              {t('visitLink.cancel.send')}
            </Button>
            <Button full tone="quiet" disabled={isPending} onClick={() => setIsAsking(false)}>
              {t('visitLink.cancel.leave')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
