import type { Person } from './options.ts'

export interface Page {
  readonly url: string
  /** Of every answer on the way, the last one last. */
  readonly statuses: readonly number[]
  readonly headers: Headers
  readonly body: string
  /** The address that was not asked; absent if no redirect led to it. */
  readonly landed?: URL
}

export interface Browser {
  /** Follows redirects until one leads to `stopAt`, which is not asked. */
  open(url: string, options?: FormRequest & { stopAt?: string }): Promise<Page>
  /** Fills in the page's sign-in form and sends it. */
  signIn(page: Page, person: Person, options: { stopAt: string }): Promise<Page>
}

interface FormRequest {
  readonly method?: 'POST'
  readonly body?: URLSearchParams
}

interface Cookie {
  readonly host: string
  readonly path: string
  /** `name=value` */
  readonly pair: string
}

type CookieJar = Map<string, Cookie>

/** A browser without script: keeps cookies, follows redirects and fills in forms. */
export function openBrowser(): Browser {
  const jar: CookieJar = new Map()

  const ask = async (url: string, request: FormRequest) => {
    const answer = await fetch(url, {
      ...request,
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: cookiesFor(jar, new URL(url)) },
    })
    for (const cookie of answer.headers.getSetCookie()) keep(jar, cookie, new URL(url))
    return answer
  }
  const open: Browser['open'] = async (url, { stopAt, ...first } = {}) => {
    let address = url
    let request: FormRequest = first
    const statuses: number[] = []
    for (let hops = 0; hops < 20; hops++) {
      const answer = await ask(address, request)
      statuses.push(answer.status)
      const location = answer.headers.get('location')
      if (!location || answer.status < 300 || answer.status > 399) {
        return { url: address, statuses, headers: answer.headers, body: await answer.text() }
      }
      const next = new URL(location, address)
      if (stopAt && placeOf(next) === placeOf(new URL(stopAt))) {
        return { url: address, statuses, headers: answer.headers, body: '', landed: next }
      }
      address = next.href
      request = {}
    }
    throw new Error('the redirects never end')
  }
  const signIn: Browser['signIn'] = (page, { user, password }, { stopAt }) => {
    const form = signInForm(page)
    const body = new URLSearchParams({
      ...form.hidden,
      [form.user]: user,
      [form.password]: password,
    })
    return open(form.action, { method: 'POST', body, stopAt })
  }
  return { open, signIn }
}

const placeOf = ({ origin, pathname }: URL) => origin + pathname

function signInForm({ url, body }: Page) {
  const forms = [...body.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/gi)]
  const form = forms.find(([, , inner = '']) => /type=["']?password/i.test(inner))
  if (!form) throw new Error('there is no sign-in form on the page')
  const [, attributes = '', inner = ''] = form
  const inputs = [...inner.matchAll(/<input\b([^>]*)>/gi)].map(([, text = '']) =>
    attributesOf(text),
  )
  const nameOf = (...types: string[]) => {
    const input = inputs.find(({ type = 'text', name }) => name && types.includes(type))
    if (!input?.name) throw new Error(`the sign-in form has no input of type ${types.join(' or ')}`)
    return input.name
  }
  return {
    action: new URL(attributesOf(attributes).action ?? '', url).href,
    hidden: Object.fromEntries(
      inputs
        .filter(({ type, name }) => type === 'hidden' && name)
        .map(({ name = '', value = '' }) => [name, value]),
    ),
    user: nameOf('text', 'email'),
    password: nameOf('password'),
  }
}

function attributesOf(text: string): Partial<Record<string, string>> {
  const found = [...text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)]
  return Object.fromEntries(
    found.map(([, name = '', ...values]) => [
      name.toLowerCase(),
      plain(values.find((value) => value !== undefined) ?? ''),
    ]),
  )
}

function plain(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function keep(jar: CookieJar, header: string, { host, pathname }: URL): void {
  const [pair = '', ...attributes] = header.split(/;\s*/)
  const [name, ...value] = pair.split('=')
  const of = (attribute: string) =>
    attributes.find((each) => each.toLowerCase().startsWith(`${attribute}=`))?.split('=')[1]
  const path = of('path') ?? pathname.replace(/\/[^/]*$/, '')
  const isGone = Number(of('max-age') ?? 1) <= 0 || Date.parse(of('expires') ?? '') < Date.now()
  const key = `${host} ${path} ${name}`
  if (isGone) jar.delete(key)
  else jar.set(key, { host, path, pair: `${name}=${value.join('=')}` })
}

function cookiesFor(jar: CookieJar, { host, pathname }: URL): string {
  return [...jar.values()]
    .filter((cookie) => cookie.host === host && isBelow(pathname, cookie.path))
    .map(({ pair }) => pair)
    .join('; ')
}

function isBelow(pathname: string, path: string): boolean {
  return path === '/' || path === '' || pathname === path || pathname.startsWith(`${path}/`)
}
