import type { IncomingMessage } from 'node:http'
import { Provider } from 'oidc-provider'
import { type BrowserName, browserName } from './browser-name.ts'

/** The network and block of a request's address (platform/network.ts), as keyed hashes. */
export interface Origin {
  readonly network: string
  readonly block: string
}

const origins = new WeakMap<IncomingMessage, Origin>()

/** Sets the origin of a request, for the artifacts that the protocol library stores during it. */
export function setOrigin(request: IncomingMessage, origin: Origin): void {
  origins.set(request, origin)
}

/** The origin of the request that the library is handling; null outside of a request. */
export function currentOrigin(): Origin | null {
  const request = Provider.ctx?.req
  return (request && origins.get(request)) ?? null
}

/** The browser of the request that the library is handling. */
export function currentBrowser(): BrowserName {
  return browserName(Provider.ctx?.req.headers['user-agent'])
}
