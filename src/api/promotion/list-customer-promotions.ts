import { customerUserName } from '#domain/identifiers.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { findCustomerPromotions } from './customer-store.ts'

interface CustomerPromotionsRequest {
  readonly caller: Caller
  readonly customerUserName: string
  /** On each promotion's own calendar. */
  readonly date: PlainDate
  /** Where they look for salons, if it is known. */
  readonly cityCode: string | undefined
}

const MOST = 3

/** The promotions nearest to a customer, on a day: of favourites, of salons they know, of their city (ORDER-05). */
export async function listCustomerPromotions(
  { database }: Pick<ApiDeps, 'database'>,
  { caller, date, cityCode, ...asked }: CustomerPromotionsRequest,
) {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' } as const
  const userName = customerUserName(asked.customerUserName)
  // Where somebody has been and what they keep is theirs alone.
  if (caller.userName !== userName) return { ok: false, refusal: 'forbidden' } as const
  const found = await findCustomerPromotions(database.query, {
    ...{ userName, date, cityCode, limit: MOST },
  })
  return { ok: true, found } as const
}
