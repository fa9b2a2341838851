import {
  MAX_EXPERIENCE_YEARS,
  MAX_SERVICES_LENGTH,
  type RegistrationField,
} from '#domain/contact/registration.ts'
import { MAX_PHONE_LENGTH } from '#domain/customer/phone.ts'
import { useTranslation } from '../../../language.ts'

/** The message of a field error by its kind, and the list of missing fields. */
export function useRegistrationText() {
  const { t, language } = useTranslation()
  return {
    messageOf(field: RegistrationField, kind: string | undefined): string | undefined {
      switch (kind) {
        case undefined:
          return undefined
        case 'validEmail':
        case 'validPostalCode':
          return t(`registration.${kind}`)
        case 'validPhone':
          return t('registration.validPhone', { most: MAX_PHONE_LENGTH })
        case 'tooLong':
          return t('registration.tooLong', { most: MAX_SERVICES_LENGTH.toLocaleString(language) })
        case 'validNumber':
          return t('registration.validNumber', { most: MAX_EXPERIENCE_YEARS })
        default:
          return t(`registration.wrong.${field}`)
      }
    },
    listFields(fields: readonly RegistrationField[]): string {
      const names = fields.map((field) => t(`registration.todos.${field}`))
      return new Intl.ListFormat(language).format(names)
    },
  }
}
