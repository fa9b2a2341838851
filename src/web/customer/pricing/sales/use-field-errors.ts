import type { FieldErrors } from 'react-hook-form'
import { MAX_MESSAGE_LENGTH, type SalesForm } from '#domain/contact/contact-request.ts'
import { demoDays } from '#domain/contact/demo-time.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { formatCount, formatDay } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { useTranslation } from '../../../language.ts'

const REQUIRED = {
  name: 'nameRequired',
  email: 'emailRequired',
  phone: 'phoneRequired',
  demoDate: 'demoDateRequired',
  demoTime: 'demoTimeRequired',
  message: 'messageTooLong',
  termsAccepted: 'termsRequired',
} as const
const INVALID = {
  ...REQUIRED,
  email: 'emailInvalid',
  phone: 'phoneInvalid',
  demoDate: 'demoDateInvalid',
} as const

const fields = Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]

/** The field errors in the order of the form (row PRICE-08). */
export function useFieldErrors(errors: FieldErrors<SalesForm>, today: PlainDate) {
  const { t, language } = useTranslation()
  const fieldErrors = fields.flatMap((field) => {
    const kind = errors[field]?.type
    if (!kind) return []
    const key = kind === 'required' ? REQUIRED[field] : INVALID[field]
    const most = formatCount(MAX_MESSAGE_LENGTH, language)
    const message = t(`pricing.contactSales.${key}`, { ...demoPeriodText(today, language), most })
    return [{ field, fieldId: `sales-${field}`, message }]
  })
  const errorOf = (field: keyof typeof REQUIRED) =>
    fieldErrors.find((one) => one.field === field)?.message
  return { fieldErrors, errorOf }
}

/** The first and last possible day of a demo: '24 November', '22 February'. */
export function demoPeriodText(today: PlainDate, language: Language) {
  const { from, to } = demoDays(today)
  const formatDate = (day: PlainDate) => formatDay(`${day}T12:00Z`, 'UTC', language, 'dayMonth')
  return { from: formatDate(from), to: formatDate(to) }
}
