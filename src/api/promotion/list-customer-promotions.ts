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
  /** The city in which the customer searches, if known. */
  readonly cityCode: string | undefined
}

const MAX_PROMOTIONS = 3

/** Promotions for a customer on a day: of favourites, of visited providers, of their city (ORDER-05). */
export async function listCustomerPromotions(
  { database }: Pick<ApiDeps, 'database'>,
  { caller, date, cityCode, ...asked }: CustomerPromotionsRequest,
) {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' } as const
  const userName = customerUserName(asked.customerUserName)
  // They reveal favourites and visits, so only the customer may read them.
  if (caller.userName !== userName) return { ok: false, refusal: 'forbidden' } as const
  const found = await findCustomerPromotions(database.query, {
    userName,
    date,
    cityCode,
    limit: MAX_PROMOTIONS,
  })
  return { ok: true, found } as const
}
