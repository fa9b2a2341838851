import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillTemplate } from './fill-template.ts'
import {
  APP_FOLDER,
  APPS,
  type AppName,
  BACKUP_FOLDER,
  type Layout,
  NODES,
  type NodeName,
  nodeFolder,
} from './layout.ts'
import { run } from './run.ts'

const TEMPLATES = join(import.meta.dirname, '../../deploy/cluster')
export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin'

/** The passwords of one cluster, which only its own machine reaches. */
export const PASSWORDS = {
  postgres: 'bloesem-postgres',
  replication: 'bloesem-replication',
  rewind: 'bloesem-rewind',
  bloesem: 'bloesem-cluster',
} as const

/** Writes the files of deploy/cluster for every machine, filled. */
export async function writeConfiguration(layout: Layout): Promise<void> {
  for (const node of NODES) await writeNode(layout, node)
  for (const app of APPS) await writePgbouncer(layout, app)
  const values = {
    LEADER_PORT: String(layout.leaderPort),
    REPLICAS_PORT: String(layout.replicasPort),
    SITE_ADDRESS: `127.0.0.1:${layout.sitePort}`,
    SITE_SCHEME: 'http',
    ...Object.fromEntries(NODES.map((node) => [node.toUpperCase(), layout.address(node)])),
    ...Object.fromEntries(
      APPS.map((app) => [app.toUpperCase(), `127.0.0.1:${layout.appPort(app)}`]),
    ),
  }
  write('haproxy.cfg', join(APP_FOLDER, 'haproxy.cfg'), values)
}

/** The variables of a machine's files; its folder is given where a second cluster has the same name of a machine. */
export function nodeValues(
  layout: Layout,
  node: NodeName,
  folder = nodeFolder(node),
): Record<string, string> {
  const everyNode = (entry: (each: NodeName) => string) => NODES.map(entry).join(',')
  return {
    NODE: node,
    NODE_DIR: folder,
    ADDRESS: layout.address(node),
    NETWORK: `${layout.network}.0/24`,
    ETCD_CLUSTER: everyNode((each) => `${each}=http://${layout.address(each)}:2380`),
    ETCD_HOSTS: everyNode((each) => `${layout.address(each)}:2379`),
    POSTGRES_BIN,
    SHARED_BUFFERS: '256MB',
    POSTGRES_PASSWORD: PASSWORDS.postgres,
    REPLICATION_PASSWORD: PASSWORDS.replication,
    REWIND_PASSWORD: PASSWORDS.rewind,
    BACKUP_CONFIG: backupConfig(node),
    BACKUP_DIR: BACKUP_FOLDER,
    // The watchdog of this machine would restart everything.
    WATCHDOG: 'off',
  }
}

export const backupConfig = (node: NodeName): string => join(nodeFolder(node), 'pgbackrest.conf')

/** Fills a file of deploy/cluster. */
export function write(
  template: string,
  target: string,
  values: Readonly<Record<string, string>>,
): void {
  writeFileSync(target, fillTemplate(readFileSync(join(TEMPLATES, template), 'utf8'), values))
}

async function writeNode(layout: Layout, node: NodeName): Promise<void> {
  const values = nodeValues(layout, node)
  const folder = nodeFolder(node)
  for (const name of ['etcd', 'lock', 'spool'])
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 })
  for (const file of ['etcd.yaml', 'patroni.yaml', 'pgbackrest.conf'])
    write(file, join(folder, file), values)
  const owned = ['etcd', 'lock', 'spool', 'etcd.yaml', 'patroni.yaml', 'pgbackrest.conf']
  await run(['chown', '-R', 'postgres:postgres', ...owned.map((name) => join(folder, name))])
}

async function writePgbouncer(layout: Layout, app: AppName): Promise<void> {
  const users = join(APP_FOLDER, 'pgbouncer-users.txt')
  writeFileSync(users, `"bloesem" "${PASSWORDS.bloesem}"\n`)
  const file = join(APP_FOLDER, `pgbouncer-${app}.ini`)
  write('pgbouncer.ini', file, {
    LEADER_PORT: String(layout.leaderPort),
    PGBOUNCER_PORT: String(layout.pgbouncerPort(app)),
    AUTH_FILE: users,
  })
  chmodSync(users, 0o600)
  await run(['chown', 'postgres:postgres', users, file])
}
