import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartFault } from './fault.ts'
import { randomToken } from './random.ts'

/**
 * The text kept in a file of our own (mode 0600), made on first use. Two processes that start at once
 * agree on one of theirs. Refuses (StartFault) a folder it cannot use.
 */
export function keptSecret(path: string): string {
  return usable(path, () => readSecret(path) ?? makeSecret(path, randomToken(32)))
}

/** The text kept there, or undefined when none was made yet. */
export function findSecret(path: string): string | undefined {
  return usable(path, () => readSecret(path))
}

/** Refuses (StartFault) where another secret than this one is kept; keeps nothing itself. */
export function checkAdoptable(path: string, secret: string): void {
  refuseAnother(path, findSecret(path) ?? secret, secret)
}

/** Keeps the secret of an installation that moves here. Refuses (StartFault) to replace another one. */
export function adoptSecret(path: string, secret: string): void {
  const kept = findSecret(path) ?? usable(path, () => makeSecret(path, secret))
  refuseAnother(path, kept, secret)
}

function refuseAnother(path: string, kept: string, secret: string): void {
  if (kept === secret) return
  throw new StartFault(`${path} holds the key of another installation. Move it away first.`)
}

function usable<Result>(path: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof StartFault) throw error
    throw new StartFault(
      `${path} cannot be read or written (${messageOf(error)}). Give this user the right to, or choose another DATA_DIR.`,
    )
  }
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function makeSecret(path: string, secret: string): string {
  const draft = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(draft, `${secret}\n`, { mode: 0o600 })
  try {
    // Unlike a rename, a link never replaces what another process wrote a moment before.
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  chmodSync(path, 0o600)
  return readFileSync(path, 'utf8').trim()
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
