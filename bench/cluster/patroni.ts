import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Layout, NODES, type NodeName, nodeFolder, ROOT } from './layout.ts'
import { inNetwork } from './network.ts'
import { asUser, run } from './run.ts'

export interface Member {
  readonly name: NodeName
  readonly role: 'leader' | 'sync_standby' | 'replica'
  readonly state: string
  readonly timeline: number
}

/** The members as the first Patroni that answers knows them; `from` asks these nodes alone. */
export async function readMembers(
  layout: Layout,
  from: readonly NodeName[] = NODES,
): Promise<Member[]> {
  for (const node of from) {
    const answer = await fetch(`http://${layout.address(node)}:8008/cluster`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined)
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
  }
  return []
}

/** The node whose Patroni says it is the primary, or undefined. */
export async function findPrimary(
  layout: Layout,
  from: readonly NodeName[] = NODES,
): Promise<NodeName | undefined> {
  for (const node of from) {
    const answer = await fetch(`http://${layout.address(node)}:8008/primary`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined)
    if (answer?.ok) return node
  }
  return undefined
}

/** Whether there is a primary and both others follow it, one of them synchronously. */
export async function isHealthy(layout: Layout): Promise<boolean> {
  const members = await readMembers(layout)
  const leader = members.find(({ role, state }) => role === 'leader' && state === 'running')
  const following = members.filter(
    ({ role, state, timeline }) =>
      role !== 'leader' && isFollowing(state) && timeline === leader?.timeline,
  )
  return (
    leader !== undefined &&
    following.length === NODES.length - 1 &&
    following.some(({ role }) => role === 'sync_standby')
  )
}

// Patroni 3.0 says `running`, later ones `streaming`.
const isFollowing = (state: string) => state === 'running' || state === 'streaming'

/**
 * Runs SQL as the superuser, by the socket in a folder below ROOT, such as that of a node.
 * @returns unaligned rows without a head
 */
export function psql(
  place: string,
  input: string,
  { database = 'postgres', variables = {} as Record<string, string> } = {},
): Promise<string> {
  const set = Object.entries(variables).flatMap(([name, value]) => ['-v', `${name}=${value}`])
  const words = ['psql', '-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', ...set]
  return run(
    asUser('postgres', [...words, '-h', join(ROOT, place), '-d', database, '-f', '-']),
    input,
  )
}

/** Runs patronictl as an operator does. */
export function patronictl(node: NodeName, ...words: string[]): Promise<string> {
  const config = join(nodeFolder(node), 'patroni.yaml')
  return run(inNetwork(node, asUser('postgres', ['patronictl', '-c', config, ...words])))
}

/** The process of a node's PostgreSQL; its sessions are children of it. */
export function postmasterPid(node: NodeName): number {
  const file = readFileSync(join(nodeFolder(node), 'data', 'postmaster.pid'), 'utf8')
  return Number(file.split('\n')[0])
}
