import { join } from 'node:path'

/** Everything stands below this folder while the cluster runs: its mounts are seen by the cluster's own processes only. */
export const ROOT = '/mnt/bloesem'

export const NODES = ['db1', 'db2', 'db3'] as const
export type NodeName = (typeof NODES)[number]

/** The machines of etcd are not those of the databases: see etcd.yaml. */
export const MEMBERS = ['etcd1', 'etcd2', 'etcd3'] as const
export type MemberName = (typeof MEMBERS)[number]

/** Every machine with a network and a disk of its own. */
export const MACHINES = [...NODES, ...MEMBERS] as const
export type MachineName = NodeName | MemberName

export const APPS = ['app1', 'app2', 'app3'] as const
export type AppName = (typeof APPS)[number]

/** Where the parts of one cluster listen. The machines have addresses of their own, the rest has ports of this one. */
export interface Layout {
  readonly siteUrl: string
  readonly sitePort: number
  readonly leaderPort: number
  readonly replicasPort: number
  readonly pgbouncerPort: (app: AppName) => number
  readonly appPort: (app: AppName) => number
  /** The first three numbers of the machines' network: '10.54.0'. */
  readonly network: string
  readonly address: (machine: MachineName) => string
  /** The end of the link to the machines' network on this one. */
  readonly hostLink: string
}

const LAST_BASE = 65_000

/**
 * The addresses of a cluster from CLUSTER_PORT (5400), of which it uses the 30 ports from there, and CLUSTER_NETWORK (10.54.0).
 * @throws for a value that is no port or no network
 */
export function readLayout(env: Record<string, string | undefined>): Layout {
  const base = Number(env.CLUSTER_PORT || 5400)
  if (!Number.isInteger(base) || base < 1024 || base > LAST_BASE)
    throw new Error(`CLUSTER_PORT is not a port from 1024 to ${LAST_BASE}: ${env.CLUSTER_PORT}`)
  const network = env.CLUSTER_NETWORK || '10.54.0'
  if (!/^(\d{1,3}\.){2}\d{1,3}$/.test(network) || network.split('.').some((part) => +part > 255))
    throw new Error(
      `CLUSTER_NETWORK is not the start of an IPv4 network such as 10.54.0: ${network}`,
    )
  return {
    siteUrl: `http://127.0.0.1:${base}`,
    sitePort: base,
    leaderPort: base + 2,
    replicasPort: base + 3,
    pgbouncerPort: (app) => base + 10 + APPS.indexOf(app),
    appPort: (app) => base + 20 + APPS.indexOf(app),
    network,
    address: (machine) => `${network}.${11 + MACHINES.indexOf(machine)}`,
    hostLink: `bloesem${base}`,
  }
}

/** The disk of a machine: its database or its member of etcd, and its configuration. */
export const nodeFolder = (machine: MachineName): string => join(ROOT, machine)
export const APP_FOLDER = join(ROOT, 'app')
export const LOG_FOLDER = join(ROOT, 'log')
export const BACKUP_FOLDER = join(ROOT, 'backup')
