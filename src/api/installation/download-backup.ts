import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type {
  createBackup as endpoint,
  listBackups as listEndpoint,
} from '#contract/installation.ts'
import { HOUR_SECONDS } from '#domain/time-units.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { hasJustSignedIn } from '../membership/has-just-signed-in.ts'
import { checkUnlockedOperator } from '../operator/check-operator.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { recordAct } from '../operator-log/record-act.ts'
import { BACKUP_LINK_MS, backupToken, readBackupToken } from './backup-token.ts'
import { consumeBackupLink, recordBackup } from './store.ts'

type CreateBackup = typeof endpoint
type Deps = Pick<
  ApiDeps,
  'database' | 'clock' | 'limiter' | 'secretKey' | 'installation' | 'signIns'
>

/** Backups of the market in an hour: each reads the whole database. */
const BACKUPS = { name: 'backup', points: 6, seconds: HOUR_SECONDS }

/** Gives an operator who has just signed in an address at which a backup is downloaded once (DESK-178). The log says who asked. */
export async function createBackup(
  { database, clock, limiter, secretKey, installation }: Deps,
  { caller, body }: Pick<HandlerInput<CreateBackup>, 'caller' | 'body'>,
): Promise<Outcome<CreateBackup>> {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' }
  const now = clock.now()
  if (!hasJustSignedIn(caller, now)) return { ok: false, refusal: 'sign-in-again' }
  const name = body.name ?? null
  if (name !== null && !(await isStored(installation, name)))
    return { ok: false, refusal: 'not-found' }
  const refused = await enforceRateLimit(limiter, [BACKUPS, 'market'])
  if (refused) return refused
  const { userName } = caller
  const link = { linkId: uuidv7(now), userName, name, expiresAt: now + BACKUP_LINK_MS }
  await database.transaction((trx) => {
    const target = { kind: 'market', id: null } as const
    return recordAct(
      trx,
      {
        operator: actingOperator(caller),
        act: name === null ? 'create-backup' : 'download-backup',
        target,
      },
      clock,
    )
  })
  return { ok: true, answer: { data: { url: `/backups/${backupToken(secretKey, link)}` } } }
}

interface BackupDownload {
  readonly ok: true
  readonly fileName: string
  /** The compressed backup, made while it is read. */
  readonly stream: Readable
}

/** The backup of a link that was not used yet, while it is valid and who asked for it is operator and not locked. */
export async function openBackupDownload(
  deps: Deps,
  token: string,
): Promise<BackupDownload | HttpRefusal> {
  const { database, clock, secretKey, signIns } = deps
  const now = clock.now()
  const link = readBackupToken(secretKey, token, now)
  if (!link || !(await checkUnlockedOperator({ database, signIns }, link.userName)))
    return { ok: false, refusal: 'not-found' }
  if (!(await consumeBackupLink(database.query, link.linkId, now)))
    return { ok: false, refusal: 'not-found' }
  if (link.name !== null) {
    const stored = await deps.installation.readBackup(link.name)
    if (!stored) return { ok: false, refusal: 'not-found' }
    const stream = Readable.from(compressed(stored), { objectMode: false })
    return { ok: true, fileName: link.name, stream }
  }
  const second = new Date(now).toISOString().replace(/[:.]/g, '-').slice(0, 19)
  return {
    ok: true,
    fileName: `bloesem-${second}.gz`,
    stream: Readable.from(compressedBackup(deps), { objectMode: false }),
  }
}

/** A new backup. The secret key is left out: what a browser stores must not decrypt what is in it. */
async function* compressedBackup({ database, clock, installation }: Deps): AsyncGenerator<Buffer> {
  const { release } = installation
  yield* compressed(writeBackup(database.sessions, { release, secret: null }, () => {}))
  await recordBackup(database.query, clock.now())
}

async function* compressed(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gzip = createGzip()
  const written = pipeline(bytes, gzip)
  // Its error is that of the stream below.
  written.catch(() => {})
  yield* gzip
  await written
}

/** The backups that the server keeps (DESK-253). */
export async function listBackups({
  installation,
}: Pick<ApiDeps, 'installation'>): Promise<Outcome<typeof listEndpoint>> {
  const found = await installation.listBackups()
  const backups = found.map(({ madeAt, ...backup }) => {
    return { ...backup, madeAt: new Date(madeAt).toISOString() }
  })
  return { ok: true, answer: { data: { backups } } }
}

async function isStored(installation: ApiDeps['installation'], name: string): Promise<boolean> {
  return (await installation.listBackups()).some((backup) => backup.name === name)
}
