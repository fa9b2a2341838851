import { join, resolve } from 'node:path'
import type { QueryExecutorProvider } from 'kysely'
import packageJson from '../package.json' with { type: 'json' }
import { revokeGrant } from './api/account/revocation-store.ts'
import { REVOKED_FOR_MS } from './api/account/revocations.ts'
import { recordBackup } from './api/installation/store.ts'
import { failureText, helpFor, outputText, runAdmin } from './api/ops/admin/run-admin.ts'
import type { Tables } from './api/schema.gen.ts'
import { readBackupFile, writeBackupFile } from './platform/backup/backup-file.ts'
import { openBackup } from './platform/backup/restore-backup.ts'
import { writeBackup } from './platform/backup/write-backup.ts'
import { systemClock as clock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { openLog } from './platform/log.ts'
import { openPlaces } from './platform/places.ts'
import { type Database, openDatabase } from './platform/postgres/database.ts'
import { joinEmbedded } from './platform/postgres/embedded.ts'
import { checkImportable, findSecret, importSecret } from './platform/secret.ts'
import { StartupError } from './platform/startup-error.ts'
import { signInsOf } from './sign-ins.ts'

// The composition root of the operator's commands (scripts/cli.mjs). Runs one command and ends. Uses the database of a
// running server, or starts the embedded one meanwhile.

const COMMANDS: Record<string, (config: Config, words: string[]) => Promise<void>> = {
  backup,
  restore,
  admin,
}

try {
  const [name = '', ...words] = process.argv.slice(2)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new StartupError(`There is no command ${name}.`)
  await command(readConfig(process.env), words)
} catch (error) {
  process.exitCode = 1
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`\n${error.message}\n`)
}

/** `npm run backup [FILE]` */
async function backup(config: Config, [name]: string[]): Promise<void> {
  const day = new Date(clock.now()).toISOString().replace(/[:.]/g, '-').slice(0, 19)
  const path = pathOf(name ?? join(config.dataDir, 'backups', `bloesem-${day}.gz`))
  const secret = config.secretKey ? null : (findSecret(secretPath(config)) ?? null)
  await withDatabase(config, { make: false }, async ({ pool, query }) => {
    await writeBackupFile(
      path,
      writeBackup(pool, { release: packageJson.version, secret }, reportRows),
    )
    await recordBackup(query, clock.now())
  })
  note(path === '-' ? 'Written.' : `Written to ${path}, which only you can read.`)
  note(
    secret
      ? 'It holds everything, the secret key too: keep it like the database itself, on another machine.'
      : 'SECRET_KEY is not in it: keep that elsewhere.',
  )
}

/** `npm run restore FILE` */
async function restore(config: Config, [name]: string[]): Promise<void> {
  if (name === undefined) throw new StartupError('Say which file: npm run restore FILE')
  const { head, restoreInto } = await openBackup(readBackupFile(pathOf(name)))
  note(`A backup of ${head.madeAt}, made by release ${head.release}`)
  if (config.secretKey && head.secret && config.secretKey !== head.secret) {
    throw new StartupError('The backup brings another secret key than SECRET_KEY: unset that.')
  }
  const secret = config.secretKey ? null : head.secret
  if (secret) checkImportable(secretPath(config), secret)
  await withDatabase(config, { make: true }, ({ pool }) => restoreInto(pool, reportRows))
  // Written last: a refused restore must not leave a key that the next start would use.
  if (secret) importSecret(secretPath(config), secret)
  note('Restored. npm start serves it.')
}

/** `npm run admin -- COMMAND …` */
async function admin(config: Config, words: string[]): Promise<void> {
  const help = helpFor(words)
  if (help) return void process.stdout.write(`${help}\n`)
  await withDatabase(config, { make: false }, async (database) => {
    const log = openLog({
      format: 'lines',
      level: 'warn',
      write: (line) => process.stderr.write(line),
    })
    const places = config.placesUrl ? openPlaces(config.placesUrl, { log, now: clock.now }) : null
    const revoke = (grantId: string, within: QueryExecutorProvider) =>
      revokeGrant(within, { grantId, expiresAt: clock.now() + REVOKED_FOR_MS })
    const signIns = signInsOf(database, config, revoke)
    const publicUrl = new URL(config.publicUrl)
    const result = await runAdmin({ database, clock, places, signIns, publicUrl }, words)
    if (!result.ok) throw new StartupError(failureText(result))
    process.stdout.write(`${outputText(result, words)}\n`)
  })
}

async function withDatabase(
  { databaseUrl, databaseDirectUrl, dataDir }: Config,
  { make }: { make: boolean },
  work: (database: Database<Tables>) => Promise<void>,
): Promise<void> {
  const embedded = databaseUrl ? undefined : await joinEmbedded({ dataDir, make })
  const connection = embedded?.connection ?? {
    connectionString: databaseDirectUrl ?? databaseUrl ?? '',
  }
  const database = openDatabase<Tables>(connection, { maxConnections: 4 })
  try {
    if (!(await database.isReachable())) {
      throw new StartupError('The database does not answer. Check DATABASE_URL.')
    }
    await work(database)
  } finally {
    await database.close()
    await embedded?.stop()
  }
}

function secretPath({ dataDir }: Config): string {
  return join(dataDir, 'secret')
}

// Relative to the folder in which the command was typed: npm starts it in the folder of package.json.
function pathOf(name: string): string {
  return name === '-' ? name : resolve(process.env.INIT_CWD ?? '.', name)
}

function reportRows(table: string, rows: number): void {
  note(`${table.padEnd(28)} ${rows.toLocaleString('en')} rows`)
}

// To standard error, because standard output may be the backup.
function note(line: string): void {
  process.stderr.write(`· ${line}\n`)
}
