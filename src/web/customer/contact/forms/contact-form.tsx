import { useState } from 'react'
import {
  type ContactForm as Contact,
  contactErrors,
  MAX_MESSAGE_LENGTH,
} from '#domain/contact/contact-request.ts'
import { MAX_PHONE_LENGTH, phoneDigits } from '#domain/customer/phone.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatCount } from '#messages/format.ts'
import { api } from '../../../api-client.ts'
import { useTranslation } from '../../../language.ts'
import { logError } from '../../../log.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { Honeypot } from '../../../ui/honeypot.tsx'
import { FailureNote } from '../../../ui/note.tsx'
import { TermsLinks } from '../../shell/terms-links.tsx'
import { useStoredForm } from './use-stored-form.ts'

type ContactFormValues = Pick<Contact, keyof Contact> & { website: string }

const name = 'contact-us'
const EMPTY: ContactFormValues = { name: '', email: '', phone: '', message: '', website: '' }
const fields = ['name', 'email', 'phone', 'message'] as const
type Field = (typeof fields)[number]

/** A message to the operator (row FORM-01). */
export function ContactForm({ onSent }: { onSent: (form: Contact) => void }) {
  const { t, language } = useTranslation()
  const [failure, setFailure] = useState<RefusalCode | null>(null)
  const { register, formState, isHydrated, submit } = useStoredForm<ContactFormValues>({
    name,
    empty: EMPTY,
    errorsOf: contactErrors,
    mode: 'onSubmit',
    async onSend(form) {
      setFailure(null)
      const timestamp = new Date().toISOString()
      const about = { requestType: 'contact-us' as const, source: '/contact-us', timestamp }
      const phone = phoneDigits(form.phone)
      const answer = await api('sendContactRequest', {
        body: { ...form, phone, ...about, language },
      })
      if (answer.ok) onSent(form)
      else {
        logError('The message was not sent', answer.refusal)
        setFailure(answer.refusal)
      }
      return answer.ok
    },
  })
  const errorOf = (field: Field) => {
    const kind: string | undefined = formState.errors[field]?.type
    if (!kind) return undefined
    if (kind === 'validEmail') return t('contact_us.validEmail')
    if (kind === 'validPhone') return t('contact_us.validPhone', { most: MAX_PHONE_LENGTH })
    if (kind === 'tooLong')
      return t('contact_us.tooLong', { most: formatCount(MAX_MESSAGE_LENGTH, language) })
    return t(`contact_us.required.${field === 'phone' ? 'name' : field}`)
  }
  const fieldErrors = fields.flatMap((field) => {
    const message = errorOf(field)
    return message ? [{ fieldId: field, message }] : []
  })
  return (
    <form name={name} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {failure && (
        <FailureNote title={t('contact_us.error_message')}>{t(`refusals.${failure}`)}</FailureNote>
      )}
      <ErrorSummary
        key={formState.submitCount}
        title={t('customerInfo.wrong', { count: fieldErrors.length })}
        errors={formState.isSubmitted ? fieldErrors : []}
      />
      <TextField
        {...register('name')}
        id="name"
        label={t('contact_us.name')}
        autoComplete="name"
        maxLength={200}
        error={errorOf('name')}
      />
      <TextField
        {...register('email')}
        id="email"
        type="email"
        label={t('contact_us.email')}
        hint={t('contact_us.emailHint')}
        autoComplete="email"
        maxLength={254}
        error={errorOf('email')}
      />
      <TextField
        {...register('phone')}
        id="phone"
        type="tel"
        label={t('contact_us.phone')}
        aside={`(${t('common.optional')})`}
        autoComplete="tel"
        error={errorOf('phone')}
      />
      <TextAreaField
        {...register('message')}
        id="message"
        label={t('contact_us.message')}
        placeholder={t('contact_us.placeholder')}
        error={errorOf('message')}
      />
      <Honeypot input={register('website')} />
      <div>
        <p className="text-sm text-muted">{t('contact_us.keeping')}</p>
        <TermsLinks />
      </div>
      <div>
        <Button
          type="submit"
          tone="primary"
          disabled={!isHydrated}
          busy={formState.isSubmitting && t('contact_us.sending')}
        >
          {t('contact_us.submit')}
        </Button>
      </div>
    </form>
  )
}
