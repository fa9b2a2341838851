/**
 * The number of an order for people: 'BL-4F2A-9C07', the end of its id. It is not unique and no key.
 */
export function orderNumber(orderId: string): string {
  const end = orderId.replaceAll('-', '').slice(-8).toUpperCase()
  return `BL-${end.slice(0, 4)}-${end.slice(4)}`
}
