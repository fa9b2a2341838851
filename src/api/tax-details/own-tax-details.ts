import type { TaxDetails } from '#domain/tax-details/tax-details.ts'
import type { ApiDeps } from '../api-deps.ts'
import { decryptDetails } from './encrypted-details.ts'
import { findDetailsOfOwner } from './store.ts'

/**
 * The tax details of the providers that an account owns, by the user names of these (DESK-188). They may be those of another owner:
 * with several owners only the last three digits of the BSN or RSIN are told, as everywhere without a fresh sign-in.
 */
export async function ownTaxDetails(
  { database, secretKey }: Pick<ApiDeps, 'database' | 'secretKey'>,
  { userName, isFresh }: { userName: string; isFresh: boolean },
): Promise<Map<string, TaxDetails>> {
  const stored = await findDetailsOfOwner(database.query, userName)
  const readable = stored.flatMap(({ providerUserName, encryptedDetails, isOnlyOwner }) => {
    const details = decryptDetails(secretKey, encryptedDetails)
    if (!details) return []
    const taxNumber = isFresh && isOnlyOwner ? details.taxNumber : endingOf(details.taxNumber)
    return [[providerUserName, { ...details, taxNumber }] as const]
  })
  return new Map(readable)
}

function endingOf(taxNumber: string): string {
  return taxNumber === '' ? '' : `••••••${taxNumber.slice(-3)}`
}
