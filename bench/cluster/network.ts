import { type Layout, MACHINES, type MachineName } from './layout.ts'
import { run } from './run.ts'

/**
 * A network of its own for each machine, all joined by a switch, which stands in a network of its own too. The names
 * are seen by the cluster alone: when its last process ends, the kernel takes all of it away.
 */
export async function openNetwork(layout: Layout): Promise<void> {
  await run(['mkdir', '-p', '/run/netns'])
  await run(['mount', '-t', 'tmpfs', 'tmpfs', '/run/netns'])
  await run(['ip', 'netns', 'add', 'switch'])
  await run(inNetwork('switch', ['ip', 'link', 'add', 'switch', 'type', 'bridge']))
  await run(inNetwork('switch', ['ip', 'link', 'set', 'switch', 'up']))
  for (const machine of MACHINES) {
    await run(['ip', 'netns', 'add', machine])
    await joinSwitch(machine, ['ip', 'link', 'set', linkOf(machine), 'netns', machine])
    await run(inNetwork(machine, ['ip', 'link', 'set', 'lo', 'up']))
    await run(
      inNetwork(machine, [
        'ip',
        'addr',
        'add',
        `${layout.address(machine)}/24`,
        'dev',
        linkOf(machine),
      ]),
    )
    await run(inNetwork(machine, ['ip', 'link', 'set', linkOf(machine), 'up']))
  }
  const { hostLink, network } = layout
  await joinSwitch('host', ['ip', 'link', 'set', linkOf('host'), 'name', hostLink])
  await run(['ip', 'addr', 'add', `${network}.1/24`, 'dev', hostLink])
  await run(['ip', 'link', 'set', hostLink, 'up'])
}

/** Words that run a command in the network of a machine. */
export function inNetwork(network: MachineName | 'switch', words: readonly string[]): string[] {
  return ['ip', 'netns', 'exec', network, ...words]
}

/** Pulls the network cable of a machine, or puts it back. */
export async function setLinkState(machine: MachineName, state: 'up' | 'down'): Promise<void> {
  await run(inNetwork('switch', ['ip', 'link', 'set', portOf(machine), state]))
}

const linkOf = (name: string) => `link-${name}`
const portOf = (name: string) => `port-${name}`

/** A cable from the switch; `place` puts its other end where it belongs. */
async function joinSwitch(name: string, place: readonly string[]): Promise<void> {
  await run(['ip', 'link', 'add', linkOf(name), 'type', 'veth', 'peer', 'name', portOf(name)])
  await run(['ip', 'link', 'set', portOf(name), 'netns', 'switch'])
  await run(inNetwork('switch', ['ip', 'link', 'set', portOf(name), 'master', 'switch', 'up']))
  await run(place)
}
