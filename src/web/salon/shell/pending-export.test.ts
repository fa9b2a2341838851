import { afterEach, expect, test, vi } from 'vitest'
import { storePendingExport, takePendingExport } from './pending-export.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function stubStorage(): void {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
}

test('[WORK-179] an export goes on once after the sign-in that it asked for', () => {
  stubStorage()
  expect(takePendingExport('clients', 'salon-a')).toBe(false)
  storePendingExport('clients', 'salon-a')
  expect(takePendingExport('archive', 'salon-a')).toBe(false)
  expect(takePendingExport('clients', 'salon-b')).toBe(false)
  expect(takePendingExport('clients', 'salon-a')).toBe(true)
  expect(takePendingExport('clients', 'salon-a')).toBe(false)
})

test('[WORK-179] an export does not go on by itself after ten minutes', () => {
  stubStorage()
  vi.useFakeTimers()
  storePendingExport('archive', 'salon-a')
  vi.advanceTimersByTime(10 * 60_000)
  expect(takePendingExport('archive', 'salon-a')).toBe(false)
})

test('without browser storage nothing goes on by itself, and nothing fails', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  storePendingExport('archive', 'salon-a')
  expect(takePendingExport('archive', 'salon-a')).toBe(false)
})
