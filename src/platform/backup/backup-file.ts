import {
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { makeFolder } from '../make-folder.ts'
import { isDiskFull } from '../postgres/disk-full.ts'
import { StartupError } from '../startup-error.ts'

const CHUNK_BYTES = 256 * 1024

/**
 * Writes the chunks, compressed, to a new file that only its owner may read. The file appears under its name only when it
 * is complete. `-` is standard output.
 * @throws a StartupError when the file exists or cannot be written
 */
export async function writeBackupFile(path: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  const source = watched(pieces)
  const to = (file: Writable) => pipeline(source.pieces, createGzip(), file)
  const asSaid = (error: unknown) => (error === source.error() ? error : writeError(path, error))
  if (path === '-') {
    return to(process.stdout).catch((error) => {
      throw asSaid(error)
    })
  }
  if (existsSync(path)) throw alreadyExists(path)
  const folder = dirname(path)
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw noFolder(path, folder)
  const draft = `${path}.${process.pid}.part`
  try {
    makeFolder(folder)
    await to(createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }))
    linkSync(draft, path) // unlike a rename, never in the place of another file
  } catch (error) {
    throw isCode(error, 'EEXIST') ? alreadyExists(path) : asSaid(error)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The pieces, and the error with which they ended. */
function watched(from: AsyncIterable<Buffer>) {
  let failure: unknown
  const pieces = async function* () {
    try {
      yield* from
    } catch (error) {
      failure = error
      throw error
    }
  }
  return { pieces: pieces(), error: () => failure }
}

/** The decompressed bytes of a backup file; `-` is standard input. Reading throws when the file is incomplete. */
export function readBackupFile(path: string): AsyncIterable<Buffer> {
  if (path !== '-' && !existsSync(path)) throw new StartupError(`There is no file ${path}.`)
  if (path !== '-' && statSync(path).isDirectory())
    throw new StartupError(`${path} is a folder. Name a file in it.`)
  const unpacked = createGunzip({ chunkSize: CHUNK_BYTES })
  // The reader gets the error: the returned stream is destroyed with it.
  pipeline(path === '-' ? process.stdin : createReadStream(path), unpacked).catch(() => {})
  return unpacked
}

function alreadyExists(path: string): StartupError {
  return new StartupError(`${path} is there already. Choose another name.`)
}

function noFolder(path: string, folder: string): StartupError {
  return new StartupError(`${path} cannot be written: ${folder} is no folder.`)
}

// The error of a disk that is full names no path.
function writeError(path: string, error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return error
  const name = path === '-' ? 'Standard output' : path
  return new StartupError(
    isDiskFull(error)
      ? `${name} cannot be written: the disk is full. Make room, or choose a folder on another disk.`
      : `${name} cannot be written (${error.message}).`,
  )
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
