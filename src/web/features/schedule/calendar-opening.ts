/** The stream of a salon's changes has this long to begin before its times are asked for without it. */
const PATIENCE_MS = 1_000

const opening = new Map<string, Promise<void>>()

/** Settles once a salon's changes are heard, or will not be soon; undefined when none are being waited for. */
export function openingOf(userName: string): Promise<void> | undefined {
  return opening.get(userName)
}

/**
 * The changes of a salon are about to be heard: times that are asked for wait until the returned function is called, so
 * that no change falls between them.
 */
export function noteOpening(userName: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  opening.set(userName, promise)
  const end = () => {
    clearTimeout(timer)
    if (opening.get(userName) === promise) opening.delete(userName)
    resolve()
  }
  const timer = setTimeout(end, PATIENCE_MS)
  return end
}
