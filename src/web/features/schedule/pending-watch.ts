/** The stream of a salon's changes has this long to begin before its times are asked for without it. */
const MAX_WAIT_MS = 1_000

const pendingWatches = new Map<string, Promise<void>>()

/** Settles once a salon's changes are heard, or will not be soon; undefined when none are being waited for. */
export function pendingWatchOf(userName: string): Promise<void> | undefined {
  return pendingWatches.get(userName)
}

/**
 * The changes of a salon are about to be heard: times that are asked for wait until the returned function is called, so
 * that no change falls between them.
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
