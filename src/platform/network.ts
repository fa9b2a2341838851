import { normalizeIP } from '@fastify/rate-limit'

/**
 * The key of limits by network address: for IPv6 the /64 network, which is what one customer of an internet provider has;
 * for IPv4 the address, also when written as IPv6.
 */
export function networkOf(address: string): string {
  return normalizeIP(address)
}

/**
 * The block of a network: for IPv6 the /48, in which one customer may have many /64 networks; for IPv4 the address.
 */
export function blockOf(address: string): string {
  return normalizeIP(address, 48)
}
