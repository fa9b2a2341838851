import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll } from 'vitest'
import type { TestDatabase } from './database.ts'
import { aFolder } from './folder.ts'
import { aFreePort } from './product.ts'

type Connection = TestDatabase<unknown>['connection']

/** `npm run check -- full` sets it (scripts/checks.mjs): what tests skip elsewhere for want of a program, they then need. */
export const needsPrograms = process.env.DATABASE_PROGRAMS === '1'

/** Whether Debian's PgBouncer is installed (apt install pgbouncer). */
export const hasPgBouncer = isInstalled('pgbouncer')

/** A PgBouncer in transaction mode before a server, with few connections to it. Runs until the tests of the file end. */
export async function aPgBouncer(server: Connection) {
  if (!hasPgBouncer) throw new Error('PgBouncer is not installed: apt install pgbouncer')
  const folder = aFolder(afterAll)
  const [file, port] = [join(folder, 'pgbouncer.ini'), await aFreePort()]
  writeFileSync(file, settings(server, port))
  chmodSync(file, 0o600)
  const start = async () => {
    // It refuses to run as root; within a user namespace of its own it is nobody.
    const namespace = process.getuid?.() === 0 ? ['unshare', '--user', '--'] : []
    const endsWithUs = ['setpriv', '--pdeathsig', 'KILL']
    const words = [...namespace, ...endsWithUs, 'pgbouncer', '--quiet', file]
    const child = spawn('env', words, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.unref()
    while (!(await isListening(port))) {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`)
      await delay(20)
    }
    return child
  }
  let running = await start()
  const kill = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }
  afterAll(kill)
  return {
    /** The same database through PgBouncer. */
    connectionTo: (connection: Connection): Connection => ({
      ...connection,
      host: '127.0.0.1',
      port,
    }),
    kill,
    restart: async () => {
      await kill()
      running = await start()
    },
  }
}

function settings({ host, port, user, password }: Connection, listenPort: number): string {
  return `[databases]
* = host=${host} port=${port} user=${user} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
query_wait_timeout = 8
server_login_retry = 1
log_connections = 0
log_disconnections = 0
`
}

export function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const opened = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return opened
}
