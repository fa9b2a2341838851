import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { startProduct } from '#platform/testing/product.ts'
import { aTokenIssuer, CLIENT_ID, issuerAnswer } from './token-issuer.ts'

type CleanUp = (end: () => Promise<void>) => void

/** An outside issuer on its own port; it runs until the test ends, or with `afterAll` as `cleanUp` until those of the file have. */
export async function anIssuerOnline(cleanUp: CleanUp = onTestFinished) {
  const server = createServer()
  const url = `http://127.0.0.1:${await listen(server)}`
  const { jwks, tokenFor } = await aTokenIssuer(url)
  server.on('request', (request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(issuerAnswer(url, jwks, request.url ?? '')))
  })
  cleanUp(async () => void server.close())
  return { url, tokenFor }
}

/**
 * A process of the product on its own data folder; killed when the test ends. Without `issuer` it uses the embedded
 * sign-in. With `afterAll` as `cleanUp` it is killed when the tests of the file have ended.
 */
export async function aServerProcess(
  options: {
    dataDir: string
    issuer?: string
    env?: Record<string, string>
  },
  cleanUp: CleanUp = onTestFinished,
) {
  const product = await startProduct({
    DATA_DIR: options.dataDir,
    DEMO_DATA: '0',
    RATE_LIMIT: 'off',
    ...(options.issuer && { OIDC_ISSUER: options.issuer, OIDC_CLIENT_ID: CLIENT_ID }),
    ...options.env,
  })
  cleanUp(() => product.kill())
  return product
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
