import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { copyFolder } from '../testing/copy-folder.ts'
import { aFolder, aMigratedFolder } from '../testing/folder.ts'
import { openDatabase } from './database.ts'
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts'

const isRoot = process.getuid?.() === 0
// A user every system has, without a home of its own.
const DAEMON = 1

test('a first start creates the database, a second one finds its data', async () => {
  const dataDir = aFolder()
  const first = await start(dataDir)
  await runSql(first, `create table notes (text text); insert into notes values ('Zoë')`)
  const [server] = await runSql(
    first,
    `select version(), current_setting('fsync') fsync, current_setting('synchronous_commit') commit`,
  )
  expect(server).toMatchObject({
    version: expect.stringMatching(/^PostgreSQL 18\./),
    fsync: 'on',
    commit: 'on',
  })
  expect(await runSql(first, `select upper(text) from notes`)).toEqual([{ upper: 'ZOË' }])
  await first.stop()

  const second = await start(dataDir)
  expect(await runSql(second, 'select text from notes')).toEqual([{ text: 'Zoë' }])
  expect(readdirSync(dataDir)).toEqual(['postgres'])
})

test('the database needs its password, which only its owner can read', async () => {
  const dataDir = aMigratedFolder()
  const postgres = await start(dataDir)
  const stranger = { ...postgres.connection, password: 'geraden' }
  await expect(runSql({ connection: stranger }, 'select 1')).rejects.toThrow(
    'password authentication failed',
  )
  expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600)
  expect(statSync(postgres.connection.host).mode & 0o777).toBe(0o700)
})

test('killing the process stops the database, keeps committed data, and it starts again at once', async () => {
  const dataDir = aMigratedFolder()
  const { process: victim, postmaster } = await aProcessWith(dataDir)
  victim.kill('SIGKILL')
  const again = await start(dataDir)
  expect(await runSql(again, 'select count(*) from notes')).toEqual([{ count: 1 }])
  expect(isAlive(postmaster)).toBe(false)
})

test('killing the process leaves no process running', async () => {
  const { process: victim, postmaster } = await aProcessWith(aMigratedFolder())
  expect(isAlive(postmaster)).toBe(true)
  victim.kill('SIGKILL')
  await expect.poll(() => isAlive(postmaster)).toBe(false)
})

test('a killed database restarts by itself, with all committed data', async () => {
  const reports: string[] = []
  const dataDir = aMigratedFolder()
  const postgres = await startEmbedded({ dataDir, report: (line) => reports.push(line) })
  const database = openDatabase(postgres.connection)
  onTestFinished(async () => {
    await database.close()
    await postgres.stop()
  })
  await database.pool.query(`create table notes (text text); insert into notes values ('kept')`)
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await expect.poll(() => reports).toHaveLength(1)
  await expect.poll(() => database.isReachable()).toBe(true)
  expect((await database.pool.query('select text from notes')).rows).toEqual([{ text: 'kept' }])
  expect(reports[0]).toMatch(/stopped by itself; starting it again/)
})

test('stopping during a restart leaves no process running', async () => {
  const dataDir = aMigratedFolder()
  const reported = Promise.withResolvers<string>()
  // Nobody follows that would clear away the killed one's shared memory: keep that in the folder.
  const settings = { dynamic_shared_memory_type: 'mmap' }
  const postgres = await startEmbedded({ dataDir, settings, report: reported.resolve })
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await reported.promise
  await postgres.stop()
  // The shell that waits for the end of this process ends by itself, moments after the killed server.
  const running = () => spawnSync('ps', ['-ewwo', 'args'], { encoding: 'utf8' }).stdout
  await expect.poll(running).not.toContain(dataDir)
})

test('a second process on the same folder is refused with a message', async () => {
  const dataDir = aMigratedFolder()
  await start(dataDir)
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    /Another process is using the data in .*Stop it first/,
  )
})

test('of two processes that start at once on a new folder one runs and the other is refused', async () => {
  const dataDir = aFolder()
  const starts = await Promise.allSettled([start(dataDir), start(dataDir)])
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a process id that now belongs to another program is ignored', async () => {
  const dataDir = aMigratedFolder()
  await (await start(dataDir)).stop()
  const stranger = spawn('sleep', ['60'])
  onTestFinished(() => void stranger.kill())
  const data = join(dataDir, 'postgres', 'data')
  writeFileSync(join(data, 'postmaster.pid'), `${stranger.pid}\n${data}\n1\n5432\n\n\n\nready   \n`)
  expect(await runSql(await start(dataDir), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('data of another major version is refused with instructions', async () => {
  const dataDir = aMigratedFolder()
  await (await start(dataDir)).stop()
  writeFileSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '17\n')
  await expect(start(dataDir)).rejects.toThrow(
    /written by PostgreSQL 17; this release brings PostgreSQL 18\. Make a backup/,
  )
})

test('a folder with other contents is not changed', async () => {
  const dataDir = aFolder()
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'holiday.jpg'), '')
  await expect(start(dataDir)).rejects.toThrow('is not a database folder of this product')
})

test('a folder that cannot be created is refused with a message', async () => {
  const dataDir = join(aFolder(), 'file')
  writeFileSync(dataDir, '')
  await expect(start(join(dataDir, 'below'))).rejects.toThrow(
    /cannot be used \(.*choose another DATA_DIR/,
  )
})

test('a lost password is reported', async () => {
  const dataDir = aMigratedFolder()
  await (await start(dataDir)).stop()
  writeFileSync(join(dataDir, 'postgres', 'password'), 'vergeten')
  await expect(start(dataDir)).rejects.toThrow(/The password in .* no longer opens the database/)
})

test('a server that does not start is reported with its log', async () => {
  const broken = startEmbedded({
    dataDir: aMigratedFolder(),
    settings: { shared_buffers: 'enormous' },
  })
  await expect(broken).rejects.toThrow(
    /did not start: .*shared_buffers.* \(its log is .*postgres\.log\)/,
  )
})

test('a path too long for a socket works', async () => {
  const dataDir = join(aFolder(), 'diep'.repeat(30))
  copyFolder(inject('migratedFolder'), dataDir)
  const postgres = await start(dataDir)
  expect(postgres.connection.host).not.toContain('diep')
  expect(await runSql(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.runIf(isRoot)(
  'as root it works in a folder below one that is closed to everyone else',
  async () => {
    const closed = aFolder()
    const dataDir = join(closed, 'home', 'data')
    mkdirSync(dataDir, { recursive: true })
    chownSync(closed, DAEMON, DAEMON)
    chmodSync(closed, 0o700)
    expect(await runSql(await start(dataDir), 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

test.runIf(isRoot)("as root it keeps another user's data that user's", async () => {
  const dataDir = aFolder()
  chownSync(dataDir, DAEMON, DAEMON)
  await (await start(dataDir)).stop()
  const again = await start(dataDir)
  expect(await runSql(again, 'select 1 as one')).toEqual([{ one: 1 }])
  const owners = readdirSync(join(dataDir, 'postgres'), { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(dataDir, 'postgres', name)).uid,
  )
  expect(new Set(owners)).toEqual(new Set([DAEMON]))
})

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded({ dataDir })
  onTestFinished(() => postgres.stop())
  return postgres
}

async function runSql({ connection }: Pick<EmbeddedPostgres, 'connection'>, statement: string) {
  const database = openDatabase(connection, { maxConnections: 1 })
  const { rows } = await database.pool.query(statement).finally(() => database.close())
  return rows
}

function postmasterOf(dataDir: string): number {
  return Number.parseInt(
    readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8'),
    10,
  )
}

// A process that nobody has buried yet is dead all the same.
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}

/** A process of its own that starts the database, commits one row and then only waits. */
async function aProcessWith(
  dataDir: string,
): Promise<{ process: ChildProcess; postmaster: number }> {
  const program = `
    import { openDatabase } from '${import.meta.dirname}/database.ts'
    import { startEmbedded } from '${import.meta.dirname}/embedded.ts'
    const { connection } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    const { pool } = openDatabase(connection)
    await pool.query("create table notes (text text); insert into notes values ('kept')")
    console.log('committed')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(createInterface(child.stdout), 'line')
  return { process: child, postmaster: postmasterOf(dataDir) }
}
