import { keyring } from '#platform/crypto.ts'
import { randomToken } from '#platform/random.ts'

/** A browser as it is known by the cookie it was given when somebody signed in with it. */
export interface Device {
  id: string
  /** Who signed in with it, the last first. */
  subjects: readonly string[]
}

const REMEMBERED_PEOPLE = 5

/** The device of a cookie; a new one for a cookie that is missing or not ours. */
export function readDevice(cookie: string | undefined, secretKey: string): Device {
  const text = cookie === undefined ? undefined : ringOf(secretKey).decrypt(cookie)
  return text === undefined ? { id: randomToken(), subjects: [] } : (JSON.parse(text) as Device)
}

/** The cookie of a device with which this person has signed in. Nobody but us can read or make it. */
export function deviceCookie({ id, subjects }: Device, subject: string, secretKey: string): string {
  const people = [subject, ...subjects.filter((each) => each !== subject)]
  const device: Device = { id, subjects: people.slice(0, REMEMBERED_PEOPLE) }
  return ringOf(secretKey).encrypt(JSON.stringify(device))
}

function ringOf(secretKey: string) {
  return keyring(secretKey, 'identity/devices')
}
