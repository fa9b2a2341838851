const DISK_FULL_CODES = new Set(['53100', 'ENOSPC'])
const REMEMBER_MS = 30_000

let seenAt: number | undefined

/** Whether an error means "no space left", of PostgreSQL (disk_full) or of the file system. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISK_FULL_CODES.has(String(error.code))
}

/** Records that a write failed because the disk is full. Reads still work, so only writes show it. */
export function recordDiskFull(): void {
  seenAt = performance.now()
}

/** Whether this process saw a full disk within the last 30 seconds. */
export function wasDiskFull(): boolean {
  return seenAt !== undefined && performance.now() - seenAt < REMEMBER_MS
}
