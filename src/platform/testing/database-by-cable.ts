import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { type Database, openDatabase } from '../postgres/database.ts'
import type { aDatabase, TestDatabase } from './database.ts'

export interface CabledDatabase<Tables> extends Database<Tables> {
  /** The database is away: what is connected breaks, what comes is refused. */
  pull(): void
  plugIn(): void
}

/** The same database as a test's own, reached by a cable that can be pulled. */
export async function byCable<Tables>(
  { connection }: TestDatabase<Tables>,
  cleanUp: NonNullable<Parameters<typeof aDatabase>[0]>,
): Promise<CabledDatabase<Tables>> {
  const open = new Set<Socket>()
  let isPulled = false
  const cable = createServer((near) => {
    if (isPulled) return near.destroy()
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
  await once(cable, 'listening')
  const { port } = cable.address() as AddressInfo
  const database = openDatabase<Tables>({ ...connection, host: '127.0.0.1', port })
  cleanUp(async () => {
    isPulled = false
    await database.close()
    cable.close()
  })
  return {
    ...database,
    pull: () => {
      isPulled = true
      for (const socket of open) socket.destroy()
    },
    plugIn: () => {
      isPulled = false
    },
  }
}
