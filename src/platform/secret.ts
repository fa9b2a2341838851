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
import { StartupError } from './fault.ts'
import { makeFolder } from './make-folder.ts'
import { randomToken } from './random.ts'

/** Shorter ones can be guessed; SECRET_KEY is held to the same. */
const MIN_LENGTH = 32
const OTHERS = 0o077

/**
 * The text kept in a file of our own (mode 0600), made on first use. Two processes that start at once
 * agree on one of theirs. Refuses (StartupError) a folder it cannot use, and a file that others may read or that holds
 * fewer than 32 characters.
 */
export function keptSecret(path: string): string {
  return usable(path, () => readSecret(path) ?? makeSecret(path, randomToken(32)))
}

/** The text kept there, or undefined when none was made yet. */
export function findSecret(path: string): string | undefined {
  return usable(path, () => readSecret(path))
}

/** Refuses (StartupError) where another secret than this one is kept; keeps nothing itself. */
export function checkAdoptable(path: string, secret: string): void {
  refuseAnother(path, findSecret(path) ?? secret, secret)
}

/** Keeps the secret of an installation that moves here. Refuses (StartupError) to replace another one. */
export function adoptSecret(path: string, secret: string): void {
  if (secret.length < MIN_LENGTH) throw tooShort('The secret key of the backup')
  const kept = findSecret(path) ?? usable(path, () => makeSecret(path, secret))
  refuseAnother(path, kept, secret)
}

function refuseAnother(path: string, kept: string, secret: string): void {
  if (kept === secret) return
  throw new StartupError(`${path} holds the key of another installation. Move it away first.`)
}

function usable<Result>(path: string, work: () => Result): Result {
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
    if (process.platform !== 'win32' && found.isFile() && (found.mode & OTHERS) !== 0) {
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

function makeSecret(path: string, secret: string): string {
  const folder = dirname(path)
  const draft = `${path}.${process.pid}`
  const firstMade = makeFolder(folder)
  const file = openSync(draft, 'w', 0o600)
  try {
    writeSync(file, `${secret}\n`)
    fsyncSync(file)
    // Unlike a rename, a link never replaces what another process wrote a moment before.
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    closeSync(file)
    rmSync(draft, { force: true })
  }
  // A name is lost with the power as long as its folder is not on the disk.
  syncFolder(folder)
  if (firstMade !== undefined) syncFolder(dirname(folder))
  const kept = readSecret(path)
  if (kept === undefined) throw new Error('it went away while it was made')
  return kept
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return // it has no such thing
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
