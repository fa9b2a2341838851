import { spawnSync } from 'node:child_process'
import { lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'

/** How to run the server's programs: a command prefix, and the user that must own the files. */
export interface RunAs {
  prefix: string[]
  uid: number | undefined
}

const NOBODY = 65_534
const NAMESPACE = ['unshare', '--user', '--']

/**
 * Finds how to run PostgreSQL, which refuses to run as root or as a user without a name.
 * - A normal user runs it directly; one without a name (some containers) in a user namespace.
 * - Root runs it as the owner of the data. Data owned by root is served in a user namespace or, where those are blocked
 *   (many containers), by the user `nobody`. `dac_override` is kept, to pass through closed parent folders.
 * @param path the data folder, or the folder in which it will be created
 */
export function runAsOwnerOf(path: string, binary: string): RunAs {
  const owner = lstatSync(path).uid
  const self = process.getuid?.()
  if (self !== 0 && self !== undefined && owner !== self) {
    throw new StartupError(
      `${path} belongs to another user (${owner}). Start as that user, or choose another DATA_DIR.`,
    )
  }
  const choice = choices(owner, self).find(({ prefix }) => works(prefix, path, binary))
  if (choice) return choice
  throw new StartupError(
    self === 0
      ? 'PostgreSQL refuses to run as root, and this machine lets root neither step down nor make a user namespace. Start as a normal user, or set DATABASE_URL.'
      : `PostgreSQL cannot run here: this user has no name, or may not use ${path}. Choose another DATA_DIR, start as another user, or set DATABASE_URL.`,
  )
}

function choices(owner: number, self: number | undefined): RunAs[] {
  if (self !== 0)
    return [
      { prefix: [], uid: undefined },
      { prefix: NAMESPACE, uid: undefined },
    ]
  const namespace = { prefix: NAMESPACE, uid: 0 }
  const stepDown = { prefix: stepDownTo(owner || NOBODY), uid: owner || NOBODY }
  return owner === 0 ? [namespace, stepDown] : [stepDown, namespace]
}

/** As root, changes the owner of the folder and everything in it to the user the server runs as. */
export function changeOwner({ uid }: RunAs, path: string): void {
  if (uid === undefined || lstatSync(path).uid === uid) return
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path)) changeOwner({ prefix: [], uid }, join(path, name))
  }
  // The folder itself comes last: its owner shows the next start that this was completed.
  lchownSync(path, uid, uid)
}

function stepDownTo(uid: number): string[] {
  const capabilities = ['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override']
  return ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', ...capabilities, '--']
}

// Without its capabilities root may not pass a parent folder, such as another user's home.
const PROBE = 'test -w "$1" && "$2" --version && id -un'

function works(prefix: string[], path: string, binary: string): boolean {
  const [command = '', ...words] = [...prefix, 'sh', '-c', PROBE, 'probe', path, binary]
  return spawnSync(command, words, { stdio: 'ignore' }).status === 0
}
