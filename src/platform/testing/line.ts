import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Connection } from '../postgres/database.ts'

type Parts = Extract<Connection, { host: string }>

/** A way to a PostgreSQL that can be cut, as when the database goes away, and mended again. */
export async function aLine(
  to: Parts,
  cleanUp: (close: () => Promise<void>) => void,
): Promise<{ connection: Parts; cut(): void; mend(): void }> {
  const open = new Set<Socket>()
  let isCut = false
  const line = createServer((near) => {
    if (isCut) return near.destroy()
    const far = to.host.startsWith('/')
      ? createConnection(join(to.host, `.s.PGSQL.${to.port}`))
      : createConnection(to.port, to.host)
    for (const end of [near, far]) {
      open.add(end)
      end
        .on('error', () => {})
        .on('close', () => {
          open.delete(end)
          near.destroy()
          far.destroy()
        })
    }
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const { port } = line.address() as { port: number }
  const hangUp = () => {
    for (const end of open) end.destroy()
  }
  cleanUp(async () => {
    hangUp()
    line.close()
  })
  return {
    connection: { ...to, host: '127.0.0.1', port },
    cut: () => {
      isCut = true
      hangUp()
    },
    mend: () => {
      isCut = false
    },
  }
}
