import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { refusal } from '#contract/refusal.ts'
import { openLog } from '#platform/log.ts'
import { randomToken } from '#platform/random.ts'
import { createServer, type ServerOptions } from '../server.ts'

type Options = Partial<Pick<ServerOptions, 'limits' | 'trustProxy' | 'log' | 'hstsSubdomains'>> & {
  publicUrl?: string
}

/** A server with three routes on a port, for tests that send raw bytes. */
export async function aBareServer({
  publicUrl = 'http://127.0.0.1:3000',
  ...options
}: Options = {}) {
  const app = await createServer({
    log: openLog({ format: 'json', level: 'error' }),
    publicUrl: new URL(publicUrl),
    trustProxy: false,
    newRequestId: () => randomToken(9),
    ...options,
  })
  app.get('/who', async (request) => ({ ip: request.ip, protocol: request.protocol }))
  app.get('/busy', async () => {
    throw Object.assign(new Error('event loop delayed'), { statusCode: 503 })
  })
  app.post('/echo', async (request) => ({ body: request.body }))
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  onTestFinished(() => app.close())

  const open = (): Socket => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    return socket
  }
  return {
    app,
    open,
    /** The response to these bytes, until the server closes the connection. */
    wire: async (bytes: string) => read(await text(open().end(bytes))),
    /** The response, and its time, to bytes after which the client sends nothing more. */
    stall: (start: string) => timed(open(), start),
    /** The same when the client sends more every 20 ms. The response may be lost because the client is still sending. */
    trickle: async (start: string, then: string) => {
      const socket = open()
      const drops = setInterval(() => socket.writable && socket.write(then), 20)
      return timed(socket, start).finally(() => clearInterval(drops))
    },
  }
}

async function timed(socket: Socket, start: string) {
  const startedAt = performance.now()
  socket.write(start)
  const answer = await text(socket).catch(() => '')
  return { ...read(answer), tookMs: performance.now() - startedAt }
}

function read(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [line = '', ...headers] = head.split('\r\n')
  return {
    answer,
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(
      headers.map((header) => [
        header.slice(0, header.indexOf(':')).toLowerCase(),
        header.slice(header.indexOf(':') + 1).trim(),
      ]),
    ),
    refused: () => refusal.parse(JSON.parse(body)),
  }
}
