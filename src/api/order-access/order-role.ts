import type { Caller } from '../http/caller.ts'

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
