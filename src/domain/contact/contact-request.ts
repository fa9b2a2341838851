import { isEmail } from '../customer/email.ts'
import { isAnyPhone } from '../customer/phone.ts'
import { PLAN_KEYS } from '../pricing/plan.ts'
import type { PlainDate } from '../schedule/plain-date.ts'
import { isDemoDay, isDemoTime } from './demo-time.ts'
import { definedErrors, type FieldMessage, optionalText, requiredText } from './field-messages.ts'

/** The kinds of request to the operator (FORM-01, PRICE-08). */
export const REQUEST_TYPES = ['contact-us', 'contact-sales', 'demo-scheduling'] as const
export type RequestType = (typeof REQUEST_TYPES)[number]

/** The plans that a request can be about (PRICE-07). */
export const PLAN_OPTIONS = [...PLAN_KEYS, 'custom'] as const
export type PlanOption = (typeof PLAN_OPTIONS)[number]

/** Characters. */
export const MAX_MESSAGE_LENGTH = 5000

/** The contact form as typed. */
export interface ContactForm {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
}

/** The sales and demo form as typed. */
export interface SalesForm extends ContactForm {
  readonly businessName: string
  readonly plan: PlanOption | ''
  readonly demoDate: string
  readonly demoTime: string
  readonly termsAccepted: boolean
}

export type SalesField = keyof SalesForm
export type RequestErrors = { readonly [Field in SalesField]?: FieldMessage }

/** The errors of a contact form: name, email and message are required, the phone number is optional (FORM-01). */
export function contactErrors({ name, email, phone, message }: ContactForm): RequestErrors {
  return definedErrors({
    name: requiredText(name),
    email: requiredText(email, isEmail, 'validEmail'),
    phone: optionalText(phone, isAnyPhone, 'validPhone'),
    message: tooLong(message) ?? requiredText(message),
  })
}

/**
 * The errors of a sales form (PRICE-07). With `isDemo` a day and a time are required.
 * @param today the day in the Netherlands
 */
export function salesErrors(
  form: SalesForm,
  { isDemo, today }: { isDemo: boolean; today: PlainDate },
): RequestErrors {
  const isFree = (day: string) => isDemoDay(day, today)
  return definedErrors({
    name: requiredText(form.name),
    email: requiredText(form.email, isEmail, 'validEmail'),
    phone: requiredText(form.phone, isAnyPhone, 'validPhone'),
    demoDate: isDemo ? requiredText(form.demoDate, isFree, 'validDay') : undefined,
    demoTime: isDemo ? requiredText(form.demoTime, isDemoTime, 'validTime') : undefined,
    message: tooLong(form.message),
    termsAccepted: form.termsAccepted ? undefined : 'required',
  })
}

/** The errors of a request of any kind. */
export function requestErrors(
  form: SalesForm & { readonly requestType: RequestType },
  today: PlainDate,
): RequestErrors {
  const { requestType } = form
  if (requestType === 'contact-us') return contactErrors(form)
  return salesErrors(form, { isDemo: requestType === 'demo-scheduling', today })
}

function tooLong(message: string): FieldMessage | undefined {
  return message.length > MAX_MESSAGE_LENGTH ? 'tooLong' : undefined
}
