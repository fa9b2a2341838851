import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder of our own (mode 0700) and those above it that are missing. Throws the error of the file system.
 * Not `mkdirSync(…, { recursive: true })`: under /proc, where nothing can be made, that never ends.
 * @returns the topmost one that was made; undefined where the folder was there
 */
export function makeFolder(path: string): string | undefined {
  if (existsSync(path)) return undefined
  const above = dirname(path)
  const first = above === path ? undefined : makeFolder(above)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere) throw error // another process may have been first
  }
  return first ?? path
}
