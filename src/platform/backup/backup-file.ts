import { createReadStream, createWriteStream, existsSync, linkSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { StartupError } from '../fault.ts'
import { makeFolder } from '../make-folder.ts'

const READ_AT_ONCE_BYTES = 256 * 1024

/**
 * Writes these pieces, compressed, to a new file that only its owner may read. Under its own name it is there
 * whole or not at all. Refuses (StartupError) a name that is taken. `-` is standard output.
 */
export async function writeBackupFile(path: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  if (path === '-') return pipeline(pieces, createGzip(), process.stdout)
  if (existsSync(path)) throw taken(path)
  const draft = `${path}.${process.pid}.part`
  try {
    makeFolder(dirname(path))
    const file = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
    await pipeline(pieces, createGzip(), file)
    linkSync(draft, path) // unlike a rename, never in the place of another file
  } catch (error) {
    throw isCode(error, 'EEXIST') ? taken(path) : unusable(path, error)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The bytes that were written; `-` is standard input. Reading fails where the file is not whole. */
export function readBackupFile(path: string): AsyncIterable<Buffer> {
  if (path !== '-' && !existsSync(path)) throw new StartupError(`There is no file ${path}.`)
  const unpacked = createGunzip({ chunkSize: READ_AT_ONCE_BYTES })
  // Whoever reads on hears of it: the stream below is destroyed with the same error.
  pipeline(path === '-' ? process.stdin : createReadStream(path), unpacked).catch(() => {})
  return unpacked
}

function taken(path: string): StartupError {
  return new StartupError(`${path} is there already. Choose another name.`)
}

function unusable(path: string, error: unknown): unknown {
  const isOfFileSystem = error instanceof Error && 'syscall' in error && 'path' in error
  return isOfFileSystem ? new StartupError(`${path} cannot be written (${error.message}).`) : error
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
