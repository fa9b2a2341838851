import { normalizeIP } from '@fastify/rate-limit'

/**
 * Whom a limit by address counts: of IPv6 a network of 64 bits, which is what one customer of a provider has; of IPv4
 * the address, also where it comes written as IPv6.
 */
export function networkOf(address: string): string {
  return normalizeIP(address)
}

/**
 * The block a network belongs to, which is what one customer may have many networks of: of IPv6 48 bits, of IPv4 the
 * address.
 */
export function blockOf(address: string): string {
  return normalizeIP(address, 48)
}
