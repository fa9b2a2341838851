import { request } from 'node:http'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** An `inject` like Fastify's that sends real requests to another process, as a proxy that keeps the host header. */
export function overHttp(url: string): Pick<FastifyInstance, 'inject'> {
  const inject = async ({ method, url: path, headers, payload }: InjectOptions) => {
    const isText = payload === undefined || typeof payload === 'string'
    const body = isText ? payload : JSON.stringify(payload)
    const answer = await send(`${url}${path}`, {
      method: method ?? 'GET',
      headers: { ...(!isText && { 'content-type': 'application/json' }), ...headers },
      body: body as string | undefined,
    })
    return { ...answer, json: () => JSON.parse(answer.body) }
  }
  return { inject } as unknown as Pick<FastifyInstance, 'inject'>
}

interface HttpRequest {
  method: string
  headers: object
  body: string | undefined
}

function send(url: string, { method, headers, body }: HttpRequest) {
  return new Promise<{ statusCode: number; headers: object; body: string }>((resolve, reject) => {
    const asked = request(url, { method, headers: { ...headers } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('end', () =>
        resolve({ statusCode: answer.statusCode ?? 0, headers: answer.headers, body: text }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
