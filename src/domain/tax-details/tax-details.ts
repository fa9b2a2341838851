import { formatPostalCode, isPostalCode } from '../contact/postal-code.ts'
import {
  isKvkNumber,
  isVatId,
  passesElevenTest,
  withoutSeparators,
} from '../contact/registration.ts'
import { isPlainDate } from '../schedule/plain-date.ts'
import { visibleText } from '../visible-text.ts'

/** Who a salon is for the tax office: a natural person, such as a sole trader, or an entity such as a B.V. */
export const SELLER_KINDS = ['person', 'entity'] as const
export type SellerKind = (typeof SELLER_KINDS)[number]

/** What the law (DAC7) asks a market to report about who sells on it. Empty is not filled in. */
export interface TaxDetails {
  readonly kind: SellerKind
  /** Of a person. */
  readonly firstNames: string
  /** The last name of a person, the name of an entity. */
  readonly name: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  /** yyyy-MM-dd; of a person. */
  readonly birthDate: string
  /** The BSN of a person, the RSIN of an entity. */
  readonly taxNumber: string
  readonly kvkNumber: string
  readonly vatId: string
  /** The account that customers pay into. The market takes no money and need not know it. */
  readonly iban: string
}

export const TAX_FIELDS = [
  ...(['firstNames', 'name', 'street', 'postalCode', 'city', 'birthDate'] as const),
  ...(['taxNumber', 'kvkNumber', 'vatId', 'iban'] as const),
] as const
export type TaxField = (typeof TAX_FIELDS)[number]

/** In which formats the report of a year is made. */
export const TAX_FORMATS = ['csv', 'xml'] as const
export type TaxFormat = (typeof TAX_FORMATS)[number]

/** The longest text of a field. */
export const MAX_TAX_TEXT = 120

export type TaxFault =
  | 'too-long'
  | 'postal-code'
  | 'birth-date'
  | 'bsn'
  | 'rsin'
  | 'kvk'
  | 'vat'
  | 'iban'

const REQUIRED: Record<SellerKind, readonly TaxField[]> = {
  person: ['firstNames', 'name', 'street', 'postalCode', 'city', 'birthDate', 'taxNumber'],
  entity: ['name', 'street', 'postalCode', 'city', 'taxNumber', 'kvkNumber'],
}

/** The fields that a kind of seller has; the others are not asked. */
export function taxFieldsOf(kind: SellerKind): readonly TaxField[] {
  return TAX_FIELDS.filter(
    (field) => kind === 'person' || (field !== 'birthDate' && field !== 'firstNames'),
  )
}

/** Whether the law asks a field of a kind of seller in any case. */
export function isRequiredTaxField(kind: SellerKind, field: TaxField): boolean {
  return REQUIRED[kind].includes(field)
}

/** The fields that are required and not filled in (DESK-181). */
export function missingTaxFields(details: TaxDetails): TaxField[] {
  return REQUIRED[details.kind].filter((field) => visibleText(details[field]) === '')
}

/** What is wrong with the fields that are filled in. @param today yyyy-MM-dd */
export function taxFaults(
  details: TaxDetails,
  today: string,
): { readonly [F in TaxField]?: TaxFault } {
  const { kind } = details
  const rules: { readonly [F in TaxField]?: readonly [TaxFault, (text: string) => boolean] } = {
    postalCode: ['postal-code', isPostalCode],
    birthDate: ['birth-date', (text) => isBirthDate(text, today)],
    taxNumber: [kind === 'person' ? 'bsn' : 'rsin', isDutchTaxNumber],
    kvkNumber: ['kvk', isKvkNumber],
    vatId: ['vat', isVatId],
    iban: ['iban', isIban],
  }
  const faults = taxFieldsOf(kind).flatMap((field): [TaxField, TaxFault][] => {
    const text = visibleText(details[field])
    if (text === '') return []
    if (text.length > MAX_TAX_TEXT) return [[field, 'too-long']]
    const [fault, isRight] = rules[field] ?? []
    return fault && !isRight?.(text) ? [[field, fault]] : []
  })
  return Object.fromEntries(faults)
}

/** Details without faults as they are stored: trimmed, numbers without separators, nothing that the kind does not have. */
export function normalTaxDetails(details: TaxDetails): TaxDetails {
  const { kind } = details
  return {
    kind,
    firstNames: kind === 'person' ? visibleText(details.firstNames) : '',
    name: visibleText(details.name),
    street: visibleText(details.street),
    postalCode: formatPostalCode(details.postalCode),
    city: visibleText(details.city),
    birthDate: kind === 'person' ? details.birthDate : '',
    taxNumber: withoutSeparators(details.taxNumber),
    kvkNumber: withoutSeparators(details.kvkNumber),
    vatId: withoutSeparators(details.vatId).toUpperCase(),
    iban: withoutSeparators(details.iban).toUpperCase(),
  }
}

/** A BSN or an RSIN: nine digits that pass the test of eleven. Ignores spaces and full stops. */
export function isDutchTaxNumber(text: string): boolean {
  const digits = withoutSeparators(text)
  return /^\d{9}$/.test(digits) && digits !== '000000000' && passesElevenTest(digits)
}

function isBirthDate(text: string, today: string): boolean {
  return isPlainDate(text) && text >= '1900-01-01' && text < today
}

// ISO 13616: the country and the check digits go to the end, letters count as 10 to 35, and the remainder by 97 is 1.
function isIban(text: string): boolean {
  const iban = withoutSeparators(text).toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}
