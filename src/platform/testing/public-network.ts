import { createServer, request as requestByHttp, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { PublicNetwork } from '../read-public-file.ts'

type Answer = string | ((reply: ServerResponse) => void)

/**
 * A network with one server behind every name, by plain http: what is public and what is pinned is tested with the
 * lookup. `files` are by address; anything else is 404.
 */
export async function aPublicNetwork() {
  const files = new Map<string, Answer>()
  const asked: string[] = []
  const server = createServer((request, reply) => {
    const address = `https://${request.headers.host}${request.url}`
    asked.push(address)
    const answer = files.get(address)
    if (answer === undefined) return void reply.writeHead(404).end()
    if (typeof answer === 'function') return answer(reply)
    reply.writeHead(200, { 'content-type': 'text/calendar' }).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  const { port } = server.address() as AddressInfo
  const request: PublicNetwork['request'] = (address, { headers, ...options }, onAnswer) => {
    const { hostname, host, pathname, search } = address
    const path = `${pathname}${search}`
    return requestByHttp(
      { ...options, host: hostname, port, path, headers: { ...headers, host } },
      onAnswer,
    )
  }
  const lookup: PublicNetwork['lookup'] = (_host, options, callback) => {
    if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }])
    else callback(null, '127.0.0.1', 4)
  }
  return { files, asked, network: { request, lookup }, server }
}
