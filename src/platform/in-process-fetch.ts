import type { FastifyInstance, InjectOptions } from 'fastify'

/**
 * Reaches routes of the same server by the fetch standard without the network: pages their API, the API the
 * embedded sign-in. Needs no way back to the product's own address (a proxy, a certificate, a port that does
 * not listen yet). With a visitor's address the call counts as theirs, which is what rate limits go by.
 */
export function inProcessFetch(
  app: FastifyInstance,
): (request: Request, visitorAddress?: string) => Promise<Response> {
  return async (request, visitorAddress) => {
    const { host, pathname, search } = new URL(request.url)
    const body = request.body === null ? undefined : await request.text()
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: `${pathname}${search}`,
      headers: { ...Object.fromEntries(request.headers), host },
      ...(body !== undefined && { payload: body }),
      ...(visitorAddress !== undefined && { remoteAddress: visitorAddress }),
    })
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: headersOf(answer.headers),
    })
  }
}

function headersOf(headers: Record<string, number | string | string[] | undefined>): Headers {
  const kept = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value ?? []].flat()) kept.append(name, String(each))
  }
  return kept
}
