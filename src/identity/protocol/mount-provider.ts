import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type Provider from 'oidc-provider'
import { IDENTITY_PATH } from '../client.ts'

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

/** Hands the protocol's endpoints to the library, whatever instance is current. */
export function mountProvider(
  scope: FastifyInstance,
  currentProvider: () => Promise<Provider>,
  publicUrl: string,
): void {
  const { host, protocol } = new URL(publicUrl)
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null)) // the library reads the body itself

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const provider = await currentProvider()
    const { raw } = request
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
    await provider.callback()(raw, reply.raw)
  }
  for (const [method, url] of ENDPOINTS) scope.route({ method, url, handler })
}
