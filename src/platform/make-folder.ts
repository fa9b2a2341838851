import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder (mode 0700) and its missing parents. Does not use `mkdirSync(…, { recursive: true })`, which never
 * ends below /proc.
 * @returns the topmost folder that was created, or undefined
 * @throws the error of the file system
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
