import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { type Database, openDatabase } from '../postgres/database.ts'
import type { aDatabase, TestDatabase } from './database.ts'

export interface DisconnectableDatabase<Tables> extends Database<Tables> {
  /** Breaks all connections and refuses new ones. */
  disconnect(): void
  reconnect(): void
}

/** A test database reached through a proxy that can be disconnected. */
export async function aDisconnectableDatabase<Tables>(
  { connection }: TestDatabase<Tables>,
  cleanUp: NonNullable<Parameters<typeof aDatabase>[0]>,
): Promise<DisconnectableDatabase<Tables>> {
  const open = new Set<Socket>()
  let isDisconnected = false
  const proxy = createServer((near) => {
    if (isDisconnected) return near.destroy()
    const far = connect(`${connection.host}/.s.PGSQL.${connection.port}`)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => open.delete(from) && to.destroy())
      from.pipe(to)
    }
    return undefined
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  const database = openDatabase<Tables>({ ...connection, host: '127.0.0.1', port })
  cleanUp(async () => {
    isDisconnected = false
    await database.close()
    proxy.close()
  })
  return {
    ...database,
    disconnect: () => {
      isDisconnected = true
      for (const socket of open) socket.destroy()
    },
    reconnect: () => {
      isDisconnected = false
    },
  }
}
