import { statfs } from 'node:fs/promises'
import { z } from 'zod'
import { listStoredBackups, readStoredBackup, type StoredBackup } from './backup/stored-backups.ts'
import type { Log } from './log.ts'
import { singleFlight } from './single-flight.ts'
import { HOUR_MS } from './time-units.ts'

/** What the server knows of itself. Nothing of it is asked of anybody else, but for the newest release where that is set. */
export interface Installation {
  /** Of package.json. */
  readonly release: string
  /** When this process started, epoch ms. */
  readonly startedAt: number
  /** Whether mails leave by SMTP; they are kept otherwise. */
  readonly sendsMail: boolean
  /** The disk of DATA_DIR; null when it cannot be read. */
  readDisk(): Promise<{ freeBytes: number; totalBytes: number } | null>
  /** The backups in DATA_DIR, the latest first. */
  listBackups(): Promise<StoredBackup[]>
  /** The bytes of one of them without the secret key; null for an unknown name. */
  readBackup(name: string): Promise<AsyncIterable<Buffer> | null>
  /** The newest release, read at most once an hour; null without RELEASES_URL or without an answer. */
  findNewestRelease(): Promise<string | null>
}

const TIMEOUT_MS = 3_000
const MAX_BYTES = 200_000

// As GitHub, Forgejo and GitLab name a release, or a file of one's own.
const release = z.union([
  z.object({ tag_name: z.string() }).transform(({ tag_name }) => tag_name),
  z.object({ version: z.string() }).transform(({ version }) => version),
])

/** @param now epoch ms */
export function openInstallation(options: {
  release: string
  dataDir: string
  sendsMail: boolean
  releasesUrl: string | undefined
  log: Log
  now: () => number
}): Installation {
  const { dataDir, releasesUrl, log, now } = options
  const share = singleFlight<string | null>()
  let known: { release: string | null; until: number } | undefined
  const read = async (url: string): Promise<string | null> => {
    const newest = await readRelease(url).catch((error: unknown) => {
      log.warn({ err: error }, 'the newest release could not be read')
      return null
    })
    known = { release: newest, until: now() + HOUR_MS }
    return newest
  }
  return {
    release: options.release,
    startedAt: now(),
    sendsMail: options.sendsMail,
    readDisk: () => readDisk(dataDir),
    listBackups: () => listStoredBackups(dataDir),
    readBackup: (name) => readStoredBackup(dataDir, name),
    findNewestRelease: async () => {
      if (releasesUrl === undefined) return null
      if (known && known.until > now()) return known.release
      return share(releasesUrl, () => read(releasesUrl))
    },
  }
}

async function readDisk(folder: string) {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null
  }
}

async function readRelease(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`the releases answer with ${response.status}`)
  const text = await response.text()
  if (text.length > MAX_BYTES) throw new Error('the releases answer with too much')
  return release.parse(JSON.parse(text)).replace(/^v/, '').slice(0, 40)
}
