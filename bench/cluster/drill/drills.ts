import { setTimeout as delay } from 'node:timers/promises'
import { type APPS, NODES, type NodeName } from '../layout.ts'
import { setLinkState } from '../network.ts'
import { findPrimary, isHealthy, patronictl, postmasterPid, readMembers } from '../patroni.ts'
import { until } from '../run.ts'
import { type Cluster, isReady, PATRONI, PGBOUNCER } from '../start-cluster.ts'
import { findEtcdLeader } from './etcd-leader.ts'
import { fillDisk } from './fill-disk.ts'
import { releaseRolling } from './rolling-release.ts'

export interface Drill {
  readonly name: string
  readonly title: string
  /** Whether the short run has it. */
  readonly isShort: boolean
  /** Breaks something under load and resolves when the cluster is whole again. @returns notes for the table */
  run(cluster: Cluster): Promise<string[]>
}

/** How long a machine stays away before it comes back. */
const AWAY_MS = 40_000
/** In that time Patroni and systemd restart what was killed. */
const RESTART_SECONDS = 120

export const DRILLS: readonly Drill[] = [
  {
    name: 'primary',
    title: 'kill -9 of the primary: PostgreSQL and Patroni, away for 40 s',
    isShort: true,
    run: async (cluster) => {
      const primary = await primaryOf(cluster)
      return replaced(cluster, primary, async () => {
        killDatabase(cluster, primary)
        await delay(AWAY_MS)
        cluster.supervisor.resume(PATRONI(primary))
      })
    },
  },
  {
    name: 'postmaster',
    title: 'kill -9 of the PostgreSQL of the primary alone',
    isShort: false,
    run: async (cluster) => {
      const primary = await primaryOf(cluster)
      return replaced(cluster, primary, async () => {
        process.kill(postmasterPid(primary), 'SIGKILL')
        await delay(AWAY_MS / 2)
      })
    },
  },
  {
    name: 'standby',
    title: 'kill -9 of the synchronous standby: PostgreSQL and Patroni, away for 40 s',
    isShort: false,
    run: async (cluster) => {
      const members = await readMembers(cluster.layout)
      const standby = members.find(({ role }) => role === 'sync_standby')?.name
      if (!standby) throw new Error('there is no synchronous standby')
      return timed(cluster, async () => {
        killDatabase(cluster, standby)
        await delay(AWAY_MS)
        cluster.supervisor.resume(PATRONI(standby))
      })
    },
  },
  {
    name: 'etcd',
    title: 'kill -9 of the leader of etcd',
    isShort: false,
    run: async (cluster) => {
      const leader = await findEtcdLeader(cluster.layout)
      return timed(cluster, async () => {
        process.kill(cluster.supervisor.pidOf(leader), 'SIGKILL')
        await delay(AWAY_MS / 2)
      })
    },
  },
  {
    name: 'etcd-network',
    title: 'the network cable of the leader of etcd pulled (network namespace), for 40 s',
    isShort: false,
    run: async (cluster) => {
      const leader = await findEtcdLeader(cluster.layout)
      return timed(cluster, async () => {
        await setLinkState(leader, 'down')
        await delay(AWAY_MS)
        await setLinkState(leader, 'up')
      })
    },
  },
  {
    name: 'product',
    title: 'kill -9 of a process of the product',
    isShort: true,
    run: (cluster) =>
      timed(cluster, async () => {
        process.kill(cluster.supervisor.pidOf('app1'), 'SIGKILL')
        await delay(AWAY_MS / 2)
        await until('app1 is ready', () => isReady(urlOf(cluster, 'app1')), RESTART_SECONDS)
      }),
  },
  {
    name: 'pgbouncer',
    title: 'kill -9 of a PgBouncer',
    isShort: false,
    run: (cluster) =>
      timed(cluster, async () => {
        process.kill(cluster.supervisor.pidOf(PGBOUNCER('app1')), 'SIGKILL')
        await delay(AWAY_MS / 2)
      }),
  },
  {
    name: 'network',
    title: 'the network cable of the primary pulled (network namespace), for 40 s',
    isShort: false,
    run: async (cluster) => {
      const primary = await primaryOf(cluster)
      return replaced(cluster, primary, async () => {
        await setLinkState(primary, 'down')
        await delay(AWAY_MS)
        await setLinkState(primary, 'up')
      })
    },
  },
  {
    name: 'disk',
    title: 'the disk of the primary full',
    isShort: false,
    run: async (cluster) => {
      const primary = await primaryOf(cluster)
      return replaced(cluster, primary, async () => {
        const free = await fillDisk(primary)
        await delay(AWAY_MS)
        await free()
      })
    },
  },
  {
    name: 'switchover',
    title: 'planned switchover (patronictl)',
    isShort: true,
    run: async (cluster) => {
      const members = await readMembers(cluster.layout)
      const from = members.find(({ role }) => role === 'leader')?.name
      const to = members.find(({ role }) => role === 'sync_standby')?.name
      if (!from || !to) throw new Error('there is no primary or no synchronous standby')
      return replaced(cluster, from, async () => {
        await patronictl(
          from,
          'switchover',
          'bloesem',
          '--master',
          from,
          '--candidate',
          to,
          '--force',
        )
      })
    },
  },
  {
    name: 'release',
    title: 'rolling release of the three processes, with a migration',
    isShort: false,
    run: (cluster) => timed(cluster, () => releaseRolling(cluster)),
  },
]

async function primaryOf({ layout }: Cluster): Promise<NodeName> {
  return until('a primary', () => findPrimary(layout), 60)
}

function urlOf({ layout }: Cluster, app: (typeof APPS)[number]): string {
  return `http://127.0.0.1:${layout.appPort(app)}`
}

/** Kills PostgreSQL and Patroni of a machine, which stays away. */
function killDatabase({ supervisor }: Cluster, node: NodeName): void {
  supervisor.hold(PATRONI(node))
  const patroni = supervisor.pidOf(PATRONI(node))
  process.kill(postmasterPid(node), 'SIGKILL')
  process.kill(patroni, 'SIGKILL')
}

/** Does what breaks, waits until the cluster is whole. @returns how long that took */
async function timed(cluster: Cluster, breaks: () => Promise<unknown>): Promise<string[]> {
  const startedAt = performance.now()
  await breaks()
  await until('the cluster is healthy', () => isHealthy(cluster.layout), 300)
  return [`whole again after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`]
}

/** The same where the primary may move: says to which machine and when. */
async function replaced(
  cluster: Cluster,
  old: NodeName,
  breaks: () => Promise<unknown>,
): Promise<string[]> {
  const others = NODES.filter((node) => node !== old)
  const startedAt = performance.now()
  let movedMs: number | undefined
  let isDone = false
  const watching = (async () => {
    while (!isDone && movedMs === undefined) {
      if (await findPrimary(cluster.layout, others)) movedMs = performance.now() - startedAt
      else await delay(100)
    }
  })()
  const notes = await timed(cluster, breaks)
  isDone = true
  await watching
  return movedMs === undefined
    ? ['the primary stayed', ...notes]
    : [`another primary after ${(movedMs / 1000).toFixed(1)} s`, ...notes]
}
