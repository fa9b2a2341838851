import type { RefusalCode } from '#domain/refusal.ts'

/** The refusals of a query after which its page shows none of its data: the member is signed out or has lost the permission. */
export const NO_ACCESS: ReadonlySet<RefusalCode> = new Set([
  'sign-in-required',
  'invalid-token',
  'forbidden',
])
