import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { aDatabase, TestDatabase } from './database.ts'

type Connection = TestDatabase<unknown>['connection']

/** A network between the product and its database that can fail. */
export async function aDatabaseProxy(
  connection: Connection,
  cleanUp: NonNullable<Parameters<typeof aDatabase>[0]>,
) {
  const sockets = new Set<Socket>()
  let isMute = false
  let cutAfter: string | undefined
  const proxy = createServer((near) => {
    const far = connect(`${connection.host}/.s.PGSQL.${connection.port}`)
    let isCut = false
    const pass = (from: Socket, to: Socket, watch: (data: Buffer) => void) => {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => sockets.delete(from) && to.destroy())
      from.on('data', (data: Buffer) => {
        if (isMute) return
        watch(data)
        if (!isCut || to === far) to.write(data)
        else near.destroy()
      })
    }
    pass(near, far, (data) => {
      if (cutAfter === undefined || !data.includes(cutAfter)) return
      isCut = true
      cutAfter = undefined
    })
    pass(far, near, () => {})
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const close = () => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  }
  cleanUp(async () => close())
  const { port } = proxy.address() as AddressInfo
  return {
    connection: { ...connection, host: '127.0.0.1', port },
    /** Breaks every connection and refuses new ones. */
    close,
    /** Passes nothing on any more and keeps the connections open, as a cut network does. */
    mute: () => {
      isMute = true
    },
    unmute: () => {
      isMute = false
    },
    /** Passes the next data with this text to the server, and breaks the connection instead of passing its answer. */
    cutAfter: (text: string) => {
      cutAfter = text
    },
  }
}
