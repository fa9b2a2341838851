import { type FormEvent, useId, useState } from 'react'
import { type ContactStatus, MAX_CONTACT_REPLY_LENGTH } from '#domain/contact/contact-status.ts'
import { firstName } from '#domain/person-name.ts'
import { visibleText } from '#domain/visible-text.ts'
import {
  contactReplyLetter,
  REPLY_TEMPLATES,
  replyTemplate,
} from '#messages/contact-reply-letter.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, Dot } from '../../ui/choice.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { MailPreview } from '../shell/decision-form.tsx'
import { insertTemplate } from '../shell/insert-template.ts'
import { useStoredTextsOf } from '../shell/use-stored-texts.ts'
import { MessageFailure } from './message-failure.tsx'
import type { Message } from './message-query.ts'
import { useMessageAct } from './use-message-act.ts'

const STATUSES_AFTER = ['waiting', 'closed'] as const satisfies ContactStatus[]

/** Mails a reply, with the mail as it will leave (DESK-081). */
export function ReplyForm({ message }: { message: Message }) {
  const { t } = useTranslation()
  const missingId = useId()
  const [{ reply: text }, keep, clear] = useStoredTextsOf(message.contactRequestId, { reply: '' })
  const setText = (reply: string) => keep({ reply })
  const [status, setStatus] = useState<(typeof STATUSES_AFTER)[number]>('waiting')
  const { mutate, isPending, refusal } = useMessageAct(message)
  const isComplete = visibleText(text) !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || isPending) return
    const done = t('deskMessages.reply.done')
    mutate(
      { name: 'replyToContactRequest', text, status, done },
      { onSuccess: () => clear('reply', text) },
    )
  }
  return (
    <section className="mt-8">
      <h2 className="mb-4 text-xl">{t('deskMessages.reply.title')}</h2>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Templates message={message} text={text} onText={setText} />
        <TextAreaField
          label={t('deskMessages.reply.label', { name: firstName(message.name) || message.email })}
          value={text}
          maxLength={MAX_CONTACT_REPLY_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="grid gap-2 sm:grid-cols-2">
          {STATUSES_AFTER.map((each) => (
            <Choice
              key={each}
              variant="card"
              name="status-after"
              value={each}
              checked={status === each}
              onChange={() => setStatus(each)}
            >
              <Dot />
              <span className="min-w-0 wrap-anywhere">
                {t(each === 'waiting' ? 'deskMessages.reply.wait' : 'deskMessages.reply.close')}
              </span>
            </Choice>
          ))}
        </div>
        <MessageFailure title={t('deskMessages.reply.failed')} refusal={refusal} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            tone={isComplete ? 'primary' : 'held-back'}
            aria-disabled={!isComplete || undefined}
            aria-describedby={isComplete ? undefined : missingId}
            busy={isPending && t('deskMessages.reply.sending')}
          >
            {t('deskMessages.reply.send')}
          </Button>
          {!isComplete && (
            <p id={missingId} className="text-sm text-muted">
              {t('deskMessages.reply.missing')}
            </p>
          )}
        </div>
        {isComplete && <Preview message={message} text={text} />}
      </form>
    </section>
  )
}

function Templates(props: { message: Message; text: string; onText: (text: string) => void }) {
  const { message, text, onText } = props
  const { t } = useTranslation()
  const templates = REPLY_TEMPLATES.map((each) => replyTemplate(each, message.language))
  const begin = (ready: string) =>
    onText(insertTemplate(text, ready, { templates, maxLength: MAX_CONTACT_REPLY_LENGTH }))
  return (
    <fieldset>
      <legend className="mb-1.5 font-strong">{t('deskMessages.reply.template')}</legend>
      <div className="flex flex-wrap gap-2">
        {REPLY_TEMPLATES.map((each) => (
          <Button key={each} size="sm" onClick={() => begin(replyTemplate(each, message.language))}>
            {t(`deskMessages.reply.templates.${each}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

function Preview({ message, text }: { message: Message; text: string }) {
  const { t } = useTranslation()
  const { heading, opening, rows, notes, subject } = contactReplyLetter({ ...message, text })
  const written = rows.map(({ label, lines }) => `${label}: ${lines.join('\n')}`)
  return (
    <section aria-label={t('desk.decision.mail')} className="grid gap-4">
      <h3 className="font-sans text-base font-strong">{t('desk.decision.mail')}</h3>
      <MailPreview
        to={message.email}
        subject={subject}
        paragraphs={[heading, opening, ...written, ...notes]}
      />
    </section>
  )
}
