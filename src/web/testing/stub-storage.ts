import { afterEach, beforeEach, vi } from 'vitest'

interface StubbedStorage {
  /** The JSON that is stored; null without. */
  read(cache: string, address: string): Promise<unknown>
  write(cache: string, address: string, data: unknown): void
  /** The names of the locks that were taken, in order. */
  locks: string[]
}

/** Puts an empty Cache Storage, locks and a registered service worker into each test of a file. */
export function stubStorage(): StubbedStorage {
  const caches = new Map<string, Map<string, Response>>()
  const entriesOf = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, entries)
    return entries
  }
  const locks: string[] = []
  beforeEach(() => {
    caches.clear()
    locks.length = 0
    vi.stubGlobal('caches', {
      has: async (name: string) => caches.has(name),
      delete: async (name: string) => caches.delete(name),
      open: async (name: string) => ({
        match: async (address: string) => entriesOf(name).get(address)?.clone(),
        put: async (address: string, data: Response) => void entriesOf(name).set(address, data),
      }),
    })
    vi.stubGlobal('navigator', {
      onLine: true,
      serviceWorker: { getRegistration: async () => ({}) },
      locks: {
        request: async (name: string, task: () => Promise<void>) => {
          locks.push(name)
          await task()
        },
      },
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  return {
    locks,
    read: async (cache, address) => (await caches.get(cache)?.get(address)?.clone().json()) ?? null,
    write: (cache, address, data) => void entriesOf(cache).set(address, Response.json(data)),
  }
}
