import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './refuse.ts'

const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Leads whoever came by another host name to the public one, because cookies, sign-in and links only work
 * there. Probes come by address and are let through; so are programs on this machine when the public
 * address is of this machine too.
 */
export async function leadToPublicUrl(
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

// Node keeps the first; a proxy may have gone by the last (RFC 9112, 3.2).
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}

/** The address without the origin some clients put before it, and never one that names another host. */
export function onOurOwnHost(address: string): string {
  // `http://evil/x`, `//evil/x` and `/\evil/x` are of another host to whoever resolves them against ours.
  const path = address.replace(/^https?:\/\/[^/?#]*/i, '')
  return `/${path.replace(/^[/\\]+/, '')}`
}

// Case does not matter, and a program may name the port that goes without saying.
function isPublic(host: string, { host: own, hostname, port, protocol }: URL): boolean {
  const named = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
  return [own, named].includes(host.toLowerCase())
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
}
