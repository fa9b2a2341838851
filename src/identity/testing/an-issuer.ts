import '../protocol/mark-node-lts.ts'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, {
  type Adapter,
  type AdapterPayload,
  type ClientMetadata,
  type Configuration,
} from 'oidc-provider'
import { randomToken } from '#platform/random.ts'
import { HOUR_SECONDS } from '#platform/time-units.ts'

/** A person who can sign in at the issuer, without a password. */
export interface IssuerPerson {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  preferred_username?: string
}

interface Options {
  /** Its only client. */
  client: Pick<ClientMetadata, 'client_id' | 'client_secret'> & { redirectUris: string[] }
  people: Record<string, IssuerPerson>
  port?: number
}

/**
 * An outside issuer on its own port, with other pages, claims and tokens than ours. It can fail, not respond, and change
 * its keys.
 */
export async function anIssuer({ client, people, port = 0 }: Options) {
  let behaviour: 'well' | 'away' | 'silent' = 'well'
  let requestCount = 0
  const server = createServer((request, response) => {
    requestCount += 1
    if (behaviour === 'silent') return
    if (behaviour === 'away') return void response.writeHead(502).end('<html>Bad gateway</html>')
    if (request.url === '/favicon.ico') return void response.writeHead(204).end()
    void answer(request, response)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let provider = await aProvider(url, client, people)

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [, uid, step] = /^\/sign-in\/([\w-]+)(\/\w+)?/.exec(request.url ?? '') ?? []
    if (uid === undefined) return provider.callback()(request, response)
    if (request.method === 'GET' && step === undefined)
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(page(uid, people))
    const who = new URLSearchParams(await read(request)).get('who') ?? ''
    const result = step === '/no' ? { error: 'access_denied' } : { login: { accountId: who } }
    await provider.interactionFinished(request, response, result)
  }
  return {
    url,
    timesAsked: () => requestCount,
    behave: (how: typeof behaviour) => {
      behaviour = how
    },
    /** Replaces the signing keys. */
    changeKeys: async () => {
      provider = await aProvider(url, client, people)
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const SCOPES = 'openid email profile offline_access'

async function aProvider(url: string, client: Options['client'], people: Options['people']) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: randomToken(6), alg: 'RS256', use: 'sig' }
  const [audience = url] = client.redirectUris.map((each) => new URL(each).origin)
  const find = (sub: string) => Object.values(people).find((each) => each.sub === sub)
  return new Provider(url, {
    adapter: inMemory(),
    clients: [metadataOf(client)],
    jwks: { keys: [jwk] as never },
    cookies: { keys: ['a test'] },
    clientBasedCORS: () => true,
    scopes: SCOPES.split(' '),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username'],
    },
    findAccount: async (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ ...find(sub), sub }),
    }),
    extraTokenClaims: async (_ctx, token) =>
      'accountId' in token
        ? { preferred_username: find(token.accountId)?.preferred_username }
        : undefined,
    issueRefreshToken: async () => true,
    ttl: {
      AccessToken: HOUR_SECONDS,
      IdToken: HOUR_SECONDS,
      RefreshToken: HOUR_SECONDS,
      Interaction: HOUR_SECONDS,
      Session: HOUR_SECONDS,
      Grant: HOUR_SECONDS,
    },
    interactions: { url: (_ctx, { uid }) => `/sign-in/${uid}` },
    loadExistingGrant: async (ctx) => {
      const { session, provider } = ctx.oidc
      const accountId = session?.accountId ?? ''
      const grant = new provider.Grant({ accountId, clientId: client.client_id })
      grant.addOIDCScope(SCOPES)
      grant.addResourceScope(audience, SCOPES)
      await grant.save()
      return grant
    },
    features: featuresFor(audience),
  })
}

function metadataOf({ client_id, client_secret, redirectUris }: Options['client']): ClientMetadata {
  return {
    client_id,
    ...(client_secret
      ? { client_secret, token_endpoint_auth_method: 'client_secret_post' }
      : { token_endpoint_auth_method: 'none' }),
    grant_types: ['authorization_code', 'refresh_token'],
    redirect_uris: redirectUris,
    post_logout_redirect_uris: redirectUris.map((each) => new URL('/', each).href),
  }
}

function featuresFor(audience: string): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => {
        ctx.body = `<!doctype html><title>Elsewhere</title>${form}
<button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>`
      },
    },
    revocation: { enabled: true, allowedPolicy: () => true },
    resourceIndicators: {
      enabled: true,
      // Without a resource the userinfo endpoint is the only source of the address.
      defaultResource: (ctx) => (ctx.oidc.client?.clientSecret ? [] : audience),
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: SCOPES,
        audience,
        accessTokenFormat: 'jwt' as const,
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  }
}

// The library's own in-memory adapter prints a warning on every start.
function inMemory(): (kind: string) => Adapter {
  const entries = new Map<string, AdapterPayload>()
  return (kind) => ({
    upsert: async (id, payload) => void entries.set(`${kind} ${id}`, payload),
    find: async (id) => entries.get(`${kind} ${id}`),
    findByUid: async (uid) => [...entries.values()].find((each) => each.uid === uid),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const known = entries.get(`${kind} ${id}`)
      if (known) known.consumed = Math.floor(Date.now() / 1000)
    },
    destroy: async (id) => void entries.delete(`${kind} ${id}`),
    revokeByGrantId: async () => {},
  })
}

function page(uid: string, people: Options['people']): string {
  const buttons = Object.entries(people).map(
    ([name, { sub }]) => `<button name="who" value="${sub}">${name}</button>`,
  )
  return `<!doctype html><html lang="en"><title>Elsewhere</title><h1>Sign in elsewhere</h1>
<form method="post" action="/sign-in/${uid}">${buttons.join('')}</form>
<form method="post" action="/sign-in/${uid}/no"><button>No, go back</button></form></html>`
}

async function read(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
