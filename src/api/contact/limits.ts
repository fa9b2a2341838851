import type { Limit } from '#platform/rate-limit.ts'
import type { ApiDeps } from '../api-deps.ts'

/** Nobody has more to say in an hour, and a house with one address has room for two. */
export const BY_ADDRESS: Limit = { name: 'contact-address', points: 10, seconds: 3600 }

/** Somebody else's address typed here again and again must not fill that mailbox. */
const RECEIPTS: Limit = { name: 'contact-receipts', points: 3, seconds: 86_400 }

/** Whether this address of mail may be told that we have read it. */
export async function mayHaveReceipt(
  { limiter }: Pick<ApiDeps, 'limiter'>,
  email: string,
): Promise<boolean> {
  return (await limiter.use(RECEIPTS, email.toLowerCase())).allowed
}
