import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { startProduct } from '#platform/testing/product.ts'
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

/** The product on a data folder with its own database; gone when the test ends. */
export async function aServerProcess({ dataDir, issuer }: { dataDir: string; issuer: string }) {
  const product = await startProduct({
    ...{ DATA_DIR: dataDir, DEMO_DATA: '0', RATE_LIMIT: 'off' },
    ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID },
  })
  onTestFinished(() => product.kill())
  return product
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
