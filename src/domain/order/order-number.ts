/**
 * The number of an order for people: 'BL-4F2A-9C07', the end of its id. It is not unique and no key.
 */
export function orderNumber(orderId: string): string {
  const end = orderId.replaceAll('-', '').slice(-8).toUpperCase()
  return `BL-${end.slice(0, 4)}-${end.slice(4)}`
}

/** The end of the id that an order number names, in lower case: 'bl 4f2a 9c07' is '4f2a9c07'. Null for other texts. */
export function endOfOrderId(text: string): string | null {
  const [, end] = /^(?:bl)?([\da-f]{8})$/.exec(text.toLowerCase().replace(/[\s-]/g, '')) ?? []
  return end ?? null
}
