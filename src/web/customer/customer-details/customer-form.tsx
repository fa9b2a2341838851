import { type FormEvent, useEffect } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import {
  type CustomerField,
  type CustomerInfo,
  customerInfoErrors,
  hasLocationChoice,
  serviceLocationOf,
  type VisitKind,
} from '#domain/customer/customer-info.ts'
import type { Cents } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { resolverResult } from '../../form-resolver.ts'
import { useTranslation } from '../../language.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { ProviderInfo } from '../booking/provider-data.ts'
import { missingDigits } from './customer-details.ts'
import { LocationChoice } from './location-choice.tsx'

/** Characters; the API accepts more. */
const MAX_MESSAGE_LENGTH = 500

interface CustomerFormProps {
  id: string
  initialValues: CustomerInfo
  visit: VisitKind
  provider: ProviderInfo
  /** What the cart lacks to reach the minimum for a home visit. */
  homeShortfallCents: Cents
  /** Called on every keystroke. */
  onChange: (info: CustomerInfo) => void
  /** Called before the form is submitted; false cancels it. */
  canContinue: () => boolean
  onDone: () => void
}

/** The customer details, validated by the domain's rules (rows INFO-01 to INFO-06). */
export function CustomerForm(props: CustomerFormProps) {
  const { id, initialValues, visit, provider, homeShortfallCents, onChange, canContinue, onDone } =
    props
  const { t } = useTranslation()
  const { register, control, handleSubmit, formState } = useForm<CustomerInfo>({
    defaultValues: initialValues,
    resolver: (values) => resolverResult(values, errorsOf(values, visit, homeShortfallCents)),
    shouldFocusError: false,
  })
  const values = useWatch({ control }) as CustomerInfo
  const fieldErrors = useFieldErrors(formState.errors, values, provider)
  const errorOf = (field: FormField) => fieldErrors.find((one) => one.field === field)?.message

  const send = (event: FormEvent) => {
    if (canContinue()) return handleSubmit(onDone)(event)
    event.preventDefault()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the values is reported
  useEffect(() => onChange(values), [values])

  return (
    <form id={id} noValidate onSubmit={send} className="max-w-150">
      <div className="mb-6.5 empty:hidden">
        <ErrorSummary
          key={formState.submitCount}
          title={t('customerInfo.wrong', { count: fieldErrors.length })}
          errors={formState.isSubmitted ? fieldErrors : []}
        />
      </div>
      <div className="flex flex-col gap-5">
        <TextField
          {...register('customerName')}
          id="customerName"
          label={t('customerInfo.name')}
          autoComplete="name"
          error={errorOf('customerName')}
        />
        <TextField
          {...register('customerEmail')}
          id="customerEmail"
          label={t('customerInfo.email')}
          hint={t('customerInfo.emailHint')}
          type="email"
          autoComplete="email"
          error={errorOf('customerEmail')}
        />
        <TextField
          {...register('customerPhone')}
          id="customerPhone"
          label={t('customerInfo.phone')}
          type="tel"
          autoComplete="tel"
          error={errorOf('customerPhone')}
        />
        {hasLocationChoice(visit) && (
          <LocationChoice
            id="serviceLocation"
            input={register('serviceLocation')}
            provider={provider}
            homeShortfallCents={homeShortfallCents}
            error={errorOf('serviceLocation')}
          />
        )}
        {serviceLocationOf(values.serviceLocation, visit) === 'DOORSTEP' && (
          <TextField
            {...register('customerAddress')}
            id="customerAddress"
            label={t('customerInfo.address')}
            placeholder={t('customerInfo.addressPlaceholder')}
            autoComplete="street-address"
            error={errorOf('customerAddress')}
          />
        )}
        <TextAreaField
          {...register('customerInstructions')}
          id="customerInstructions"
          label={t('customerInfo.message')}
          aside={`(${t('common.optional')})`}
          maxLength={MAX_MESSAGE_LENGTH}
          hint={t('customerInfo.messageLength', {
            length: values.customerInstructions.length,
            most: MAX_MESSAGE_LENGTH,
          })}
        />
      </div>
    </form>
  )
}

/** The domain's errors, and `belowMinimum` for a chosen home visit below the minimum. */
function errorsOf(info: CustomerInfo, visit: VisitKind, homeShortfallCents: Cents) {
  const errors = customerInfoErrors(info, visit)
  const isBelowMinimum = info.serviceLocation === 'DOORSTEP' && homeShortfallCents > 0
  return isBelowMinimum && hasLocationChoice(visit)
    ? { ...errors, serviceLocation: 'belowMinimum' }
    : errors
}

const formFields = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'serviceLocation',
  'customerAddress',
] as const satisfies readonly CustomerField[]
type FormField = (typeof formFields)[number]

interface CustomerFieldError {
  field: FormField
  fieldId: string
  message: string
}

/** The field errors in the order of the form. */
function useFieldErrors(
  errors: FieldErrors<CustomerInfo>,
  values: CustomerInfo,
  { businessProfile }: ProviderInfo,
): CustomerFieldError[] {
  const { t, language } = useTranslation()
  return formFields.flatMap((field) => {
    const kind = errors[field]?.type
    return kind ? [{ field, fieldId: field, message: messageOf(field, String(kind)) }] : []
  })

  function messageOf(field: FormField, kind: string): string {
    if (kind === 'validEmail') return t('customerInfo.validEmail')
    if (kind === 'belowMinimum') {
      const { minimumOrderValue } = businessProfile.doorstepDeliveryInfo
      return t('customerInfo.belowMinimum', { minimum: formatMoney(minimumOrderValue, language) })
    }
    if (kind !== 'validPhone') return t(`customerInfo.required.${field}`)
    const missing = missingDigits(values.customerPhone)
    return missing === null
      ? t('customerInfo.validPhone')
      : `${t('customerInfo.digitsShort', { count: missing })} ${t('customerInfo.validPhone')}`
  }
}
