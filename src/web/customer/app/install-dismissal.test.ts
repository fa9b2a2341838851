import { afterEach, expect, test, vi } from 'vitest'
import { dismiss, dismissedAt } from './install-dismissal.ts'

afterEach(() => void vi.unstubAllGlobals())

function stubStorage(values: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  })
}

test('[APP-12] the time of the dismissal is stored until storage is cleared', () => {
  const values = new Map<string, string>()
  stubStorage(values)
  expect(dismissedAt()).toBeNull()
  const before = Date.now()
  dismiss()
  expect(dismissedAt()).toBeGreaterThanOrEqual(before)
  for (const [key] of values) values.set(key, 'gisteren')
  expect(dismissedAt()).toBeNull()
})

test('[APP-12] with blocked storage nothing counts as dismissed and nothing throws', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
  dismiss()
  expect(dismissedAt()).toBeNull()
})
