import type { FastifyInstance, InjectOptions } from 'fastify'

/** The remote address of a request in process. */
export const IN_PROCESS = 'in-process'

/**
 * A fetch that calls routes of the same server without the network, as the API calls the embedded sign-in. It works
 * before the server listens, and behind any proxy.
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
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value ?? []].flat()) result.append(name, String(each))
  }
  return result
}
