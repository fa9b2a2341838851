import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export interface BrowserResponse {
  status: number
  body: string
  /** Path and query of the last request, after redirects. */
  url: string
  /** The target of a redirect that was not followed. */
  location: string | undefined
  header(name: string): string | undefined
  json<T = Record<string, unknown>>(): T
}

interface Cookie {
  value: string
  path: string
}

interface Ask {
  headers?: Record<string, string> | undefined
  form?: Record<string, string>
  json?: unknown
}

/**
 * A browser without scripts: keeps cookies by path and follows redirects below /identity, no others.
 * @param onCookie called with every Set-Cookie header
 */
export function aBrowser(
  app: Pick<FastifyInstance, 'inject'>,
  { address = '192.0.2.1', publicUrl }: { address?: string; publicUrl: string },
  onCookie: (header: string) => void = () => {},
) {
  const jar = new Map<string, Cookie>()
  const { host } = new URL(publicUrl)

  const once = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    ask: Ask,
  ): Promise<BrowserResponse> => {
    const payload = ask.form ? new URLSearchParams(ask.form).toString() : undefined
    const answer = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        host,
        cookie: cookiesFor(jar, url),
        ...(payload !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...ask.headers,
      },
      ...(payload !== undefined && { payload }),
      ...(ask.json !== undefined && { payload: ask.json as NonNullable<InjectOptions['payload']> }),
    })
    for (const header of [answer.headers['set-cookie'] ?? []].flat()) {
      onCookie(header)
      keep(jar, header)
    }
    return read(answer, url)
  }
  const follow = async (
    method: 'GET' | 'POST',
    url: string,
    ask: Ask = {},
  ): Promise<BrowserResponse> => {
    let answer = await once(method, url, ask)
    for (let hops = 0; answer.location !== undefined && hops < 10; hops++) {
      const next = new URL(answer.location, publicUrl)
      if (!next.pathname.startsWith('/identity/')) return answer
      answer = await once('GET', `${next.pathname}${next.search}`, {})
    }
    return answer
  }
  return {
    publicUrl,
    get: (url: string) => follow('GET', url),
    /** Submits a form of the page: its hidden fields and these values. */
    submit: (page: BrowserResponse, values: Record<string, string>, which = 0) => {
      const { action, hidden } = formOf(page.body, which)
      return follow('POST', action, { form: { ...hidden, ...values } })
    },
    post: (url: string, form: Record<string, string>) => follow('POST', url, { form }),
    call: (
      method: 'GET' | 'POST' | 'PUT',
      url: string,
      json?: unknown,
      headers?: Record<string, string>,
    ) => once(method, url, { json, headers }),
    cookie: (name: string) => [...jar].find(([key]) => key.startsWith(`${name} `))?.[1].value,
    cookieNames: () => [...new Set([...jar.keys()].map((key) => key.split(' ')[0] ?? ''))].sort(),
    setCookie: (name: string, value: string, path = '/') =>
      jar.set(`${name} ${path}`, { value, path }),
    jar,
  }
}

export type Browser = ReturnType<typeof aBrowser>

/** Action and hidden fields of a page's form. */
export function formOf(
  page: string,
  which = 0,
): { action: string; hidden: Record<string, string> } {
  const form = [...page.matchAll(/<form[^>]*action="([^"]+)"[^>]*>([\s\S]*?)<\/form>/g)][which]
  if (!form) throw new Error(`The page has no such form: ${page.slice(0, 400)}`)
  const hidden = [
    ...(form[2] ?? '').matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g),
  ]
  return {
    action: form[1] ?? '',
    hidden: Object.fromEntries(hidden.map(([, name, value]) => [name ?? '', value ?? ''])),
  }
}

function cookiesFor(jar: Map<string, Cookie>, url: string): string {
  const { pathname } = new URL(url, 'http://any')
  return [...jar]
    .filter(([, { path }]) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
    .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
    .join('; ')
}

function keep(jar: Map<string, Cookie>, header: string): void {
  const [pair = '', ...attributes] = header.split(/; */)
  const [name = ''] = pair.split('=')
  const value = pair.slice(name.length + 1)
  const of = (attribute: string) =>
    attributes
      .find((each) => each.toLowerCase().startsWith(`${attribute}=`))
      ?.slice(attribute.length + 1)
  const path = of('path') ?? '/'
  const isGone = of('max-age') === '0' || Date.parse(of('expires') ?? '9999-01-01') <= Date.now()
  if (isGone) jar.delete(`${name} ${path}`)
  else jar.set(`${name} ${path}`, { value, path })
}

function read(answer: LightMyRequestResponse, url: string): BrowserResponse {
  const location = answer.headers.location
  return {
    status: answer.statusCode,
    body: answer.body,
    url,
    location: typeof location === 'string' ? location : undefined,
    header: (name) => {
      const value = answer.headers[name]
      return value === undefined ? undefined : String(value)
    },
    json: <T>() => answer.json() as T,
  }
}
