import type { TaxDetails } from '#domain/tax-details/tax-details.ts'
import { keyring } from '#platform/crypto.ts'

const PURPOSE = 'tax-details'

/** Tax details as they are stored. */
export function encryptDetails(secretKey: string, details: TaxDetails): string {
  return keyring(secretKey, PURPOSE).encrypt(JSON.stringify(details))
}

/** Undefined when they were encrypted with another key. */
export function decryptDetails(secretKey: string, encrypted: string): TaxDetails | undefined {
  const text = keyring(secretKey, PURPOSE).decrypt(encrypted)
  // Details from before first names were asked apart have none.
  return text === undefined ? undefined : { firstNames: '', ...JSON.parse(text) }
}
