import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

/** Runs a command. @returns its output. @throws with what it wrote when it fails */
export async function run(words: readonly string[], input?: string): Promise<string> {
  const [command = '', ...rest] = words
  const child = spawn(command, rest, { stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.on('error', () => {}) // it may end without reading
  child.stdin.end(input)
  const code = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  if ((await code) === 0) return output
  throw new Error(`${words.join(' ')} failed: ${errors || output}`)
}

/** Words that run a command as another user. */
export function asUser(user: string, words: readonly string[]): string[] {
  return ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', ...words]
}

/** Waits until `check` gives something. @throws when it has not after `seconds`, with the last error */
export async function until<Value>(
  what: string,
  check: () => Promise<Value | undefined | false>,
  seconds = 120,
): Promise<Value> {
  const endsAt = performance.now() + seconds * 1000
  let last: unknown
  while (performance.now() < endsAt) {
    try {
      const value = await check()
      if (value) return value
    } catch (error) {
      last = error
    }
    await delay(200)
  }
  throw new Error(`${what}: not within ${seconds} s`, { cause: last })
}
