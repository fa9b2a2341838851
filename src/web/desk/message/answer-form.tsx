import { type FormEvent, useId } from 'react'
import { MAX_CONTACT_REPLY_LENGTH } from '#domain/contact/contact-status.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { useStoredTextsOf } from '../shell/use-stored-texts.ts'
import { MessageFailure } from './message-failure.tsx'
import type { Message } from './message-query.ts'
import { useMessageAct } from './use-message-act.ts'

/** Writes down what the sender answered by mail: the desk reads no mailbox (DESK-082). */
export function AnswerForm({ message }: { message: Message }) {
  const { t } = useTranslation()
  const missingId = useId()
  const [{ answer: text }, keep, clear] = useStoredTextsOf(message.contactRequestId, { answer: '' })
  const setText = (answer: string) => keep({ answer })
  const { mutate, isPending, refusal } = useMessageAct(message)
  const isComplete = visibleText(text) !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || isPending) return
    const done = t('deskMessages.answer.done')
    mutate({ name: 'addContactAnswer', text, done }, { onSuccess: () => clear('answer', text) })
  }
  return (
    <section className="mt-10 border-t border-line pt-8">
      <h2 className="text-xl">{t('deskMessages.answer.title')}</h2>
      <p className="mt-1.5 mb-4 max-w-[60ch] text-muted">{t('deskMessages.answer.lead')}</p>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextAreaField
          label={t('deskMessages.answer.label')}
          value={text}
          maxLength={MAX_CONTACT_REPLY_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
        <MessageFailure title={t('deskMessages.answer.failed')} refusal={refusal} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            tone={isComplete ? 'outlined' : 'held-back'}
            aria-disabled={!isComplete || undefined}
            aria-describedby={isComplete ? undefined : missingId}
            busy={isPending && t('deskMessages.answer.saving')}
          >
            {t('deskMessages.answer.save')}
          </Button>
          {!isComplete && (
            <p id={missingId} className="text-sm text-muted">
              {t('deskMessages.answer.missing')}
            </p>
          )}
        </div>
      </form>
    </section>
  )
}
