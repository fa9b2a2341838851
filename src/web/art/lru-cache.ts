/**
 * Keeps what was made for the `most` keys asked for last, and makes again what it had to let go.
 */
export function lruCache<Value>(maxEntries: number): (key: string, make: () => Value) => Value {
  const entries = new Map<string, Value>()
  return (key, make) => {
    const value = entries.has(key) ? (entries.get(key) as Value) : make()
    // A map keeps the order of arrival: put back at the end, the first is the longest unused.
    entries.delete(key)
    entries.set(key, value)
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break
      entries.delete(oldest)
    }
    return value
  }
}
