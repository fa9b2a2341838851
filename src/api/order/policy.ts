import { customerUserName } from '#domain/identifiers.ts'
import type { Caller } from '../account/caller.ts'

type SignedIn = Extract<Caller, { kind: 'user' }>

/** Whether this person may book, or list bookings, under a customer's name: only under their own. */
export function mayActFor(caller: Caller, userName: string): caller is SignedIn {
  return caller.kind === 'user' && caller.userName === customerUserName(userName)
}

/** Somebody an order belongs to. */
export interface OrderRole {
  readonly part: 'customer' | 'provider'
  readonly userName: string
}

/** As whom somebody may see and change an order; null for everybody else, operators too (ORDER-09). */
export function orderRoleOf(
  order: { readonly customer_user_name: string | null; readonly owner_user_name: string | null },
  caller: Caller,
): OrderRole | null {
  if (caller.kind !== 'user') return null
  const { userName } = caller
  if (userName === order.owner_user_name) return { part: 'provider', userName }
  return userName === order.customer_user_name ? { part: 'customer', userName } : null
}
