/** Limits for browser storage (row AUTH-14); bytes of UTF-16. */
export const STORAGE_LIMITS = {
  capacityBytes: 1_048_576,
  itemBytes: 210_000,
  lifetimeMs: 259_200_000,
  warningShare: 0.8,
  priority: 5,
} as const

/** A value as JSON with its priority, 1 to 5, 5 by default: where space is short, 5 is dropped first (row AUTH-14). */
export interface StorageItem {
  readonly key: string
  readonly text: string
  readonly priority?: number
}

export interface ValueStorage {
  /** Writes what fits and removes the rest. Returns the keys that were not written. */
  write(items: readonly StorageItem[]): string[]
  /** The stored values by key. Null if there are none; values that are too old or of another version are removed. */
  read(keys: readonly string[]): StorageSnapshot | null
  /** The key that is written last; its change means that all values are written. */
  readonly stampKey: string
}

export interface StorageSnapshot {
  readonly values: ReadonlyMap<string, unknown>
  readonly keptAt: number
}

interface StorageOptions {
  /** May throw (storage blocked) or return undefined (server): then nothing is stored. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  readonly prefix: string
  /** Increase it when the shape of a value changes: older values are then removed. */
  readonly version: number
  /** Keys that the same version wrote in the past; their values are removed. */
  readonly formerKeys?: readonly string[]
  readonly now: () => number
  readonly logWarning: (message: string) => void
}

interface Stamp {
  version: number
  keptAt: number
  /** A random number: a storage event fires only where the text changes. */
  mark: number
}

/** Values in browser storage, each under its own key, with one stamp for all. */
export function createValueStorage({
  storage,
  prefix,
  version,
  formerKeys = [],
  now,
  logWarning,
}: StorageOptions): ValueStorage {
  const stampKey = `${prefix}stamp`

  return {
    stampKey,
    write(items) {
      const stamp: Stamp = { version, keptAt: now(), mark: Math.random() }
      const storableTexts = selectStorable(items, logWarning)
      const unsavedKeys: string[] = []
      try {
        const store = storage()
        if (!store) return items.map(({ key }) => key)
        for (const { key } of items) {
          if (!writeItem(store, prefix + key, storableTexts.get(key))) unsavedKeys.push(key)
        }
        for (const key of formerKeys) store.removeItem(prefix + key)
        // Written last, so that other tabs read complete values.
        store.setItem(stampKey, JSON.stringify(stamp))
        return unsavedKeys
      } catch {
        return items.map(({ key }) => key)
      }
    },
    read(keys) {
      try {
        const store = storage()
        const text = store?.getItem(stampKey)
        if (!store || typeof text !== 'string') return null
        const stamp = parseStamp(text)
        if (stamp?.version === version && now() - stamp.keptAt < STORAGE_LIMITS.lifetimeMs) {
          const values = new Map(keys.map((key) => [key, parseJson(store.getItem(prefix + key))]))
          return { values, keptAt: stamp.keptAt }
        }
        if (stamp?.version !== version) logWarning('Browser storage held what another version kept')
        for (const key of [stampKey, ...keys.map((name) => prefix + name)]) store.removeItem(key)
        return null
      } catch {
        return null
      }
    },
  }
}

/** The values that fit into the capacity, in order of priority. */
function selectStorable(
  items: readonly StorageItem[],
  logWarning: (message: string) => void,
): Map<string, string> {
  const storableTexts = new Map<string, string>()
  let used = 0
  for (const { key, text } of items.toSorted((a, b) => priorityOf(a) - priorityOf(b))) {
    const bytes = text.length * 2
    if (bytes > STORAGE_LIMITS.itemBytes || used + bytes > STORAGE_LIMITS.capacityBytes) continue
    storableTexts.set(key, text)
    used += bytes
  }
  if (used > STORAGE_LIMITS.capacityBytes * STORAGE_LIMITS.warningShare) {
    logWarning(`Browser storage is nearly full: ${used} bytes`)
  }
  return storableTexts
}

function priorityOf({ priority = STORAGE_LIMITS.priority }: StorageItem): number {
  return priority
}

/** Returns false if the value could not be written; the old value is then removed. */
function writeItem(
  store: Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
  text: string | undefined,
): boolean {
  try {
    if (text !== undefined) {
      store.setItem(key, text)
      return true
    }
  } catch {
    // Storage is full.
  }
  store.removeItem(key)
  return false
}

function parseStamp(text: string): Omit<Stamp, 'mark'> | null {
  const { version, keptAt } = Object(parseJson(text))
  return typeof version === 'number' && typeof keptAt === 'number' ? { version, keptAt } : null
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
