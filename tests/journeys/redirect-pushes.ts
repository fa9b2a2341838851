/**
 * Loaded into the product of the journeys before its own code (`node --import`): what it posts to the address of a local
 * push service (local-push.ts) goes to its port on this machine, by plain HTTP. Nothing else is changed.
 */
import { request as requestByHttp } from 'node:http'
import https, { type RequestOptions } from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

const { request } = https

function redirected(...sent: Parameters<typeof requestByHttp>) {
  const [address, options, respond] = sent as [string, RequestOptions, (typeof sent)[2]]
  const [, port] = /^https:\/\/fcm\.googleapis\.com\/local\/(\d+)\//.exec(String(address)) ?? []
  if (!port) return request(...sent)
  const { method, headers, signal } = options
  return requestByHttp(
    `http://127.0.0.1:${port}`,
    { method, headers, ...(signal && { signal }) },
    respond,
  )
}

https.request = redirected as typeof request
syncBuiltinESMExports()
