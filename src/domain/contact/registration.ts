import { isEmail } from '../customer/email.ts'
import { isAnyPhone, LONGEST_PHONE } from '../customer/phone.ts'
import { type FieldMessage, optionalText, requiredText, withoutSound } from './field-messages.ts'
import { isPostalCode } from './postal-code.ts'

/** The registration of a salon as typed. */
export interface RegistrationForm {
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly services: string
  /** Years, as a whole number. */
  readonly experience: string
  readonly postalCode: string
  readonly kvkNumber: string
  readonly vatId: string
  readonly terms: boolean
}

export type RegistrationField = keyof RegistrationForm
export type RegistrationErrors = { readonly [Field in RegistrationField]?: FieldMessage }

/** More years than anybody has worked. */
export const MOST_YEARS = 80

/** Characters of what a salon says it does. */
export const LONGEST_SERVICES = 1000

/** What is wrong with a registration (FORM-02); the numbers of company and tax may stay empty. */
export function registrationErrors(form: RegistrationForm): RegistrationErrors {
  return withoutSound({
    fullName: requiredText(form.fullName),
    email: requiredText(form.email, isEmail, 'validEmail'),
    phone: requiredText(form.phone, isRegistrationPhone, 'validPhone'),
    services: requiredText(form.services, isShortEnough, 'tooLong'),
    experience: requiredText(form.experience, isYears, 'validNumber'),
    postalCode: requiredText(form.postalCode, isPostalCode, 'validPostalCode'),
    kvkNumber: optionalText(form.kvkNumber, isKvkNumber, 'validKvk'),
    vatId: optionalText(form.vatId, isVatId, 'validVat'),
    terms: form.terms ? undefined : 'required',
  })
}

// Here the plus counts among the twenty characters (FORM-02).
function isRegistrationPhone(text: string): boolean {
  return text.length <= LONGEST_PHONE && isAnyPhone(text)
}

function isShortEnough(services: string): boolean {
  return services.length <= LONGEST_SERVICES
}

function isYears(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) <= MOST_YEARS
}

/** The number of the Dutch trade register: eight digits, spaces anywhere between. */
export function isKvkNumber(text: string): boolean {
  return /^\d{8}$/.test(withoutGaps(text))
}

/**
 * The Dutch VAT id: NL, nine digits, B and two digits, in any case and spacing. Most that are mistyped are found:
 * those of sole traders hold by 97 (ISO 7064), those of others also by the test of eleven on their nine digits.
 */
export function isVatId(text: string): boolean {
  const id = withoutGaps(text).toUpperCase()
  return /^NL\d{9}B\d{2}$/.test(id) && (holdsBy97(id) || holdsBy11(id.slice(2, 11)))
}

// Letters count as 10 to 35.
function holdsBy97(id: string): boolean {
  const digits = id.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

// The first digit counts nine times, the eighth twice; the last is taken off.
function holdsBy11(digits: string): boolean {
  const sum = [...digits].reduce(
    (sum, digit, at) => sum + Number(digit) * (at < 8 ? 9 - at : -1),
    0,
  )
  return sum % 11 === 0
}

/** A number as registers write it: without spaces and full stops. */
export function withoutGaps(text: string): string {
  return text.replace(/[\s.]/g, '')
}
