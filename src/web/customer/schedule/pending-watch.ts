/** How long slot requests wait for the stream of calendar changes to open. */
const MAX_WAIT_MS = 1_000

const pendingWatches = new Map<string, Promise<void>>()

/** Resolves when a salon's stream has opened or timed out; undefined if none is opening. */
export function pendingWatchOf(userName: string): Promise<void> | undefined {
  return pendingWatches.get(userName)
}

/**
 * Marks a salon's stream as opening. Slot requests wait until the returned function is called, so that no change is
 * missed between request and stream.
 */
export function markWatchPending(userName: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  pendingWatches.set(userName, promise)
  const settle = () => {
    clearTimeout(timer)
    if (pendingWatches.get(userName) === promise) pendingWatches.delete(userName)
    resolve()
  }
  const timer = setTimeout(settle, MAX_WAIT_MS)
  return settle
}
