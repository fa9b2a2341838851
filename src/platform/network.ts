import { normalizeIP } from '@fastify/rate-limit'

/**
 * The key of limits by network address: for IPv6 the /64 network, which is what one customer of an internet provider has;
 * for IPv4 the address, also when written as IPv6. A client that is gone already has no address: all of them have one key.
 */
export function networkOf(address: string | undefined): string {
  return address ? normalizeIP(address) : GONE
}

/**
 * The block of a network: for IPv6 the /48, in which one customer may have many /64 networks; for IPv4 the address.
 */
export function blockOf(address: string | undefined): string {
  return address ? normalizeIP(address, 48) : GONE
}

const GONE = 'gone'
