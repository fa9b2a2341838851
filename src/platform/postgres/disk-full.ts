const FULL = new Set(['53100', 'ENOSPC'])
const REMEMBERED_MS = 30_000

let seenAt: number | undefined

/** True for "no space left", said by PostgreSQL (disk_full) or by our own file system. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.has(String(error.code))
}

/** Remembers that a disk was full just now: reading goes on as always, so that only what failed to write tells. */
export function noteDiskFull(): void {
  seenAt = performance.now()
}

/** Whether a disk was full within the last half minute, as far as this process saw. */
export function wasDiskFull(): boolean {
  return seenAt !== undefined && performance.now() - seenAt < REMEMBERED_MS
}
