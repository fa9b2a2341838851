import type { FieldMessage } from '#domain/contact/field-messages.ts'
import type { HttpRefusal } from '../http/outcome.ts'

const FIELD_MESSAGES: Record<FieldMessage, string> = {
  required: 'is required',
  validEmail: 'is not an email address',
  validPhone: 'is not a phone number of at most 20 digits, spaces and hyphens',
  validNumber: 'is not a number of years',
  validKvk: 'is not a KVK number of eight digits',
  validVat: 'is not a Dutch VAT id',
  validPostalCode: 'is not a Dutch postcode such as 1094 GZ',
  tooLong: 'is too long',
  validDay: 'is not a day from two days to three months ahead',
  validTime: 'is not a time that demos begin at',
}

/** The refusal of a form with invalid fields, or null. */
export function invalidFields(errors: {
  readonly [field: string]: FieldMessage | undefined
}): HttpRefusal | null {
  const details = Object.entries(errors).flatMap(([field, message]) =>
    message ? [{ path: `body.${field}`, message: FIELD_MESSAGES[message] }] : [],
  )
  return details.length > 0 ? { ok: false, refusal: 'invalid-request', details } : null
}
