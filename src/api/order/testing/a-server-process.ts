import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { aTokenIssuer, CLIENT_ID, issuerAnswer } from '../../testing/token-issuer.ts'

/** An issuer of sign-ins on a port of its own, which outlives every server process of the test. */
export async function anIssuerOnline() {
  const server = createServer()
  const url = `http://127.0.0.1:${await listen(server)}`
  const { jwks, tokenFor } = await aTokenIssuer(url)
  server.on('request', (request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(issuerAnswer(url, jwks, request.url ?? '')))
  })
  onTestFinished(() => void server.close())
  return { url, tokenFor }
}

/**
 * The product itself as an operator runs it, on a data folder with its own database, ready to be asked. It
 * is given a port that was free a moment ago.
 */
export async function aServerProcess({ dataDir, issuer }: { dataDir: string; issuer: string }) {
  const port = await aFreePort()
  const child = spawn(process.execPath, ['src/main.ts'], {
    env: {
      PATH: process.env.PATH,
      ...{ PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: '0', RATE_LIMIT: 'off' },
      ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('Bloesem is ready at')) resolve()
    })
    exited.then(() => reject(new Error(`the server ended before it was ready: ${said}`)), reject)
  })
  return {
    url: `http://127.0.0.1:${port}`,
    /** kill -9, returning when the process is gone. */
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function aFreePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
