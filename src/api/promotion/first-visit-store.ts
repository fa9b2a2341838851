import { sql } from 'kysely'
import { ORDER_STATUSES, occupiesTime } from '#domain/order/status.ts'

/** Whether a customer has an order at a provider, but for one, that counts as a visit, as an SQL condition. */
export function hasVisited(customer: unknown, provider: unknown, exceptOrderId: string | null) {
  return sql<boolean>`exists (select from orders as earlier
    where earlier.customer_user_name = ${customer} and earlier.provider_id = ${provider}
      and earlier.id is distinct from ${exceptOrderId}::uuid
      and earlier.status = any(${OCCUPYING_STATUSES}::text[]))`
}

const OCCUPYING_STATUSES = ORDER_STATUSES.filter(occupiesTime)
