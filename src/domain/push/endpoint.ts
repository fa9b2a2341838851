/**
 * The push services of browsers: Chrome and others of its kind, Firefox, Safari, Edge. A name that begins with a dot
 * stands for all names below it.
 */
const PUSH_SERVICES = [
  ...(['fcm.googleapis.com', 'jmt17.google.com', '.push.services.mozilla.com'] as const),
  ...(['.push.apple.com', '.notify.windows.com'] as const),
]

/**
 * Whether an address is one of a browser's push service: https, the ordinary port, a host of the list (row WORK-87). The
 * server sends to no other address.
 */
export function isPushEndpoint(address: string): boolean {
  const [, host] = /^https:\/\/([a-z\d.-]+)\/[\w\-.~:%/?=&+,;@]*$/.exec(address) ?? []
  if (host === undefined) return false
  return PUSH_SERVICES.some((name) =>
    name.startsWith('.') ? host.endsWith(name) && host.length > name.length : host === name,
  )
}
