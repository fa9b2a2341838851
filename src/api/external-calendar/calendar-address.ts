import type { HttpRefusal } from '../http/outcome.ts'

/** Whether an address is one of this installation, whatever the port. */
export function isOwnHost({ hostname }: Pick<URL, 'hostname'>, publicUrl: URL): boolean {
  return withoutDot(hostname) === withoutDot(publicUrl.hostname)
}

/**
 * The address of a calendar as a member typed it, with webcal as https. Whether it may be asked for is checked by
 * `readPublicFile`, which gives one answer for whatever is wrong with it.
 */
export function parseCalendarAddress(
  text: string,
  publicUrl: URL,
): { readonly ok: true; readonly address: URL } | HttpRefusal {
  const address = URL.parse(text.replace(/^webcals?:\/\//i, 'https://'))
  if (!address || !/^https?:$/.test(address.protocol)) return NO_ADDRESS
  if (isOwnHost(address, publicUrl)) return { ok: false, refusal: 'own-calendar' }
  if (address.protocol !== 'https:') return NO_ADDRESS
  address.hash = ''
  return { ok: true, address }
}

const NO_ADDRESS = {
  ok: false,
  refusal: 'invalid-request',
  details: [{ path: 'body.address', message: 'is no https address' }],
} as const satisfies HttpRefusal

const SHOWN_CHARACTERS = 6

/** The host and the last characters of an address: enough to recognize it, too little to read it. */
export function addressHint(address: URL): string {
  const path = `${address.pathname}${address.search}`
  const end = path.length > 3 * SHOWN_CHARACTERS ? path.slice(-SHOWN_CHARACTERS) : ''
  return `${address.host}/…${end}`
}

function withoutDot(hostname: string): string {
  return hostname.replace(/\.$/, '')
}
