import {
  LONGEST_SERVICES,
  MOST_YEARS,
  type RegistrationField,
} from '#domain/contact/registration.ts'
import { LONGEST_PHONE } from '#domain/customer/phone.ts'
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
          return t('registration.validPhone', { most: LONGEST_PHONE })
        case 'tooLong':
          return t('registration.tooLong', { most: LONGEST_SERVICES.toLocaleString(language) })
        case 'validNumber':
          return t('registration.validNumber', { most: MOST_YEARS })
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
