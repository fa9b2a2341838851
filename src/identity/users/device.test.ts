import { expect, test } from 'vitest'
import { deviceCookie, readDevice } from './device.ts'

const KEY = 'a secret of the tests, long enough'

test('a device remembers its last five users, each once, latest first', () => {
  const blank = readDevice(undefined, KEY)
  expect(blank.subjects).toEqual([])
  let device = blank
  for (const subject of ['ada', 'bo', 'cas', 'bo', 'dee', 'eva', 'fay', 'eva']) {
    device = readDevice(deviceCookie(device, subject, KEY), KEY)
  }
  expect(device).toEqual({ id: blank.id, subjects: ['eva', 'fay', 'dee', 'bo', 'cas'] })
})

test('a cookie of another installation makes a new device, and all devices differ', () => {
  const cookie = deviceCookie(readDevice(undefined, KEY), 'ada', KEY)
  const elsewhere = readDevice(cookie, `another ${KEY}`)
  expect(elsewhere.subjects).toEqual([])
  expect(elsewhere.id).not.toBe(readDevice(cookie, KEY).id)
})
