import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/time-units.ts'
import {
  createValueStorage,
  STORAGE_LIMITS,
  type StorageItem,
  type ValueStorage,
} from './booking-storage.ts'

function aBrowser({ now = 0, isBlocked = false, isFull = false, version = 1 } = {}) {
  const stored = new Map<string, string>()
  const warnings: string[] = []
  const clock = { now }
  const open = (openedVersion: number) =>
    createValueStorage({
      storage: () => {
        if (isBlocked) throw new Error('blocked')
        return {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => {
            if (isFull && key !== 'booking.stamp') throw new Error('quota')
            stored.set(key, value)
          },
          removeItem: (key) => stored.delete(key),
        }
      },
      prefix: 'booking.',
      version: openedVersion,
      formerKeys: ['former'],
      now: () => clock.now,
      logWarning: (message) => warnings.push(message),
    })
  return { stored, warnings, clock, open, valueStorage: open(version) }
}

const item = (key: string, value: unknown, priority = 1): StorageItem => ({
  key,
  text: JSON.stringify(value),
  priority,
})
const valuesOf = (valueStorage: ValueStorage, ...keys: string[]) =>
  Object.fromEntries(valueStorage.read(keys)?.values ?? [])
const ofBytes = (bytes: number) => 'x'.repeat(bytes / 2 - 2)

test('[CHECKOUT-05] values are stored under fixed keys and restored by a reload', () => {
  const { valueStorage, stored, open } = aBrowser()
  expect(valueStorage.write([item('cart', [1]), item('step', 4)])).toEqual([])
  expect([...stored.keys()]).toEqual(['booking.cart', 'booking.step', 'booking.stamp'])
  expect(valuesOf(open(1), 'cart', 'step')).toEqual({ cart: [1], step: 4 })
})

test('values of former keys are removed', () => {
  const { valueStorage, stored } = aBrowser()
  stored.set('booking.former', '1')
  valueStorage.write([item('cart', [1])])
  expect([...stored.keys()]).toEqual(['booking.cart', 'booking.stamp'])
})

test('[AUTH-14] stored values are removed after three days', () => {
  const { valueStorage, clock, stored } = aBrowser()
  valueStorage.write([item('cart', [1])])
  clock.now = 3 * DAY_MS - 1
  expect(valueStorage.read(['cart'])).toEqual({ keptAt: 0, values: new Map([['cart', [1]]]) })
  clock.now = 3 * DAY_MS
  expect(valueStorage.read(['cart'])).toBeNull()
  expect(stored.size).toBe(0)
  expect(STORAGE_LIMITS.lifetimeMs).toBe(3 * DAY_MS)
})

test('[CHECKOUT-05] values of another version are removed and logged', () => {
  const { valueStorage, open, stored, warnings } = aBrowser()
  valueStorage.write([item('cart', [1])])
  expect(open(2).read(['cart'])).toBeNull()
  expect(stored.size).toBe(0)
  expect(warnings).toEqual(['Browser storage held what another version kept'])
  expect(open(2).read(['cart'])).toBeNull()
  expect(warnings).toHaveLength(1)
})

test.each(['', '[1', 'null', '7', '{}', '{"version":1}', '{"version":1,"keptAt":"now"}'])(
  '[CHECKOUT-05] with a broken stamp (%s) nothing is read and nothing breaks',
  (stamp) => {
    const { valueStorage, stored } = aBrowser()
    valueStorage.write([item('cart', [1])])
    stored.set('booking.stamp', stamp)
    expect(valueStorage.read(['cart'])).toBeNull()
  },
)

test('[AUTH-14] an item over 210,000 bytes is not stored, and its old value is removed', () => {
  const { valueStorage, stored } = aBrowser()
  valueStorage.write([item('providers', 'few')])
  expect(valueStorage.write([item('providers', ofBytes(210_002)), item('step', 4)])).toEqual([
    'providers',
  ])
  expect(stored.has('booking.providers')).toBe(false)
  expect(valueStorage.write([item('providers', ofBytes(210_000))])).toEqual([])
})

test('[AUTH-14] at most 1,048,576 bytes are stored; a warning is logged above 0.8 of them', () => {
  const filledTo = (bytes: number) => {
    const { valueStorage, warnings } = aBrowser()
    const lists = Array.from({ length: 4 }, (_, at) => item(`list ${at}`, ofBytes(200_000)))
    const rest = bytes - 4 * 200_000
    const parts = rest > 200_000 ? [200_000, rest - 200_000] : [rest]
    const items = parts.map((size, at) => item(`rest ${at}`, ofBytes(size)))
    return { lost: valueStorage.write([...lists, ...items]), warnings: warnings.length }
  }
  expect(filledTo(838_860)).toEqual({ lost: [], warnings: 0 })
  expect(filledTo(838_862)).toEqual({ lost: [], warnings: 1 })
  expect(filledTo(1_048_576)).toEqual({ lost: [], warnings: 1 })
  expect(filledTo(1_048_578)).toEqual({ lost: ['rest 1'], warnings: 1 })
})

test('[AUTH-14] over the capacity the lowest priority is dropped; the default priority is 5', () => {
  const { valueStorage } = aBrowser()
  const lists = Array.from({ length: 5 }, (_, at) => item(`list ${at}`, ofBytes(200_000), 5))
  expect(valueStorage.write([...lists, item('cart', ofBytes(200_000))])).toEqual(['list 4'])
  const plain = { key: 'plain', text: ofBytes(200_000) }
  expect(valueStorage.write([plain, ...lists.map((list) => ({ ...list, priority: 4 }))])).toEqual([
    'plain',
  ])
})

test('with blocked or full storage nothing throws, and the keys that were not stored are returned', () => {
  const blocked = aBrowser({ isBlocked: true })
  expect(blocked.valueStorage.write([item('cart', [1])])).toEqual(['cart'])
  expect(blocked.valueStorage.read(['cart'])).toBeNull()
  expect(aBrowser({ isFull: true }).valueStorage.write([item('cart', [1])])).toEqual(['cart'])
})

test('a value with invalid JSON counts as absent', () => {
  const { valueStorage, stored } = aBrowser()
  valueStorage.write([item('cart', [1])])
  stored.set('booking.cart', '[1')
  expect(valuesOf(valueStorage, 'cart')).toEqual({ cart: undefined })
})
