import { request } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Asks a server at this address as `app.inject` asks one in the same process. */
export function overNetwork(url: string): Pick<FastifyInstance, 'inject'> {
  const inject = (asked: Asked) =>
    new Promise((resolve, reject) => {
      const payload =
        typeof asked.payload === 'object' ? JSON.stringify(asked.payload) : asked.payload
      const isJson = typeof asked.payload === 'object'
      const sent = request(new URL(asked.url, url), {
        method: asked.method,
        headers: { ...(isJson && { 'content-type': 'application/json' }), ...asked.headers },
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

interface Asked {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string | object
}
