import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type Provider from 'oidc-provider'
import { readerLanguage } from '#messages/reader-language.ts'
import { keyring } from '#platform/crypto.ts'
import { blockOf, networkOf } from '#platform/network.ts'
import { IDENTITY_PATH } from '../client.ts'
import { readerOf, type Site } from '../pages/layout.ts'
import { brokenPage } from '../pages/notices.ts'
import { send } from '../pages/send.ts'
import { withMaxAge } from './cookies-max-age.ts'
import { rememberOrigin } from './network.ts'

/** The protocol's endpoints below /identity; what is not listed does not exist. */
const ENDPOINTS: [HTTPMethods, string][] = [
  ['GET', '/.well-known/openid-configuration'],
  ['GET', '/jwks'],
  ['GET', '/auth'],
  ['GET', '/auth/:uid'],
  ['POST', '/token'],
  ['POST', '/token/revocation'],
  ['GET', '/session/end'],
  ['POST', '/session/end/confirm'],
  ['GET', '/session/end/success'],
]

/** The library's own pages only pass the browser on, by a script whose hash it adds to this. */
const PASSING_ON_POLICY =
  "default-src 'none'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Characters of one parameter of a sign-in, and of all together: what is asked is kept until it is finished. Our own
 * state and nonce have 64 at most.
 */
const LONGEST_PARAMETER = 1_024
const LONGEST_QUERY = 4_096

/** Hands the protocol's endpoints to the library, whatever instance is current. */
export function mountProvider(
  scope: FastifyInstance,
  currentProvider: () => Promise<Provider>,
  { site, secretKey }: { site: Site; secretKey: string },
): void {
  const { host, protocol } = new URL(site.publicUrl)
  const networks = keyring(secretKey, 'identity/networks')
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null)) // the library reads the body itself

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const provider = await currentProvider()
    const { raw } = request
    if (isTooLong(request)) {
      const language = readerLanguage({ cookie: request.cookies.language })
      const page = brokenPage(readerOf(language, site), 'wrongLink')
      return send(reply, { status: 400, page })
    }
    rememberOrigin(raw, {
      network: networks.fingerprint(networkOf(request.ip)),
      block: networks.fingerprint(blockOf(request.ip)),
    })
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    reply.raw.setHeader('content-security-policy', PASSING_ON_POLICY)
    // Every address it makes is the configured one, whatever the request or a proxy says.
    raw.headers.host = host
    raw.headers['x-forwarded-host'] = host
    raw.headers['x-forwarded-proto'] = protocol.replace(':', '')
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(IDENTITY_PATH.length) })
    withMaxAge(reply.raw)
    await provider.callback()(raw, reply.raw)
  }
  for (const [method, url] of ENDPOINTS) scope.route({ method, url, handler })
}

// Signing out brings an id token along, which is long and not kept.
function isTooLong({ query }: FastifyRequest): boolean {
  const kept = Object.entries(query as Record<string, unknown>)
    .filter(([name]) => name !== 'id_token_hint')
    .map(([, value]) => String(value).length)
  const together = kept.reduce((sum, length) => sum + length, 0)
  return together > LONGEST_QUERY || kept.some((length) => length > LONGEST_PARAMETER)
}
