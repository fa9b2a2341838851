import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aDatabase, urlOf } from '#platform/testing/database.ts'
import { aFolder } from '#platform/testing/folder.ts'
import { startEnvironment } from '#platform/testing/product.ts'

/** What an operator reads who starts it like this: all that it says on standard error. */
async function outputOfStart(env: Record<string, string>): Promise<string> {
  const DATABASE_URL = urlOf((await aDatabase()).connection)
  const asked = { ...startEnvironment(), DATABASE_URL, DATA_DIR: aFolder(), ...env }
  return new Promise((said) => {
    execFile(process.execPath, [resolve('src/main.ts')], { env: asked }, (_error, stdout, stderr) =>
      said(`${stdout}${stderr}`),
    )
  })
}

// Two processes read all of the code.
const STARTS = { timeout: 120_000 }

test('a port in use and an unknown host stop the start with a message each', STARTS, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const [taken, unknown] = await Promise.all([
    outputOfStart({ PORT: String(port) }),
    outputOfStart({ PORT: '0', HOST: '999.1.1.1', PUBLIC_URL: 'https://salons.example' }),
  ])
  expect(taken).toContain(`\nPort ${port} is taken. Stop what uses it`)
  expect(unknown).toMatch(
    /\nCannot listen on 999\.1\.1\.1:0 \((ENOTFOUND|EAI_AGAIN)\)\. Choose another HOST/,
  )
  for (const said of [taken, unknown]) {
    expect(said).not.toMatch(/ at .*\.ts|stack/)
    expect(said).not.toMatch(/PostgreSQL|market/) // noticed before any work is done
  }
})

test(
  'a demo market open to strangers and a real market with demo accounts stop the start with a message',
  STARTS,
  async () => {
    const database = await aDatabase(onTestFinished)
    await database.pool.query(
      `insert into app_state (key, value, changed_at) values ('demo-market', '{}', now())`,
    )
    const DATABASE_URL = urlOf(database.connection)
    const [open, real] = await Promise.all([
      outputOfStart({ DEMO_DATA: '1', PUBLIC_URL: 'https://salons.example', DATABASE_URL }),
      outputOfStart({ PORT: '0', PUBLIC_URL: 'https://salons.example', DATABASE_URL }),
    ])
    expect(open).toContain('\nDEMO_DATA is 1 while PUBLIC_URL https://salons.example is reachable')
    expect(real).toContain('\nThis database holds the demo market and its people')
    for (const said of [open, real]) expect(said).not.toMatch(/is ready at|\.ts:|stack/)
  },
)
