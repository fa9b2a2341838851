/** What browser storage may hold for us (row AUTH-14). Bytes of UTF-16, as browsers count them. */
export const STORAGE_LIMITS = {
  capacityBytes: 1_048_576,
  itemBytes: 210_000,
  lifetimeMs: 259_200_000,
  warningShare: 0.8,
  priority: 5,
} as const

/** A value as JSON and how dear it is, 1 to 5 and 5 unless told, as in row AUTH-14: of what does not fit, 5 is left out first. */
export interface StorageItem {
  readonly key: string
  readonly text: string
  readonly priority?: number
}

export interface ValueStorage {
  /** Writes what fits and removes what does not. Answers the keys that are not kept. */
  write(items: readonly StorageItem[]): string[]
  /** What was kept, by key, and when. Null when there is nothing; too old or of another version it is removed. */
  read(keys: readonly string[]): StorageSnapshot | null
  /** The key whose change says that all others have been written. */
  readonly stampKey: string
}

export interface StorageSnapshot {
  readonly values: ReadonlyMap<string, unknown>
  readonly keptAt: number
}

interface StorageOptions {
  /** Throws where storage is blocked, nothing on the server: then nothing is kept and nothing breaks. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  readonly prefix: string
  /** Raise it when the shape of a value changes: what older pages kept is then forgotten. */
  readonly version: number
  readonly now: () => number
  readonly logWarning: (message: string) => void
}

interface Stamp {
  version: number
  keptAt: number
  /** Makes each stamp another one: of a value that stays the same other tabs are not told. */
  mark: number
}

/** Values in browser storage, each under a key of its own and one stamp for all. */
export function createValueStorage({
  storage,
  prefix,
  version,
  now,
  logWarning,
}: StorageOptions): ValueStorage {
  const stampKey = `${prefix}stamp`

  return {
    stampKey,
    write(items) {
      const stamp: Stamp = { version, keptAt: now(), mark: Math.random() }
      const fitting = selectFitting(items, logWarning)
      const unsavedKeys: string[] = []
      try {
        const store = storage()
        if (!store) return items.map(({ key }) => key)
        for (const { key } of items) {
          if (!writeItem(store, prefix + key, fitting.get(key))) unsavedKeys.push(key)
        }
        // Last, so that whoever sees a new stamp finds everything that belongs to it.
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
        for (const key of [stampKey, ...keys.map((each) => prefix + each)]) store.removeItem(key)
        return null
      } catch {
        return null
      }
    },
  }
}

/** The texts to write, dearest first, until the capacity is used up. */
function selectFitting(
  items: readonly StorageItem[],
  logWarning: (message: string) => void,
): Map<string, string> {
  const fitting = new Map<string, string>()
  let used = 0
  for (const { key, text } of items.toSorted((a, b) => priorityOf(a) - priorityOf(b))) {
    const bytes = text.length * 2
    if (bytes > STORAGE_LIMITS.itemBytes || used + bytes > STORAGE_LIMITS.capacityBytes) continue
    fitting.set(key, text)
    used += bytes
  }
  if (used > STORAGE_LIMITS.capacityBytes * STORAGE_LIMITS.warningShare) {
    logWarning(`Browser storage is nearly full: ${used} bytes`)
  }
  return fitting
}

function priorityOf({ priority = STORAGE_LIMITS.priority }: StorageItem): number {
  return priority
}

/** False when it could not be kept; then what stood there goes too, for it is no longer true. */
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
