import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillTemplate } from './fill-template.ts'
import {
  APP_FOLDER,
  APPS,
  type AppName,
  BACKUP_FOLDER,
  type Layout,
  MEMBERS,
  type MemberName,
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
  for (const member of MEMBERS) await writeMember(layout, member)
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

/** The variables of the files of a machine of etcd. */
export function memberValues(layout: Layout, member: MemberName): Record<string, string> {
  return {
    NODE: member,
    NODE_DIR: nodeFolder(member),
    ADDRESS: layout.address(member),
    ETCD_CLUSTER: MEMBERS.map((each) => `${each}=http://${layout.address(each)}:2380`).join(','),
  }
}

/** The variables of the files of a database machine. */
export function nodeValues(layout: Layout, node: NodeName): Record<string, string> {
  return {
    NODE: node,
    NODE_DIR: nodeFolder(node),
    ADDRESS: layout.address(node),
    NETWORK: `${layout.network}.0/24`,
    ETCD_HOSTS: MEMBERS.map((each) => `${layout.address(each)}:2379`).join(','),
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

async function writeMember(layout: Layout, member: MemberName): Promise<void> {
  const folder = nodeFolder(member)
  mkdirSync(join(folder, 'etcd'), { recursive: true, mode: 0o700 })
  write('etcd.yaml', join(folder, 'etcd.yaml'), memberValues(layout, member))
  await run(['chown', '-R', 'postgres:postgres', join(folder, 'etcd'), join(folder, 'etcd.yaml')])
}

async function writeNode(layout: Layout, node: NodeName): Promise<void> {
  const values = nodeValues(layout, node)
  const folder = nodeFolder(node)
  for (const name of ['lock', 'spool'])
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 })
  for (const file of ['patroni.yaml', 'pgbackrest.conf']) write(file, join(folder, file), values)
  const owned = ['lock', 'spool', 'patroni.yaml', 'pgbackrest.conf']
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
