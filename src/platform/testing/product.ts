import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'

export interface Product {
  /** `http://127.0.0.1:PORT`; also its PUBLIC_URL unless `env` sets another. */
  url: string
  /** Stops it with SIGTERM. @returns the exit code and the time it took */
  stop(): Promise<{ code: number | null; ms: number }>
  /** Kills it with SIGKILL. */
  kill(): Promise<void>
}

/**
 * Starts the product in its own process and resolves when it is ready.
 * @param folder the folder with the build that it serves
 */
export async function startProduct(
  env: Record<string, string>,
  port?: number,
  folder = '.',
): Promise<Product> {
  const chosenPort = port ?? (await aFreePort())
  const child = spawn(process.execPath, [resolve('src/main.ts')], {
    env: { ...startEnvironment(), PORT: String(chosenPort), ...env },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const startedAt = Date.now()
    child.kill(signal)
    const [code] = await exited
    return { code: code as number | null, ms: Date.now() - startedAt }
  }
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes('Bloesem is ready at')) resolve()
    })
    exited.then(() => reject(new Error(`the product ended before it was ready: ${output}`)), reject)
  })
  return {
    url: `http://127.0.0.1:${chosenPort}`,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

/** What a process of the product needs to start: no other variable of this one. */
export function startEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}

/** A free port. */
export async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
