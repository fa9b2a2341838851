import type { FastifyInstance, InjectOptions } from 'fastify'

/** The remote address of such a request; no connection has it. */
export const IN_PROCESS = 'in-process'

/**
 * Reaches routes of the same server by the fetch standard without the network: the API the embedded sign-in.
 * Needs no way back to the product's own address (a proxy, a certificate, a port that does not listen yet).
 */
export function inProcessFetch(app: FastifyInstance): (request: Request) => Promise<Response> {
  return async (request) => {
    const { host, pathname, search } = new URL(request.url)
    const body = request.body === null ? undefined : await request.text()
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: `${pathname}${search}`,
      remoteAddress: IN_PROCESS,
      headers: { ...Object.fromEntries(request.headers), host },
      ...(body !== undefined && { payload: body }),
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
