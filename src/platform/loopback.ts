const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** True for a host name that only this machine reaches. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}
