import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { aFreePort, startEnvironment } from '../../src/platform/testing/product.ts'

/** The product in a process of its own that says how much memory it takes. */
export async function startMeasuredProduct(dataDir: string) {
  const port = await aFreePort()
  const preload = resolve('bench/memory/report-memory.ts')
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', preload, resolve('src/main.ts')],
    {
      // Each reader of a live schedule has an address of its own: a process limits the streams of one.
      env: {
        ...startEnvironment(),
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMIT: 'off',
        TRUST_PROXY: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  const exited = once(child, 'exit')
  const ended = exited.then(() => {
    throw new Error('the product ended')
  })
  for (let output = ''; !output.includes('Bloesem is ready at'); ) {
    const [chunk] = (await Promise.race([once(child.stdout ?? child, 'data'), ended])) as [Buffer]
    output += chunk
  }
  child.stdout?.resume()
  return {
    url: `http://127.0.0.1:${port}`,
    /** Resident and heap after a collection, in bytes. */
    memory: async () => {
      const answer = once(child, 'message')
      child.send('memory')
      return (await Promise.race([answer, ended]))[0] as NodeJS.MemoryUsage
    },
    /** Resident now, without a collection. Linux only. */
    residentNow: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024,
    stop: async () => {
      ended.catch(() => {})
      child.kill('SIGTERM')
      await exited
    },
  }
}

export type MeasuredProduct = Awaited<ReturnType<typeof startMeasuredProduct>>

/** A connection to the embedded PostgreSQL of a running product. */
export async function connectTo(dataDir: string): Promise<pg.Client> {
  const folder = join(dataDir, 'postgres')
  const client = new pg.Client({
    host: join(folder, 'socket'),
    user: 'bloesem',
    database: 'bloesem',
    password: readFileSync(join(folder, 'password'), 'utf8').trim(),
  })
  await client.connect()
  return client
}
