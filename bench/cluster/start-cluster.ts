import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { step } from '../../scripts/bootstrap.mjs'
import { backupConfig, PASSWORDS, writeConfiguration } from './configure.ts'
import { mountDisks } from './disks.ts'
import {
  APP_FOLDER,
  APPS,
  type AppName,
  type Layout,
  MACHINES,
  MEMBERS,
  type MemberName,
  NODES,
  type NodeName,
  nodeFolder,
  ROOT,
} from './layout.ts'
import { inNetwork, openNetwork } from './network.ts'
import { findPrimary, isHealthy, psql } from './patroni.ts'
import { asUser, run, until } from './run.ts'
import { openSupervisor, type Supervisor } from './supervisor.ts'

export interface Cluster {
  readonly layout: Layout
  readonly supervisor: Supervisor
  /** The variables of the product's processes. */
  readonly productEnvironment: (app: AppName) => Record<string, string>
  stop(): Promise<void>
}

export const PATRONI = (node: NodeName): string => `patroni-${node}`
export const PGBOUNCER = (app: AppName): string => `pgbouncer-${app}`

/** What the processes of the product share; each installation makes its own with `openssl rand -base64 32`. */
const SECRET_KEY = 'the secret key of a cluster on one machine, for trials alone'

interface Options {
  readonly layout: Layout
  readonly dataDir: string
  /** More variables of the product's processes. */
  readonly environment?: Record<string, string>
}

/** Starts every part in the order in which an operator builds it up. Resolves when the site answers. */
export async function startCluster({
  layout,
  dataDir,
  environment = {},
}: Options): Promise<Cluster> {
  const supervisor = openSupervisor()
  const productEnvironment = (app: AppName) => ({ ...environmentOf(layout, app), ...environment })
  const cluster: Cluster = {
    layout,
    supervisor,
    productEnvironment,
    stop: () => stopAll(supervisor),
  }
  try {
    await step('A network and a disk for each of six machines', async () => {
      await mountDisks(dataDir)
      await openNetwork(layout)
      await writeConfiguration(layout)
    })
    await step('etcd, three members', async () => {
      for (const member of MEMBERS) startEtcd(supervisor, member)
      await until('etcd answers', () => isEtcdHealthy(layout))
    })
    await step('Patroni with a primary and two standbys, one of them synchronous', async () => {
      for (const node of NODES) startPatroni(supervisor, node)
      // A cluster that starts again first finds what etcd remembers of it.
      await until('a primary that takes writes', () => findWritable(layout), 300)
      await until('two standbys', () => isHealthy(layout), 300)
    })
    await step('The database and its archive', () => prepareDatabase(layout))
    await step(
      'PgBouncer beside each process of the product, HAProxy in front of all',
      async () => {
        for (const app of APPS) startPgbouncer(supervisor, app)
        supervisor.start('haproxy', {
          words: ['haproxy', '-db', '-f', join(APP_FOLDER, 'haproxy.cfg')],
          stopSignal: 'SIGUSR1',
        })
      },
    )
    await step('Three processes of the product', async () => {
      // The first one migrates and fills the demo market.
      for (const app of APPS) {
        startProduct(supervisor, app, productEnvironment(app))
        await until(
          `${app} is ready`,
          () => isReady(`http://127.0.0.1:${layout.appPort(app)}`),
          400,
        )
      }
      await until('the site answers', () => isReady(layout.siteUrl))
    })
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(2_000) })
  await answer.arrayBuffer()
  return answer.ok
}

function environmentOf(layout: Layout, app: AppName): Record<string, string> {
  const address = (port: number) =>
    `postgres://bloesem:${PASSWORDS.bloesem}@127.0.0.1:${port}/bloesem`
  return {
    PORT: String(layout.appPort(app)),
    PUBLIC_URL: layout.siteUrl,
    TRUST_PROXY: '1',
    DATA_DIR: join(APP_FOLDER, app),
    DATABASE_URL: address(layout.pgbouncerPort(app)),
    DATABASE_DIRECT_URL: address(layout.leaderPort),
    DATABASE_REPLICA_URL: address(layout.replicasPort),
    SECRET_KEY,
    METRICS: '1',
  }
}

function startEtcd(supervisor: Supervisor, member: MemberName): void {
  const words = ['etcd', '--config-file', join(nodeFolder(member), 'etcd.yaml')]
  supervisor.start(member, { words: inNetwork(member, asUser('postgres', words)) })
}

function startPatroni(supervisor: Supervisor, node: NodeName): void {
  const words = ['patroni', join(nodeFolder(node), 'patroni.yaml')]
  supervisor.start(PATRONI(node), {
    words: inNetwork(node, asUser('postgres', words)),
    env: { PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
  })
}

function startPgbouncer(supervisor: Supervisor, app: AppName): void {
  const words = ['pgbouncer', '-q', join(APP_FOLDER, `pgbouncer-${app}.ini`)]
  supervisor.start(PGBOUNCER(app), { words: asUser('postgres', words), stopSignal: 'SIGINT' })
}

/** `release` is the folder of the release that runs. */
function startProduct(
  supervisor: Supervisor,
  app: AppName,
  env: Record<string, string>,
  release = '.',
): void {
  supervisor.start(app, { ...productProgram(release), env: { PATH: process.env.PATH, ...env } })
}

export function productProgram(release: string) {
  return { words: [process.execPath, resolve(release, 'src/main.ts')], folder: resolve(release) }
}

async function isEtcdHealthy(layout: Layout): Promise<boolean> {
  const answers = await Promise.all(
    MEMBERS.map((member) => fetch(`http://${layout.address(member)}:2379/health`)),
  )
  const bodies = await Promise.all(answers.map((answer) => answer.json()))
  return bodies.every((body) => (body as { health: string }).health === 'true')
}

async function findWritable(layout: Layout): Promise<NodeName | undefined> {
  const primary = await findPrimary(layout)
  const answer = primary && (await psql(primary, 'select pg_is_in_recovery()'))
  return answer?.trim() === 'f' ? primary : undefined
}

async function prepareDatabase(layout: Layout): Promise<void> {
  const primary = await until('a primary', () => findWritable(layout))
  const known = await psql(primary, `select 1 from pg_database where datname = 'bloesem'`)
  if (known.trim() === '') {
    const file = join(import.meta.dirname, '../../deploy/cluster/create-database.sql')
    await psql(primary, readFileSync(file, 'utf8'), { variables: { password: PASSWORDS.bloesem } })
  }
  await backrest(primary, 'stanza-create')
}

/** Runs pgBackRest on a node as its user. */
export function backrest(node: NodeName, ...words: string[]): Promise<string> {
  const config = `--config=${backupConfig(node)}`
  return run(asUser('postgres', ['pgbackrest', config, '--stanza=bloesem', ...words]))
}

// The databases last, and their disks after them, so that nothing is cut off.
async function stopAll(supervisor: Supervisor): Promise<void> {
  const names = supervisor.names()
  const stopKind = (pattern: RegExp) =>
    Promise.all(names.filter((name) => pattern.test(name)).map((name) => supervisor.stop(name)))
  for (const kind of [/^app/, /^(haproxy|pgbouncer)/, /^patroni/, /^etcd/]) await stopKind(kind)
  for (const machine of MACHINES) await run(['umount', join(ROOT, machine)]).catch(() => {})
}
