import { useId, useState } from 'react'
import {
  MAX_SERVICES_LENGTH,
  type RegistrationForm as Registration,
  type RegistrationField,
  registrationErrors,
} from '#domain/contact/registration.ts'
import { phoneDigits } from '#domain/customer/phone.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { api } from '../../../api-client.ts'
import { useTranslation } from '../../../language.ts'
import { logError } from '../../../log.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Honeypot } from '../../../ui/honeypot.tsx'
import { FailureNote } from '../../../ui/note.tsx'
import { TermsLinks } from '../../shell/terms-links.tsx'
import { useRegistrationText } from './registration-text.ts'
import { TraderFields } from './trader-fields.tsx'
import { useStoredForm } from './use-stored-form.ts'

type RegistrationFormValues = Pick<Registration, RegistrationField> & {
  salonName: string
  street: string
  website: string
}

const name = 'provider-registration'
const EMPTY: RegistrationFormValues = {
  fullName: '',
  email: '',
  phone: '',
  services: '',
  experience: '',
  postalCode: '',
  kvkNumber: '',
  vatId: '',
  terms: false,
  salonName: '',
  street: '',
  website: '',
}

/** The registration form of a salon (row FORM-02); it can be sent once all fields are valid. */
export function RegistrationForm({ onSent }: { onSent: (fullName: string) => void }) {
  const { t, language } = useTranslation()
  const { messageOf } = useRegistrationText()
  const [failure, setFailure] = useState<RefusalCode | null>(null)
  const { register, formState, values, isHydrated, submit } = useStoredForm<RegistrationFormValues>(
    {
      name,
      empty: EMPTY,
      errorsOf: registrationErrors,
      mode: 'onTouched',
      async onSend(form) {
        setFailure(null)
        const body = {
          ...form,
          phone: phoneDigits(form.phone),
          experience: Number(form.experience),
          language,
        }
        const answer = await api('registerProvider', { body })
        if (answer.ok) onSent(form.fullName)
        else {
          logError('The registration was not sent', answer.refusal)
          setFailure(answer.refusal)
        }
        return answer.ok
      },
    },
  )
  const missingFields = Object.keys(registrationErrors(values)) as RegistrationField[]
  const fieldErrors = missingFields.flatMap((field) => {
    const message = messageOf(field, formState.errors[field]?.type)
    return message ? [{ fieldId: field, message }] : []
  })
  /** The props of a field: registration, id and error. */
  const field = (field: RegistrationField) => ({
    ...register(field),
    id: field,
    error: messageOf(field, formState.errors[field]?.type),
  })
  const textField = (name: Exclude<RegistrationField, 'terms'>) => ({
    ...field(name),
    label: t(`registration.${name}`),
  })
  return (
    <form name={name} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <ErrorSummary
        key={formState.submitCount}
        title={t('customerInfo.wrong', { count: fieldErrors.length })}
        errors={formState.isSubmitted ? fieldErrors : []}
      />
      <TextField {...textField('fullName')} autoComplete="name" maxLength={200} />
      <TextField {...textField('email')} type="email" autoComplete="email" maxLength={254} />
      <TextField {...textField('phone')} type="tel" autoComplete="tel" />
      <TextField
        {...textField('services')}
        hint={t('registration.servicesHint', {
          most: MAX_SERVICES_LENGTH.toLocaleString(language),
        })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...textField('experience')} inputMode="numeric" />
        <TextField {...textField('postalCode')} autoComplete="postal-code" maxLength={12} />
      </div>
      <TraderFields field={textField} unchecked={register} />
      <div>
        <Checkbox {...field('terms')}>{t('checkout.terms')}</Checkbox>
        <TermsLinks terms="/terms-conditions" className="sm:pl-9.5" />
      </div>
      <Honeypot input={register('website')} />
      {failure && (
        <FailureNote title={t('registration.failed')}>{t(`refusals.${failure}`)}</FailureNote>
      )}
      <SendButton
        missingFields={missingFields}
        isHydrated={isHydrated}
        isSending={formState.isSubmitting}
      />
    </form>
  )
}

interface SendButtonProps {
  missingFields: readonly RegistrationField[]
  isHydrated: boolean
  isSending: boolean
}

/** Disabled while fields are missing (row FORM-02), which it lists; pressing it shows the error summary. */
function SendButton({ missingFields, isHydrated, isSending }: SendButtonProps) {
  const { t } = useTranslation()
  const { listFields } = useRegistrationText()
  const missingFieldsId = useId()
  const isReady = missingFields.length === 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button
        type="submit"
        tone={isReady ? 'primary' : 'held-back'}
        disabled={!isHydrated}
        aria-disabled={isHydrated && !isReady}
        aria-describedby={missingFieldsId}
        busy={isSending && t('registration.sending')}
      >
        {t('registration.submit')}
      </Button>
      <p id={missingFieldsId} className="min-w-0 grow basis-48 text-sm text-muted">
        {!isReady && t('registration.todo', { list: listFields(missingFields) })}
      </p>
    </div>
  )
}
