import { createReadStream, createWriteStream, existsSync, linkSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { makeFolder } from '../make-folder.ts'
import { StartupError } from '../startup-error.ts'

const CHUNK_BYTES = 256 * 1024

/**
 * Writes the chunks, compressed, to a new file that only its owner may read. The file appears under its name only when it
 * is complete. `-` is standard output.
 * @throws a StartupError when the file exists or cannot be written
 */
export async function writeBackupFile(path: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  if (path === '-') return pipeline(pieces, createGzip(), process.stdout)
  if (existsSync(path)) throw alreadyExists(path)
  const draft = `${path}.${process.pid}.part`
  try {
    makeFolder(dirname(path))
    const file = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
    await pipeline(pieces, createGzip(), file)
    linkSync(draft, path) // unlike a rename, never in the place of another file
  } catch (error) {
    throw isCode(error, 'EEXIST') ? alreadyExists(path) : writeError(path, error)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The decompressed bytes of a backup file; `-` is standard input. Reading throws when the file is incomplete. */
export function readBackupFile(path: string): AsyncIterable<Buffer> {
  if (path !== '-' && !existsSync(path)) throw new StartupError(`There is no file ${path}.`)
  const unpacked = createGunzip({ chunkSize: CHUNK_BYTES })
  // The reader gets the error: the returned stream is destroyed with it.
  pipeline(path === '-' ? process.stdin : createReadStream(path), unpacked).catch(() => {})
  return unpacked
}

function alreadyExists(path: string): StartupError {
  return new StartupError(`${path} is there already. Choose another name.`)
}

function writeError(path: string, error: unknown): unknown {
  const isOfFileSystem = error instanceof Error && 'syscall' in error && 'path' in error
  return isOfFileSystem ? new StartupError(`${path} cannot be written (${error.message}).`) : error
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
