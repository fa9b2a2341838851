import { request } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** An `inject` like Fastify's that sends requests to a server at this URL. */
export function overNetwork(url: string): Pick<FastifyInstance, 'inject'> {
  const inject = (injected: InjectRequest) =>
    new Promise((resolve, reject) => {
      const payload =
        typeof injected.payload === 'object' ? JSON.stringify(injected.payload) : injected.payload
      const isJson = typeof injected.payload === 'object'
      const sent = request(new URL(injected.url, url), {
        method: injected.method,
        headers: { ...(isJson && { 'content-type': 'application/json' }), ...injected.headers },
        agent: false,
      })
      sent.once('error', reject).once('response', async (answer) => {
        const body = Buffer.concat(await answer.toArray()).toString()
        const { statusCode, headers } = answer
        resolve({ statusCode, headers, body, json: () => JSON.parse(body) })
      })
      sent.end(payload)
    })
  return { inject } as Pick<FastifyInstance, 'inject'>
}

interface InjectRequest {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string | object
}
