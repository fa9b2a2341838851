import type { IncomingMessage } from 'node:http'
import { Provider } from 'oidc-provider'

/** Where a request came from, as keyed fingerprints (see platform/network.ts). */
export interface Origin {
  readonly network: string
  readonly block: string
}

const origins = new WeakMap<IncomingMessage, Origin>()

/** Remembers where a request came from, for what the protocol library stores while it answers it. */
export function rememberOrigin(request: IncomingMessage, origin: Origin): void {
  origins.set(request, origin)
}

/** Where the request came from that the library is answering; null where it answers none. */
export function currentOrigin(): Origin | null {
  const request = Provider.ctx?.req
  return (request && origins.get(request)) ?? null
}
