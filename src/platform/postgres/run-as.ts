import { spawnSync } from 'node:child_process'
import { lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartFault } from '../fault.ts'

/** How to run the server's programs: words before the command, and the user the files must belong to. */
export interface RunAs {
  prefix: string[]
  uid: number | undefined
}

const NOBODY = 65_534
const NAMESPACE = ['unshare', '--user', '--']

/**
 * PostgreSQL refuses to run as root. As a normal user nothing is needed. As root it runs as the owner of
 * the data; data of root's own in a user namespace, where it is nobody in particular but keeps root's
 * files, or, where namespaces are blocked (many containers), as the user `nobody`. Stepping down keeps the
 * one capability to pass folders that are closed to others.
 */
export function runAsOwnerOf(path: string): RunAs {
  const owner = lstatSync(path).uid
  const self = process.getuid?.()
  if (self !== 0) {
    if (self !== undefined && owner !== self) {
      throw new StartFault(`${path} belongs to another user (${owner}). Start as that user, or choose another DATA_DIR.`)
    }
    return { prefix: [], uid: undefined }
  }
  const namespace = { prefix: NAMESPACE, uid: 0 }
  const stepDown = { prefix: stepDownTo(owner || NOBODY), uid: owner || NOBODY }
  const choices = owner === 0 ? [namespace, stepDown] : [stepDown, namespace]
  const choice = choices.find(({ prefix }) => works(prefix))
  if (choice) return choice
  throw new StartFault('PostgreSQL refuses to run as root, and this machine lets root neither step down nor make a user namespace. Start as a normal user, or set DATABASE_URL.')
}

/** As root, makes the folder and everything in it the property of the user the server runs as. */
export function giveTo({ uid }: RunAs, path: string): void {
  if (uid === undefined || lstatSync(path).uid === uid) return
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path)) giveTo({ prefix: [], uid }, join(path, name))
  }
  // The folder itself comes last: its owner tells the next start that all of it was given.
  lchownSync(path, uid, uid)
}

function stepDownTo(uid: number): string[] {
  const capabilities = ['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override']
  return ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', ...capabilities, '--']
}

function works([command = '', ...prefix]: string[]): boolean {
  return spawnSync(command, [...prefix, 'true'], { stdio: 'ignore' }).status === 0
}
