import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

/** An empty folder, removed when the test ends. */
export function aFolder(): string {
  const folder = mkdtempSync(join(fastFolder(), 'bloesem-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder with a migrated database, as after a first start that took no second; removed when the test ends. */
export function aMigratedFolder(): string {
  const folder = aFolder()
  copyFolder(inject('migratedFolder'), folder)
  return folder
}

/** Copies a folder with the owners and rights of all that is in it. */
export function copyFolder(from: string, to: string): void {
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
