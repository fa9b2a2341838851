import type { TaxDetails } from './tax-details.ts'

/** Who reports: the operator of the market. */
export interface PlatformOperator {
  readonly name: string
  readonly address: string
  /** The RSIN, or the BSN of an operator who is a person. */
  readonly taxNumber: string
  readonly kvkNumber: string | null
  readonly vatId: string | null
  /** Under what name the market is known. */
  readonly platform: string
}

/** A seller of a year, with completed visits and the sum of their prices in cents for each quarter. */
export interface ReportedSeller {
  readonly details: TaxDetails
  readonly visits: readonly number[]
  readonly cents: readonly number[]
}

interface DpiMessage {
  readonly year: number
  readonly operator: PlatformOperator
  /** Makes the message and each of its documents unique. */
  readonly id: string
  /** Epoch ms. */
  readonly madeAt: number
  /** Whether it only tries the file out: the year is not over. */
  readonly isTrial: boolean
}

/**
 * A new report in the XML of the OECD for platforms (Digital Platform Information, version 1.0, namespace urn:oecd:ties:dpi:v1),
 * which DAC7 uses. Everything is of the Netherlands; corrections of an earlier report are not made. Amounts are whole euros, as the
 * schema asks; no fees or taxes are withheld, since the market takes no money.
 */
export function dpiXml(message: DpiMessage, sellers: readonly ReportedSeller[]): string {
  const { year, operator, id, madeAt, isTrial } = message
  const reference = `NL${year}NL${operator.taxNumber}-${id}`
  const documentOf = (nth: number) =>
    tag('dpi:DocSpec', [
      tag('stf:DocTypeIndic', isTrial ? 'OECD11' : 'OECD1'),
      tag('stf:DocRefId', `${reference}-${nth}`),
    ])
  const head = tag('dpi:MessageSpec', [
    tag('dpi:SendingEntityIN', operator.taxNumber),
    tag('dpi:TransmittingCountry', 'NL'),
    tag('dpi:ReceivingCountry', 'NL'),
    tag('dpi:MessageType', 'DPI'),
    tag('dpi:MessageRefId', reference),
    tag('dpi:MessageTypeIndic', sellers.length > 0 ? 'DPI401' : 'DPI403'),
    tag('dpi:ReportingPeriod', `${year}-12-31`),
    tag('dpi:Timestamp', new Date(madeAt).toISOString().slice(0, 19)),
  ])
  const body = tag('dpi:DPIBody', [
    tag('dpi:PlatformOperator', [...operatorTags(operator), documentOf(0)]),
    ...sellers.map((seller, index) =>
      tag('dpi:ReportableSeller', [
        tag('dpi:Identity', [
          seller.details.kind === 'person' ? personTag(seller.details) : entityTag(seller.details),
        ]),
        tag('dpi:RelevantActivities', [tag('dpi:PersonalServices', activityTags(seller))]),
        documentOf(index + 1),
      ]),
    ),
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>
<dpi:DPI_OECD xmlns:dpi="urn:oecd:ties:dpi:v1" xmlns:stf="urn:oecd:ties:dpistf:v1" version="1.0">
${head}${body}</dpi:DPI_OECD>
`
}

function operatorTags(operator: PlatformOperator): string[] {
  const { name, address, taxNumber, kvkNumber, vatId, platform } = operator
  return [
    tag('dpi:ResCountryCode', 'NL'),
    tag('dpi:TIN', taxNumber, { issuedBy: 'NL' }),
    ...(kvkNumber ? [registrationTag(kvkNumber)] : []),
    ...(vatId ? [tag('dpi:VAT', vatId)] : []),
    tag('dpi:Name', name),
    tag('dpi:PlatformBusinessName', platform),
    tag('dpi:Address', [tag('dpi:CountryCode', 'NL'), tag('dpi:AddressFree', address)]),
    tag('dpi:Nexus', 'RPONEX1'), // tax resident in the country that it reports to
    tag('dpi:AssumedReporting', 'false'),
  ]
}

function personTag(details: TaxDetails): string {
  const { firstNames, name, taxNumber, vatId, birthDate } = details
  return tag('dpi:IndividualSeller', [
    tag('dpi:Standard', [
      tag('dpi:IndSellerID', [
        tag('dpi:ResCountryCode', 'NL'),
        tag('dpi:TIN', taxNumber, { issuedBy: 'NL' }),
        ...(vatId ? [tag('dpi:VAT', vatId)] : []),
        tag('dpi:Name', [tag('dpi:FirstName', firstNames), tag('dpi:LastName', name)]),
        addressTag(details, 'OECD302'), // residential
        tag('dpi:BirthInfo', [tag('dpi:BirthDate', birthDate)]),
      ]),
      ...accountTags(details),
    ]),
  ])
}

function entityTag(details: TaxDetails): string {
  const { name, taxNumber, kvkNumber, vatId } = details
  return tag('dpi:EntitySeller', [
    tag('dpi:Standard', [
      tag('dpi:EntSellerID', [
        tag('dpi:ResCountryCode', 'NL'),
        tag('dpi:TIN', taxNumber, { issuedBy: 'NL' }),
        registrationTag(kvkNumber),
        ...(vatId ? [tag('dpi:VAT', vatId)] : []),
        tag('dpi:Name', name),
        addressTag(details, 'OECD303'), // business
      ]),
      ...accountTags(details),
    ]),
  ])
}

function registrationTag(kvkNumber: string): string {
  return tag('dpi:IN', kvkNumber, { issuedBy: 'NL', INType: 'BRN' })
}

function addressTag({ street, postalCode, city }: TaxDetails, legalAddressType: string): string {
  const fixed = [tag('dpi:Street', street), tag('dpi:PostCode', postalCode), tag('dpi:City', city)]
  return tag('dpi:Address', [tag('dpi:CountryCode', 'NL'), tag('dpi:AddressFix', fixed)], {
    legalAddressType,
  })
}

function accountTags({ iban }: TaxDetails): string[] {
  if (iban === '') return []
  const identifier = tag('dpi:Identifier', iban, { AccountNumberType: 'IBAN' })
  return [tag('dpi:FinancialIdentifier', [identifier])]
}

function activityTags({ visits, cents }: ReportedSeller): string[] {
  const amounts = (name: string, quarters: readonly number[]) =>
    quarters.map((euros, quarter) => tag(`${name}${quarter + 1}`, `${euros}`, { currCode: 'EUR' }))
  return [
    tag('dpi:Consideration', amounts('dpi:ConsQ', cents.map(wholeEuros))),
    tag(
      'dpi:NumberOfActivities',
      visits.map((count, quarter) => tag(`dpi:NumbQ${quarter + 1}`, `${count}`)),
    ),
    tag('dpi:Fees', amounts('dpi:FeesQ', [0, 0, 0, 0])),
    tag('dpi:Taxes', amounts('dpi:TaxQ', [0, 0, 0, 0])),
  ]
}

function wholeEuros(cents: number): number {
  return Math.round(cents / 100)
}

function tag(
  name: string,
  content: string | readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  const inner = typeof content === 'string' ? escapeXml(content) : `\n${content.join('')}`
  return `<${name}${list.join('')}>${inner}</${name}>\n`
}

// XML 1.0 has no control characters but tab and line ends, also not escaped.
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>]/g, (character) => ENTITIES[character] ?? '')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
