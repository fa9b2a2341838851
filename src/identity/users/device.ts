import { keyring } from '#platform/crypto.ts'
import { randomToken } from '#platform/random.ts'

/** A browser, identified by a cookie that is set at a sign-in. */
export interface Device {
  id: string
  /** Subjects that signed in with it, the latest first. */
  subjects: readonly string[]
}

const MAX_SUBJECTS = 5

/** The device of a cookie; a new one when the cookie is missing or invalid. */
export function readDevice(cookie: string | undefined, secretKey: string): Device {
  const text = cookie === undefined ? undefined : keyringFor(secretKey).decrypt(cookie)
  return text === undefined ? { id: randomToken(), subjects: [] } : (JSON.parse(text) as Device)
}

/** The encrypted cookie of a device with which this person has signed in. */
export function deviceCookie({ id, subjects }: Device, subject: string, secretKey: string): string {
  const people = [subject, ...subjects.filter((each) => each !== subject)]
  const device: Device = { id, subjects: people.slice(0, MAX_SUBJECTS) }
  return keyringFor(secretKey).encrypt(JSON.stringify(device))
}

function keyringFor(secretKey: string) {
  return keyring(secretKey, 'identity/devices')
}
