/** The first parts of the keys of a salon's requests, in any language. */
export function requestsKey(userName: string) {
  return ['requests', userName] as const
}

/** The first parts of the keys of a salon's visits. */
export function visitsKey(userName: string) {
  return ['visit', userName] as const
}

/** The first parts of the keys of a visit, in any language. */
export function visitKey(userName: string, orderId: string) {
  return [...visitsKey(userName), orderId] as const
}
