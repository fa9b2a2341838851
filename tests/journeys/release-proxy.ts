import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Marks the file names of the second release. */
const MARK = '.second'
const SECOND_VERSION = 'second'

/**
 * A proxy in front of the server. After `renew` it serves a second release: another version in pages and service worker,
 * and every hashed file under another name, as after a new build.
 */
export interface ReleaseProxy {
  readonly server: string
  renew(): void
  close(): Promise<void>
}

export async function startReleaseProxy(productUrl: string): Promise<ReleaseProxy> {
  const version = await versionOf(productUrl)
  const hashed = new Set(readdirSync('dist/client/assets'))
  let isRenewed = false
  const asSecond = (text: string) =>
    text
      .replaceAll(/[\w.$~-]+\.(?:js|css|woff2|svg)\b/g, (name) =>
        hashed.has(name) ? marked(name) : name,
      )
      .replaceAll(version, SECOND_VERSION)

  const server = createServer((asked, reply) => {
    const isSecond = isRenewed
    const url = new URL(asked.url ?? '/', productUrl)
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const path = (url.pathname + url.search).replace(`${MARK}.`, '.')
    const target = { host: url.hostname, port: url.port, path, method: asked.method, headers }
    const sent = request(target, (answer) => {
      if (isSecond && isRewritten(answer)) void rewrite(answer, reply, asSecond)
      else answer.pipe(reply.writeHead(answer.statusCode ?? 502, answer.headers))
    })
    sent.on('error', () => reply.destroy())
    reply.on('close', () => sent.destroy())
    asked.pipe(sent)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    renew() {
      isRenewed = true
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function versionOf(productUrl: string): Promise<string> {
  const worker = await (await fetch(new URL('/sw.js', productUrl))).text()
  const [, version] = /version:["`]([^"`]+)/.exec(worker) ?? []
  if (!version) throw new Error('The service worker names no version.')
  return version
}

function marked(name: string): string {
  return name.replace(/\.(\w+)$/, `${MARK}.$1`)
}

function isRewritten({ headers }: IncomingMessage): boolean {
  return /html|javascript|css|json/.test(headers['content-type'] ?? '')
}

async function rewrite(
  answer: IncomingMessage,
  reply: ServerResponse,
  change: (text: string) => string,
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  const body = Buffer.from(change(Buffer.concat(parts).toString()))
  const { 'content-length': _length, 'transfer-encoding': _coding, ...headers } = answer.headers
  reply.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length })
  reply.end(body)
}
