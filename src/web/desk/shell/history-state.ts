export type Texts = Readonly<Record<string, string>>

/** Browsers refuse more than 100 writes of the history in this time, or 200 in less (row DESK-308). */
const SPAN_MS = 30_000
/** So many writes happen at once within it; the others wait. Both stay below 100. */
const FREE_WRITES = 40
const PAUSE_MS = 600

let writtenAt: readonly number[] = []

/** The texts that are stored with the present entry of the history. */
export function readFromHistory(): Texts {
  const { kept } = globalThis.history?.state ?? {}
  return typeof kept === 'object' && kept !== null ? kept : {}
}

/**
 * Stores texts with the present entry of the history; 600 ms later when more than 40 writes were made in the last 30 s.
 * @returns a function that cancels a write that is still to come
 */
export function storeInHistory(texts: Texts): () => void {
  const delay = delayOfWrite(performance.now())
  if (delay === 0) {
    write(texts)
    return () => {}
  }
  const { href } = location
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('pagehide', writeNow)
  }
  const writeNow = () => {
    stop()
    // A page that is left is shown until the next one is loaded, and its address is no longer its own.
    if (location.href === href) write(texts)
  }
  const timer = setTimeout(writeNow, delay)
  addEventListener('pagehide', writeNow)
  return stop
}

function delayOfWrite(now: number): number {
  writtenAt = writtenAt.filter((at) => at > now - SPAN_MS)
  if (writtenAt.length < FREE_WRITES) return 0
  return Math.max(0, (writtenAt.at(-1) ?? 0) + PAUSE_MS - now)
}

function write(texts: Texts): void {
  writtenAt = [...writtenAt, performance.now()]
  try {
    // The router is not told, since it would load the page again.
    History.prototype.replaceState.call(
      history,
      { ...history.state, kept: { ...readFromHistory(), ...texts } },
      '',
    )
  } catch {
    // Refused, because others write too: the texts stay on the page.
  }
}
