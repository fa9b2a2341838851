import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { refusalStatus } from '../../api/http/refusal-status.ts'
import { apiPaths } from '../api-paths.ts'
import { deskPaths } from '../desk/desk-paths.ts'
import { workspacePaths } from '../salon/workspace-paths.ts'

const paths = { ...apiPaths, ...workspacePaths, ...deskPaths }
type OperationName = keyof typeof paths

const ORIGIN = 'https://bloesem.example'

/** A request that the server received. */
export interface ApiRequest {
  name: OperationName
  params: Record<string, string>
  query: Record<string, string>
  /** Parsed JSON; undefined where there is none. */
  body: unknown
  headers: Record<string, string>
}

type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T

/** The fields of the reply that matter to the test, or a whole response. */
type StubbedReply<N extends OperationName> = DeepPartial<Reply<Endpoints[N]>> | Response
type AnswerOrFunction<N extends OperationName> =
  | StubbedReply<N>
  | ((request: ApiRequest) => StubbedReply<N> | Promise<StubbedReply<N>>)

interface ApiServer {
  /**
   * Answers an operation until the end of the test. Of several answers each request gets the next one, and the last one
   * is repeated.
   */
  answer<N extends OperationName>(name: N, ...answers: AnswerOrFunction<N>[]): void
  /** The requests of the test; those sent at the same time are in no particular order. */
  requests: ApiRequest[]
}

/**
 * Puts an HTTP server behind `fetch` for the tests of a file and lets the API client run as in a browser. A request that
 * the test has no answer to fails the test.
 */
export function setupApiServer(): ApiServer {
  const server = setupServer()
  const requests: ApiRequest[] = []
  const unanswered: Error[] = []

  beforeAll(() =>
    server.listen({
      onUnhandledFrame({ frame }) {
        const { request } = frame.data as { request: Request }
        const error = new Error(`The test has no answer to ${request.method} ${request.url}`)
        unanswered.push(error)
        throw error
      },
    }),
  )
  beforeEach(() => {
    requests.length = 0
    vi.stubEnv('SSR', false)
    vi.stubGlobal('location', new URL(ORIGIN))
    vi.stubGlobal('document', aDocument())
  })
  afterEach(() => {
    server.resetHandlers()
    const [error] = unanswered.splice(0)
    if (error) throw error
  })
  afterAll(() => server.close())

  return {
    requests,
    answer(name, ...answers) {
      const [method, path] = paths[name]
      const queue = [...answers]
      server.use(
        http.all(`${ORIGIN}${path}`, async ({ request, params }) => {
          if (request.method !== method) return
          const received = { name, params: { ...params }, ...(await parse(request)) } as ApiRequest
          requests.push(received)
          const next = queue.length > 1 ? queue.shift() : queue[0]
          return toResponse(typeof next === 'function' ? await next(received) : next)
        }),
      )
    },
  }
}

async function parse(request: Request): Promise<Pick<ApiRequest, 'query' | 'body' | 'headers'>> {
  const text = await request.text()
  return {
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: text ? JSON.parse(text) : undefined,
    headers: Object.fromEntries(request.headers),
  }
}

function toResponse(answer: unknown): Response {
  return answer instanceof Response ? answer.clone() : HttpResponse.json(answer as object)
}

/** What the API client reads of a page: its language and its cookies. */
function aDocument() {
  return Object.assign(new EventTarget(), { documentElement: { lang: 'nl' }, cookie: '' })
}

/** A refusal, with the HTTP status that the API gives it. */
export function refused(code: RefusalCode, data?: unknown): Response {
  const statusCode = refusalStatus[code]
  return HttpResponse.json({ statusCode, code, message: '', data }, { status: statusCode })
}

/** The failure of a request that gets no response. */
export function networkError(): Response {
  return HttpResponse.error()
}
