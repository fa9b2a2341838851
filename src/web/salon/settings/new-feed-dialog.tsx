import { type FormEvent, useRef, useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { TextField } from '../../ui/field.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { type NewFeed, useCreateFeed } from './use-create-feed.ts'

const NAME_LENGTH = 60

interface NewFeedDialogProps {
  userName: string
  onMade: (made: NewFeed) => void
  onClose: () => void
}

/** Asks for the name of a calendar feed and whether clients are named in it (WORK-82, WORK-83). */
export function NewFeedDialog({ userName, onMade, onClose }: NewFeedDialogProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [hasClientNames, setHasClientNames] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const { mutate, isPending, error, submittedAt } = useCreateFeed(userName)
  const { mayClose } = useLeaveQuestion(visibleText(name) !== '')
  const leave = () => mayClose() && onClose()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const words = visibleText(name)
    setIsMissing(words === '')
    if (words === '') field.current?.focus()
    else mutate({ name: words, hasClientNames }, { onSuccess: onMade })
  }
  return (
    <Dialog
      title={t('settings.feeds.form.title')}
      closeLabel={t('settings.feeds.form.leave')}
      isLocked={isPending}
      width="narrow"
      onClose={leave}
    >
      <form noValidate onSubmit={send} className="mt-3 grid gap-4.5">
        <DisabledWhileSending isSending={isPending} className="grid gap-4.5">
          <TextField
            ref={field}
            label={t('settings.feeds.form.name')}
            hint={t('settings.feeds.form.nameHint')}
            error={isMissing && t('settings.feeds.form.nameMissing')}
            autoComplete="off"
            maxLength={NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Checkbox
            checked={hasClientNames}
            onChange={(event) => setHasClientNames(event.target.checked)}
          >
            <span className="block font-strong">{t('settings.feeds.form.names')}</span>
            <span className="block text-sm text-muted">{t('settings.feeds.form.namesText')}</span>
          </Checkbox>
        </DisabledWhileSending>
        {error && !isPending && <NotMade key={submittedAt} refusal={error.cause as RefusalCode} />}
        <div className="grid gap-2.5">
          <Button
            full
            type="submit"
            tone="primary"
            busy={isPending && t('settings.feeds.form.sending')}
          >
            {t('settings.feeds.form.send')}
          </Button>
          <Button full tone="quiet" disabled={isPending} onClick={leave}>
            {t('settings.feeds.form.leave')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

// Without an answer a feed may have been made all the same.
function NotMade({ refusal }: { refusal: RefusalCode }) {
  const { t } = useTranslation()
  const wasAnswered = refusal !== 'unavailable' && refusal !== 'internal'
  return (
    <FailureNote title={t(`settings.feeds.form.${wasAnswered ? 'notMade' : 'noAddress'}`)}>
      {t(`refusals.${refusal}`)} {!wasAnswered && t('settings.feeds.form.answerLost')}
    </FailureNote>
  )
}
