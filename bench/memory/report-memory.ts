// Loaded into the process of the product (--import): says how much memory it takes, after a collection where --expose-gc is set.
process.on('message', (asked) => {
  if (asked !== 'memory') return
  globalThis.gc?.()
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
process.channel?.unref()
