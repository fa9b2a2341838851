import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type Provider from 'oidc-provider'
import { readerLanguage } from '#messages/reader-language.ts'
import { keyring } from '#platform/crypto.ts'
import { blockOf, networkOf } from '#platform/network.ts'
import { IDENTITY_PATH } from '../client.ts'
import { readerOf, type Site } from '../pages/layout.ts'
import { brokenPage } from '../pages/notices.ts'
import { send } from '../pages/send-result.ts'
import { withMaxAge } from './cookies-max-age.ts'
import { setOrigin } from './request-origin.ts'

/** The protocol's endpoints below /identity; others are not mounted. */
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

/** The library's own pages only redirect, by a script whose hash the library adds to this policy. */
const REDIRECT_POLICY =
  "default-src 'none'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Characters of one parameter and of all together, because the parameters of a sign-in are stored. Our own state and nonce
 * have at most 64.
 */
const MAX_PARAMETER_LENGTH = 1_024
const MAX_QUERY_LENGTH = 4_096

/** Mounts the protocol's endpoints on the current provider of the library. */
export function mountIssuer(
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
    setOrigin(raw, {
      network: networks.fingerprint(networkOf(request.ip)),
      block: networks.fingerprint(blockOf(request.ip)),
    })
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    reply.raw.setHeader('content-security-policy', REDIRECT_POLICY)
    // All URLs that the library makes have the configured origin.
    raw.headers.host = host
    raw.headers['x-forwarded-host'] = host
    raw.headers['x-forwarded-proto'] = protocol.replace(':', '')
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(IDENTITY_PATH.length) })
    withMaxAge(reply.raw)
    await provider.callback()(raw, reply.raw)
  }
  for (const [method, url] of ENDPOINTS) scope.route({ method, url, handler })
}

// The id token of a sign-out is long and not stored.
function isTooLong({ query }: FastifyRequest): boolean {
  const lengths = Object.entries(query as Record<string, unknown>)
    .filter(([name]) => name !== 'id_token_hint')
    .map(([, value]) => String(value).length)
  const together = lengths.reduce((sum, length) => sum + length, 0)
  return together > MAX_QUERY_LENGTH || lengths.some((length) => length > MAX_PARAMETER_LENGTH)
}
