import { hasPermission, type Permission } from '#domain/membership/role.ts'
import type { Caller } from '../http/caller.ts'
import type { MemberOfProvider } from '../membership/store.ts'

/** Somebody an order belongs to. */
export interface OrderRole {
  readonly part: 'customer' | 'provider'
  readonly userName: string
}

interface OrderParties {
  readonly customer_user_name: string | null
  readonly members: readonly MemberOfProvider[]
}

/**
 * As whom somebody may see and change an order; null for everybody else, operators too (ORDER-09). A member of the provider
 * needs the permission in their role. Whoever booked it is its customer, also at the provider where they work.
 */
export function orderRoleOf(
  order: OrderParties,
  caller: Caller,
  permission: Permission = 'manage-visits',
): OrderRole | null {
  if (caller.kind !== 'user') return null
  const { userName } = caller
  if (userName === order.customer_user_name) return { part: 'customer', userName }
  const member = order.members.find((each) => each.user_name === userName)
  return member && hasPermission(member.role, permission, member.role_settings)
    ? { part: 'provider', userName }
    : null
}

/** Whether the customer of an order works at its provider. */
export function isByMember({ members, customer_user_name }: OrderParties): boolean {
  return members.some(({ user_name }) => user_name === customer_user_name)
}
