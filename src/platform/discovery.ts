import * as oidc from 'openid-client'

/** How an issuer is reached: fetch, or for our own sign-in a way around the network. */
export type FetchIssuer = (url: string, init: RequestInit) => Promise<Response>

/** Us, as the client of an issuer. */
export interface IssuerClient {
  issuer: string
  clientId: string
  /** Undefined: a public client. */
  clientSecret?: string | undefined
  /** The network when left out. */
  fetch?: FetchIssuer | undefined
}

/** An issuer that takes longer is as good as away: somebody is waiting. */
const TIMEOUT_SECONDS = 8

/**
 * Discovers an issuer (OpenID Connect Discovery 1.0) when it is first needed: one answer for everybody who asks
 * meanwhile and afterwards. A failure is forgotten, so that the next who asks tries again.
 */
export function discoverer(
  client: IssuerClient,
  onDiscovered: (server: oidc.ServerMetadata) => void = () => {},
): () => Promise<oidc.Configuration> {
  return retried(async () => {
    const server = await discover(client)
    onDiscovered(server.serverMetadata())
    return server
  })
}

/** One answer for everybody who asks meanwhile and afterwards; a failure is forgotten. */
export function retried<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}

async function discover({
  issuer,
  clientId,
  clientSecret,
  fetch,
}: IssuerClient): Promise<oidc.Configuration> {
  const url = new URL(issuer)
  const authentication = clientSecret ? oidc.ClientSecretPost(clientSecret) : oidc.None()
  return oidc.discovery(url, clientId, undefined, authentication, {
    ...(fetch && {
      [oidc.customFetch]: (address: string, init: object) => fetch(address, init as RequestInit),
    }),
    timeout: TIMEOUT_SECONDS,
    execute: [
      oidc.enableNonRepudiationChecks, // id tokens by their signature, whatever brought them
      ...(url.protocol === 'http:' ? [oidc.allowInsecureRequests] : []), // config lets http pass on loopback only
    ],
  })
}
