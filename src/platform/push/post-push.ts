import { type RequestOptions, request as requestByHttps } from 'node:https'
import { lookUpPublic } from '../public-address.ts'

/** A message for a push service, as it is posted. */
export interface PushRequest {
  readonly endpoint: string
  readonly headers: Record<string, string>
  readonly body: Uint8Array
  readonly signal: AbortSignal
}

/** Posts a message. @returns the status of the answer @throws when there is none */
export type PostPush = (request: PushRequest) => Promise<number>

/**
 * Posts to a push service on the public internet. Redirects are not followed; of the answer only the status is read.
 * @param request replaces the connection in a test
 */
export function postPush(
  { endpoint, headers, body, signal }: PushRequest,
  request: typeof requestByHttps = requestByHttps,
): Promise<number> {
  const options: RequestOptions = { method: 'POST', headers, signal, lookup: lookUpPublic }
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, options, (answer) => {
      answer.on('error', reject)
      answer.resume() // what it says is of no use
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
