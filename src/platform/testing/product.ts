import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'

export interface Product {
  /** `http://127.0.0.1:PORT`, its PUBLIC_URL too unless the environment says otherwise. */
  url: string
  /** Asks it to stop, and waits until it has: its exit code, and how long that took. */
  stop(): Promise<{ code: number | null; ms: number }>
  /** kill -9, returning when the process is gone. */
  kill(): Promise<void>
}

/**
 * The product itself as an operator runs it, a process of its own, ready to be asked.
 * @param folder that holds the build it serves, where that is not ours
 */
export async function startProduct(
  env: Record<string, string>,
  port?: number,
  folder = '.',
): Promise<Product> {
  const chosenPort = port ?? (await aFreePort())
  const child = spawn(process.execPath, [resolve('src/main.ts')], {
    env: { PATH: process.env.PATH, PORT: String(chosenPort), ...env },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const askedAt = Date.now()
    child.kill(signal)
    const [code] = await exited
    return { code: code as number | null, ms: Date.now() - askedAt }
  }
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('Bloesem is ready at')) resolve()
    })
    exited.then(() => reject(new Error(`the product ended before it was ready: ${said}`)), reject)
  })
  return {
    url: `http://127.0.0.1:${chosenPort}`,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

/** A port that was free a moment ago. */
export async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
