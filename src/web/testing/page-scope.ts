import type { ApiCall, RequestScope } from '../web-server.ts'

const ORIGIN = 'https://bloesem.example'

/** A request scope in Dutch; `respond` answers its API calls as HTTP requests. */
export function aPageScope(
  respond: (request: Request) => Response | Promise<Response>,
  overrides: Partial<RequestScope> = {},
): RequestScope {
  return {
    language: 'nl',
    nonce: '',
    origin: ORIGIN,
    cookies: '',
    callApi: async (question) => {
      const response = await respond(toRequest(question))
      return { status: response.status, body: await response.json().catch(() => null) }
    },
    logError: () => undefined,
    logInfo: () => undefined,
    ...overrides,
  }
}

function toRequest({ method, path, params, query, body }: ApiCall): Request {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const url = new URL(filled, ORIGIN)
  url.search = new URLSearchParams(query).toString()
  return new Request(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
}
