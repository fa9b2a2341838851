import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aSubscription } from '../../src/platform/push/testing/a-subscription.ts'
import { readVapid } from '../../src/platform/push/testing/read-vapid.ts'

/** A push service on this machine with one subscribed browser; the product posts to it (redirect-pushes.ts). */
export interface LocalPushService {
  readonly subscription: ReturnType<typeof aSubscription>['subscription']
  /** The messages that arrived so far, decrypted; those that `publicKey` did not sign throw. */
  read(publicKey: string): Promise<string[]>
  close(): void
}

export async function localPushService(): Promise<LocalPushService> {
  const { subscription, read } = aSubscription()
  const received: { authorization: string; body: Buffer }[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    received.push({ authorization: request.headers.authorization ?? '', body })
    response.writeHead(201).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const endpoint = subscription.endpoint.replace('/fcm/send/', `/local/${port}/`)
  return {
    subscription: { ...subscription, endpoint },
    read: (publicKey) =>
      Promise.all(
        received.map(async ({ authorization, body }) => {
          await readVapid(authorization, publicKey)
          return read(body)
        }),
      ),
    close: () => void server.close(),
  }
}
