import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { copyFolder, fastFolder } from './copy-folder.ts'

/** An empty folder, removed when the test ends, or with `afterAll` as `cleanUp` when those of the file have. */
export function aFolder(cleanUp: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(fastFolder(), 'bloesem-test-'))
  cleanUp(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder with a migrated database, as after a first start that took no second; removed when the test ends. */
export function aMigratedFolder(cleanUp?: Parameters<typeof aFolder>[0]): string {
  const folder = aFolder(cleanUp)
  copyFolder(inject('migratedFolder'), folder)
  return folder
}
