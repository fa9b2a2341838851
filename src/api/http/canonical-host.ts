import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './refuse.ts'

const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Redirects requests for another host name to the public URL, because cookies, sign-in and links work only there.
 * Probes pass under any host, and so do programs on this machine when the public URL is on this machine.
 */
export async function redirectToPublicUrl(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: URL,
): Promise<FastifyReply | undefined> {
  if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
    const details = [{ path: 'header.host', message: 'is missing' }]
    return sendRefusal(reply, { ok: false, refusal: 'invalid-request', details })
  }
  if (countHosts(request.raw.rawHeaders) > 1) {
    const details = [{ path: 'header.host', message: 'is there more than once' }]
    return sendRefusal(reply, { ok: false, refusal: 'invalid-request', details })
  }
  if (isPublic(request.host, publicUrl) || PROBES.has(request.url)) return undefined
  const isPage = request.headers.accept?.includes('text/html') ?? false
  if (isLoopback(request.host) && isLoopback(publicUrl.host) && !isPage) return undefined
  return reply.redirect(new URL(publicUrl.origin + request.url).href, 308)
}

// Node uses the first host header; a proxy may have used the last (RFC 9112, 3.2).
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}

/** The path of a request target, without an origin, and never one that resolves to another host. */
export function toOwnPath(address: string): string {
  // `http://evil/x`, `//evil/x` and `/\evil/x` resolve to another host.
  const path = address.replace(/^https?:\/\/[^/?#]*/i, '')
  return `/${path.replace(/^[/\\]+/, '')}`
}

// Ignores case; the default port may be present.
function isPublic(host: string, { host: own, hostname, port, protocol }: URL): boolean {
  const named = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
  return [own, named].includes(host.toLowerCase())
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
}
