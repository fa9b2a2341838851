import type { OrderId } from '../identifiers.ts'

/**
 * What people say instead of an order's id: 'BL-4F2A-9C07', the end of the id. Short enough to read
 * out; it names an order between a customer and their salon and is no key.
 */
export function orderNumber(orderId: OrderId | string): string {
  const end = orderId.replaceAll('-', '').slice(-8).toUpperCase()
  return `BL-${end.slice(0, 4)}-${end.slice(4)}`
}
