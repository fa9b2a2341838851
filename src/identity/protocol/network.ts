import type { IncomingMessage } from 'node:http'
import { Provider } from 'oidc-provider'

const networks = new WeakMap<IncomingMessage, string>()

/** Remembers which network a request came from, for what the protocol library stores while it answers it. */
export function rememberNetwork(request: IncomingMessage, network: string): void {
  networks.set(request, network)
}

/** The network of the request the library is answering; undefined where it answers none. */
export function currentNetwork(): string | undefined {
  const request = Provider.ctx?.req
  return request && networks.get(request)
}
