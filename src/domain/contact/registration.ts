import { isEmail } from '../customer/email.ts'
import { isAnyPhone, MAX_PHONE_LENGTH } from '../customer/phone.ts'
import { definedErrors, type FieldMessage, optionalText, requiredText } from './field-messages.ts'
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

export const MAX_EXPERIENCE_YEARS = 80

/** The length of the text about a salon's services. */
export const MAX_SERVICES_LENGTH = 1000

/** The errors of a registration (FORM-02). KVK number and VAT id are optional. */
export function registrationErrors(form: RegistrationForm): RegistrationErrors {
  return definedErrors({
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

// Here the plus counts towards the 20 characters (FORM-02).
function isRegistrationPhone(text: string): boolean {
  return text.length <= MAX_PHONE_LENGTH && isAnyPhone(text)
}

function isShortEnough(services: string): boolean {
  return services.length <= MAX_SERVICES_LENGTH
}

function isYears(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) <= MAX_EXPERIENCE_YEARS
}

/** Whether a text is a number of the Dutch trade register: eight digits. Ignores separators. */
export function isKvkNumber(text: string): boolean {
  return /^\d{8}$/.test(withoutSeparators(text))
}

/**
 * Whether a text is a Dutch VAT id: NL, nine digits, B and two digits. Ignores case and separators. The check digits are
 * those of ISO 7064 mod 97 (sole traders) or of the test of eleven on the nine digits (others).
 */
export function isVatId(text: string): boolean {
  const id = withoutSeparators(text).toUpperCase()
  return /^NL\d{9}B\d{2}$/.test(id) && (passesMod97(id) || passesElevenTest(id.slice(2, 11)))
}

// Letters count as 10 to 35.
function passesMod97(id: string): boolean {
  const digits = id.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** The test of eleven of nine digits: the first counts nine times, the eighth twice; the last is taken off. */
export function passesElevenTest(digits: string): boolean {
  const sum = [...digits].reduce(
    (sum, digit, at) => sum + Number(digit) * (at < 8 ? 9 - at : -1),
    0,
  )
  return sum % 11 === 0
}

/** Removes spaces and full stops. */
export function withoutSeparators(text: string): string {
  return text.replace(/[\s.]/g, '')
}
