import { type FormEvent, useState } from 'react'
import type { FieldMessage } from '#domain/contact/field-messages.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import {
  type ReportForm as Form,
  mayBeAnonymous,
  REASONS_OF,
  REPORT_LIMITS,
  type ReportKind,
  reportErrors,
} from '#domain/report/report.ts'
import { useSignedInUser } from '../../client-state.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Choice, ChoiceGroup, Dot } from '../../ui/choice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { api } from './report-api.ts'

interface ReportFormProps {
  kind: ReportKind
  targetId: string
  /** Whether it has words of which some can be marked. */
  hasText: boolean
  onSent: (sent: { isReceiptMailed: boolean }) => void
}

/** The fields of a report; what is wrong is said per field, and what was typed stays. */
export function ReportForm({ kind, targetId, hasText, onSent }: ReportFormProps) {
  const { t, language } = useTranslation()
  const user = useSignedInUser()
  const [form, setForm] = useState<Form>({
    reason: REASONS_OF[kind][0] ?? 'other',
    message: '',
    inGoodFaith: false,
    name: user?.name ?? '',
    email: user?.email ?? '',
  })
  const [quote, setQuote] = useState('')
  const [website, setWebsite] = useState('')
  const [tries, setTries] = useState(0)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<RefusalCode | null>(null)
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }))
  const errors = tries === 0 ? {} : reportErrors(form, kind)
  const errorOf = (field: keyof Form) => errorText(field, errors[field])
  const errorText = (field: keyof Form, error: FieldMessage | undefined) =>
    error && t(error === 'validEmail' ? 'report.validEmail' : `report.required.${field}`)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTries((before) => before + 1)
    if (isSending || Object.keys(reportErrors(form, kind)).length > 0) return
    setSending(true)
    setFailure(null)
    const body = { ...form, kind, targetId, quote, website, language }
    const answer = await api('createReport', { body })
    setSending(false)
    if (answer.ok) onSent(answer.reply.data)
    else setFailure(answer.refusal)
  }
  const listed = Object.entries(errors).map(([field, error]) => ({
    fieldId: field,
    message: errorText(field as keyof Form, error) ?? '',
  }))
  return (
    <form noValidate onSubmit={send} className="grid grid-cols-1 gap-5">
      <ErrorSummary key={tries} title={t('report.wrong')} errors={listed} />
      <ChoiceGroup legend={t('report.why')} className="grid grid-cols-1 gap-2">
        {REASONS_OF[kind].map((reason) => (
          <Choice
            key={reason}
            variant="card"
            name="reason"
            value={reason}
            checked={form.reason === reason}
            onChange={() => change({ reason })}
          >
            <Dot />
            <span className="min-w-0 wrap-anywhere">{t(`report.reasons.${reason}`)}</span>
          </Choice>
        ))}
      </ChoiceGroup>
      {hasText && (
        <TextField
          label={t('report.quote')}
          aside={`(${t('common.optional')})`}
          hint={t('report.quoteHint')}
          maxLength={REPORT_LIMITS.quote}
          value={quote}
          onChange={({ target }) => setQuote(target.value)}
        />
      )}
      <TextAreaField
        id="message"
        label={t('report.message')}
        hint={t('report.messageHint')}
        rows={4}
        maxLength={REPORT_LIMITS.message}
        value={form.message}
        error={errorOf('message')}
        onChange={({ target }) => change({ message: target.value })}
      />
      {mayBeAnonymous(form.reason) && <p className="text-muted">{t('report.anonymous')}</p>}
      <TextField
        id="name"
        label={t('report.name')}
        autoComplete="name"
        maxLength={REPORT_LIMITS.name}
        value={form.name}
        error={errorOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        id="email"
        type="email"
        label={t('report.email')}
        hint={t('report.emailHint')}
        autoComplete="email"
        maxLength={254}
        value={form.email}
        error={errorOf('email')}
        onChange={({ target }) => change({ email: target.value })}
      />
      <Checkbox
        id="inGoodFaith"
        checked={form.inGoodFaith}
        error={errorOf('inGoodFaith')}
        onChange={({ target }) => change({ inGoodFaith: target.checked })}
      >
        {t('report.goodFaith')}
      </Checkbox>
      <Honeypot
        input={{
          name: 'website',
          ref: () => {},
          onBlur: async () => {},
          onChange: async ({ target }) => setWebsite(target.value),
        }}
      />
      <p className="text-sm text-muted">{t('report.keeping')}</p>
      {failure && <FailureNote title={t('report.notSent')}>{t(`refusals.${failure}`)}</FailureNote>}
      <div>
        <Button type="submit" tone="primary" busy={isSending && t('report.sending')}>
          {t('report.send')}
        </Button>
      </div>
    </form>
  )
}
