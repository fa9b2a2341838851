/**
 * Keeps what was made for the `most` keys asked for last, and makes again what it had to let go.
 */
export function recentlyUsed<Value>(most: number): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>()
  return (key, make) => {
    const value = kept.has(key) ? (kept.get(key) as Value) : make()
    // A map keeps the order of arrival: put back at the end, the first is the longest unused.
    kept.delete(key)
    kept.set(key, value)
    for (const longestUnused of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(longestUnused)
    }
    return value
  }
}
