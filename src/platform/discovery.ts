import * as oidc from 'openid-client'

/** Fetches from an issuer; for the embedded sign-in without the network. */
export type FetchIssuer = (url: string, init: RequestInit) => Promise<Response>

/** The settings of a client of an issuer. */
export interface IssuerClient {
  issuer: string
  clientId: string
  /** Undefined: a public client. */
  clientSecret?: string | undefined
  /** The global fetch when left out. */
  fetch?: FetchIssuer | undefined
  /** Eight when left out. */
  timeoutSeconds?: number | undefined
}

/** A person is waiting for the reply. */
const TIMEOUT_SECONDS = 8

/**
 * Discovers an issuer on first use (OpenID Connect Discovery 1.0) and caches the result. A failure is not cached.
 */
export function createDiscovery(
  client: IssuerClient,
  onDiscovered: (server: oidc.ServerMetadata) => void = () => {},
): () => Promise<oidc.Configuration> {
  return cacheSuccess(async () => {
    const server = await discover(client)
    onDiscovered(server.serverMetadata())
    return server
  })
}

/** Caches the first success of `make`, also for concurrent callers; a failure is not cached. */
export function cacheSuccess<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | undefined
  return () => {
    promise ??= make().catch((error) => {
      promise = undefined
      throw error
    })
    return promise
  }
}

async function discover({
  issuer,
  clientId,
  clientSecret,
  fetch,
  timeoutSeconds = TIMEOUT_SECONDS,
}: IssuerClient): Promise<oidc.Configuration> {
  const url = new URL(issuer)
  const authentication = clientSecret ? oidc.ClientSecretPost(clientSecret) : oidc.None()
  return oidc.discovery(url, clientId, undefined, authentication, {
    ...(fetch && {
      [oidc.customFetch]: (address: string, init: object) => fetch(address, init as RequestInit),
    }),
    timeout: timeoutSeconds,
    execute: [
      oidc.enableNonRepudiationChecks, // verifies the signature of every id token
      ...(url.protocol === 'http:' ? [oidc.allowInsecureRequests] : []), // the config allows http on loopback only
    ],
  })
}
