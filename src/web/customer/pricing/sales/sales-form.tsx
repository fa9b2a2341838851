import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { PLAN_OPTIONS, type PlanOption, salesErrors } from '#domain/contact/contact-request.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { resolverResult } from '../../../form-resolver.ts'
import { readStoredForm, storeForm } from '../../../form-storage.ts'
import { useTranslation } from '../../../language.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx'
import { Honeypot } from '../../../ui/honeypot.tsx'
import { FailureNote } from '../../../ui/note.tsx'
import { TermsLinks } from '../../shell/terms-links.tsx'
import { DemoTimeFields } from './demo-time-fields.tsx'
import type { SalesFormValues, SendFailure } from './send-sales.ts'
import { useFieldErrors } from './use-field-errors.ts'

interface SalesFormProps {
  id: string
  isDemo: boolean
  /** The plan of the pressed button; overrides a stored choice. */
  plan: PlanOption | undefined
  failure: SendFailure | null
  /** @returns whether it was sent; then the stored values are deleted */
  onSend: (form: SalesFormValues) => Promise<boolean>
}

const NAME = 'contact-sales'
const EMPTY: SalesFormValues = {
  name: '',
  email: '',
  phone: '',
  businessName: '',
  plan: '',
  message: '',
  demoDate: '',
  demoTime: '',
  termsAccepted: false,
  website: '',
}

/** The sales form, validated by the domain's rules (row PRICE-07). */
export function SalesForm(props: SalesFormProps) {
  const { id, isDemo, plan, failure, onSend } = props
  const { t } = useTranslation()
  const [today] = useState(() => wallClock(Date.now(), DUTCH_ZONE).date)
  const { register, control, handleSubmit, formState } = useForm<SalesFormValues>({
    defaultValues: { ...EMPTY, ...readStoredForm(NAME, EMPTY), ...(plan && { plan }) },
    resolver: (form) => resolverResult(form, salesErrors(form, { isDemo, today })),
    shouldFocusError: false,
  })
  const values = useWatch({ control }) as SalesFormValues
  const { fieldErrors, errorOf } = useFieldErrors(formState.errors, today)

  useEffect(() => storeForm(NAME, values), [values])
  const send = handleSubmit(async (form) => {
    if (await onSend(form)) storeForm(NAME, EMPTY)
  })

  return (
    <form id={id} noValidate onSubmit={send} className="flex flex-col gap-5 pt-2">
      <p className="text-muted">
        {t(isDemo ? 'pricing.contactSales.demoLead' : 'pricing.contactSales.lead')}
      </p>
      {failure && (
        <FailureNote title={t('pricing.contactSales.errorMessage')}>
          {t(`pricing.contactSales.failed.${failure}`)}
        </FailureNote>
      )}
      <ErrorSummary
        key={formState.submitCount}
        title={t('customerInfo.wrong', { count: fieldErrors.length })}
        errors={formState.isSubmitted ? fieldErrors : []}
      />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          {...register('name')}
          id="sales-name"
          label={t('pricing.contactSales.name')}
          autoComplete="name"
          maxLength={200}
          error={errorOf('name')}
        />
        <TextField
          {...register('email')}
          id="sales-email"
          type="email"
          label={t('pricing.contactSales.email')}
          autoComplete="email"
          maxLength={254}
          error={errorOf('email')}
        />
        <TextField
          {...register('phone')}
          id="sales-phone"
          type="tel"
          label={t('pricing.contactSales.phone')}
          autoComplete="tel"
          error={errorOf('phone')}
        />
        <TextField
          {...register('businessName')}
          label={t('pricing.contactSales.company')}
          aside={`(${t('common.optional')})`}
          autoComplete="organization"
          maxLength={200}
        />
        <SelectField
          {...register('plan')}
          label={t('pricing.contactSales.plan')}
          aside={`(${t('common.optional')})`}
        >
          <option value="">{t('pricing.contactSales.noPlan')}</option>
          {PLAN_OPTIONS.map((option) => (
            <option key={option} value={option}>
              {t(`pricing.plans.${option}.name`)}
            </option>
          ))}
        </SelectField>
        {isDemo && (
          <DemoTimeFields
            today={today}
            dayInput={register('demoDate')}
            timeInput={register('demoTime')}
            errorOf={errorOf}
          />
        )}
      </div>
      <TextAreaField
        {...register('message')}
        id="sales-message"
        label={t('pricing.contactSales.message')}
        aside={`(${t('common.optional')})`}
        placeholder={isDemo ? t('pricing.contactSales.messagePlaceholder') : undefined}
        error={errorOf('message')}
      />
      <div>
        <Checkbox
          {...register('termsAccepted')}
          id="sales-termsAccepted"
          error={errorOf('termsAccepted')}
        >
          {t('checkout.terms')}
        </Checkbox>
        <TermsLinks className="sm:pl-9.5" />
      </div>
      <Honeypot input={register('website')} />
    </form>
  )
}
