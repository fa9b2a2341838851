/**
 * Caches the values of the `maxEntries` most recently used keys; `make` creates a missing value.
 */
export function lruCache<Value>(maxEntries: number): (key: string, make: () => Value) => Value {
  const entries = new Map<string, Value>()
  return (key, make) => {
    const value = entries.has(key) ? (entries.get(key) as Value) : make()
    // A Map keeps insertion order: inserted again, the first entry is the least recently used.
    entries.delete(key)
    entries.set(key, value)
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break
      entries.delete(oldest)
    }
    return value
  }
}
