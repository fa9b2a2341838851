import {
  closeSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from './make-folder.ts'
import { randomToken } from './random.ts'
import { StartupError } from './startup-error.ts'

/** The same minimum holds for SECRET_KEY. */
const MIN_LENGTH = 32
const OTHERS_MASK = 0o077

/**
 * Reads the secret of a file (mode 0600), creating it on first use. Processes that start at once agree on one secret.
 * @throws a StartupError for an unusable folder, a file that others may read, or fewer than 32 characters
 */
export function readOrCreateSecret(path: string): string {
  return withStartupError(path, () => readSecret(path) ?? createSecret(path, randomToken(32)))
}

/** The stored secret, or undefined when there is none. */
export function findSecret(path: string): string | undefined {
  return withStartupError(path, () => readSecret(path))
}

/** @throws a StartupError when another secret is stored; stores nothing */
export function checkImportable(path: string, secret: string): void {
  refuseOtherSecret(path, findSecret(path) ?? secret, secret)
}

/** Stores the secret of a restored installation. @throws a StartupError when another one is stored */
export function importSecret(path: string, secret: string): void {
  if (secret.length < MIN_LENGTH) throw tooShort('The secret key of the backup')
  const stored = findSecret(path) ?? withStartupError(path, () => createSecret(path, secret))
  refuseOtherSecret(path, stored, secret)
}

function refuseOtherSecret(path: string, stored: string, secret: string): void {
  if (stored === secret) return
  throw new StartupError(`${path} holds the key of another installation. Move it away first.`)
}

function withStartupError<Result>(path: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `${path} cannot be read or written (${messageOf(error)}). Give this user the right to, or choose another DATA_DIR.`,
    )
  }
}

function readSecret(path: string): string | undefined {
  const text = readOwnFile(path)?.trim()
  if (text !== undefined && text.length < MIN_LENGTH) throw tooShort(path)
  return text
}

function readOwnFile(path: string): string | undefined {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  try {
    const found = fstatSync(file)
    if (process.platform !== 'win32' && found.isFile() && (found.mode & OTHERS_MASK) !== 0) {
      throw new StartupError(
        `${path} may be read by others than its owner. Run: chmod 600 ${path}. Where its volume does not allow that, set SECRET_KEY to what the file holds.`,
      )
    }
    return readFileSync(file, 'utf8')
  } finally {
    closeSync(file)
  }
}

function tooShort(what: string): StartupError {
  return new StartupError(
    `${what} holds fewer than ${MIN_LENGTH} characters. Put back the one that belongs to this database, or move it away: a new one is made, and everybody signs in again.`,
  )
}

function createSecret(path: string, secret: string): string {
  const folder = dirname(path)
  const draft = `${path}.${process.pid}`
  const firstCreated = makeFolder(folder)
  const file = openSync(draft, 'w', 0o600)
  try {
    writeSync(file, `${secret}\n`)
    fsyncSync(file)
    // Unlike a rename, a link never replaces a file that another process has just written.
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    closeSync(file)
    rmSync(draft, { force: true })
  }
  // A new file name survives a power failure only after its folder is synced.
  syncFolder(folder)
  if (firstCreated !== undefined) syncFolder(dirname(folder))
  const stored = readSecret(path)
  if (stored === undefined) throw new Error('it went away while it was made')
  return stored
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return // Windows cannot sync a folder
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
