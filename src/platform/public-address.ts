import { lookup } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** Networks that are not the public internet: this machine, private ones, and those with a special meaning. */
const INSIDE = new BlockList()
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
  ] as const),
  ...([
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
])
  INSIDE.addSubnet(network, bits, 'ipv4')

// Of IPv6 only 2000::/3 is public; of that not the networks in which an address of IPv4 is hidden, or documentation.
const PUBLIC_V6 = new BlockList()
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv6')

/** Whether a network address is on the public internet. An IPv4 address written as IPv6 is not. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !INSIDE.check(address, 'ipv4')
  return PUBLIC_V6.check(address, 'ipv6') && !INSIDE.check(address, 'ipv6')
}

/**
 * A lookup for `http.request` that fails unless every address of the name is public. The connection then goes to an
 * address that was checked, whatever the name resolves to later. Node looks up names only: who takes addresses of others must
 * refuse one that is a number before.
 */
export const lookUpPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error(`${host} is not on the public internet`), '')
    }
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
