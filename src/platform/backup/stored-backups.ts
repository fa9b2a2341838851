import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackupFile } from './backup-file.ts'
import { backupWithoutSecret } from './without-secret.ts'

/** A backup that `npm run backup` wrote into DATA_DIR/backups. */
export interface StoredBackup {
  readonly name: string
  /** Epoch ms. */
  readonly madeAt: number
  readonly bytes: number
}

/** The most that are listed. */
const MOST_LISTED = 100

/** The stored backups, the latest first; none where the folder cannot be read. */
export async function listStoredBackups(dataDir: string): Promise<StoredBackup[]> {
  const folder = folderOf(dataDir)
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isFile() && /^[\w.-]+\.gz$/.test(entry.name))
  const found = await Promise.all(
    names.map(async ({ name }) => {
      const file = await stat(join(folder, name)).catch(() => null)
      return file ? [{ name, madeAt: Math.floor(file.mtimeMs), bytes: file.size }] : []
    }),
  )
  return found
    .flat()
    .toSorted((one, other) => other.madeAt - one.madeAt)
    .slice(0, MOST_LISTED)
}

/** The decompressed bytes of a stored backup, without its secret key; null for a name that is not listed. */
export async function readStoredBackup(
  dataDir: string,
  name: string,
): Promise<AsyncIterable<Buffer> | null> {
  const listed = await listStoredBackups(dataDir)
  if (listed.every((backup) => backup.name !== name)) return null
  return backupWithoutSecret(readBackupFile(join(folderOf(dataDir), name)))
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'backups')
}
