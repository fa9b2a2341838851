import type { changeTaxDetails as endpoint } from '#contract/tax-details.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import {
  missingTaxFields,
  normalTaxDetails,
  TAX_FIELDS,
  type TaxDetails,
  type TaxFault,
  taxFaults,
} from '#domain/tax-details/tax-details.ts'
import { HOUR_SECONDS } from '#domain/time-units.ts'
import type { Limit } from '#platform/rate-limit.ts'
import type { ApiDeps } from '../api-deps.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { storableLine } from '../storable.ts'
import { decryptDetails, encryptDetails } from './encrypted-details.ts'
import { taxDetailsView } from './read-tax-details.ts'
import { findTaxDetails, writeTaxDetails } from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'secretKey' | 'limiter'>
type Input = HandlerInput<typeof endpoint>

const CHANGES: Limit = { name: 'tax-details', points: 60, seconds: HOUR_SECONDS }

/** Saves the tax details of the caller's provider, encrypted; what is missing may follow later (DESK-182). */
export async function changeTaxDetails(
  { database, clock, secretKey, limiter }: Deps,
  { caller, params, body }: Input,
): Promise<Outcome<typeof endpoint>> {
  const access = { providerUserName: params.userName, permission: 'manage-settings' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId, userName } = member
  const refused = await enforceRateLimit(limiter, [CHANGES, userName])
  if (refused) return refused
  const stored = await findTaxDetails(database.query, providerId)
  const typed = typedDetails(body, stored && decryptDetails(secretKey, stored.encryptedDetails))
  const now = clock.now()
  const invalid = invalidParts(typed, wallClock(now, DUTCH_ZONE).date)
  if (invalid) return invalid
  const details = normalTaxDetails(typed)
  const isWritten = await writeTaxDetails(database.query, {
    providerId,
    version: body.version,
    kind: details.kind,
    now,
    encryptedDetails: encryptDetails(secretKey, details),
    missing: missingTaxFields(details),
  })
  if (!isWritten) return { ok: false, refusal: 'settings-changed' }
  return { ok: true, answer: { data: taxDetailsView(body.version + 1, details) } }
}

function typedDetails(
  { version: _, taxNumber, ...body }: Input['body'],
  stored: TaxDetails | undefined,
): TaxDetails {
  // A BSN is no RSIN: with another kind of seller it is not kept.
  const kept = stored?.kind === body.kind ? stored.taxNumber : ''
  const fields = TAX_FIELDS.map((field) => [
    field,
    storableLine(field === 'taxNumber' ? (taxNumber ?? kept) : body[field]),
  ])
  return { ...Object.fromEntries(fields), kind: body.kind }
}

const MESSAGES: Record<TaxFault, string> = {
  'too-long': 'is too long',
  'postal-code': 'is not a Dutch postcode such as 1094 GZ',
  'birth-date': 'is not a birth date',
  bsn: 'is not a BSN',
  rsin: 'is not an RSIN',
  kvk: 'is not a KVK number of eight digits',
  vat: 'is not a Dutch VAT id',
  iban: 'is not an IBAN',
}

function invalidParts(details: TaxDetails, today: string): HttpRefusal | null {
  const invalid = Object.entries(taxFaults(details, today)).map(([field, fault]) => ({
    path: `body.${field}`,
    message: MESSAGES[fault],
  }))
  return invalid.length > 0 ? { ok: false, refusal: 'invalid-request', details: invalid } : null
}
