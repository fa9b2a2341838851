import type { HandlerReply } from '#contract/endpoint.ts'
import type { getTaxDetails as endpoint } from '#contract/tax-details.ts'
import { missingTaxFields, type TaxDetails } from '#domain/tax-details/tax-details.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { decryptDetails } from './encrypted-details.ts'
import { findProfileNumbers, findTaxDetails } from './store.ts'

/** The tax details of the caller's provider, without the BSN or RSIN; for owners (DESK-182). */
export async function readTaxDetails(
  { database, secretKey }: Pick<ApiDeps, 'database' | 'secretKey'>,
  { caller, params }: Pick<HandlerInput<typeof endpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof endpoint>> {
  const access = { providerUserName: params.userName, permission: 'manage-settings' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId } = member
  const stored = await findTaxDetails(database.query, providerId)
  const details =
    (stored && decryptDetails(secretKey, stored.encryptedDetails)) ??
    (await emptyDetails(database.query, providerId))
  return { ok: true, answer: { data: taxDetailsView(stored?.version ?? 0, details) } }
}

/** The tax details as the API returns them. */
export function taxDetailsView(
  version: number,
  { taxNumber, ...details }: TaxDetails,
): HandlerReply<typeof endpoint>['data'] {
  return {
    version,
    details,
    taxNumberEnding: taxNumber === '' ? null : taxNumber.slice(-3),
    missing: missingTaxFields({ ...details, taxNumber }),
  }
}

async function emptyDetails(
  query: ApiDeps['database']['query'],
  providerId: string,
): Promise<TaxDetails> {
  const { kvkNumber, vatId } = await findProfileNumbers(query, providerId)
  return {
    kind: 'person',
    firstNames: '',
    name: '',
    street: '',
    postalCode: '',
    city: '',
    birthDate: '',
    taxNumber: '',
    kvkNumber: kvkNumber ?? '',
    vatId: vatId ?? '',
    iban: '',
  }
}
