/** A browser without script: keeps cookies, follows redirects and fills in forms. */
export function openBrowser() {
  const jar = new Map()

  const ask = async (url, init = {}) => {
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', ...init.headers, cookie: cookiesFor(jar, new URL(url)) },
    })
    for (const cookie of answer.headers.getSetCookie()) keep(jar, cookie, new URL(url))
    return answer
  }
  /** Follows redirects until one leads to `stopAt`, which is not asked. */
  const open = async (url, { stopAt, ...init } = {}) => {
    let [address, how] = [url, init]
    const statuses = []
    for (let hops = 0; hops < 20; hops++) {
      const answer = await ask(address, how)
      statuses.push(answer.status)
      const location = answer.headers.get('location')
      if (!location || answer.status < 300 || answer.status > 399) {
        return { url: address, statuses, headers: answer.headers, body: await answer.text() }
      }
      const next = new URL(location, address)
      if (stopAt && placeOf(next) === placeOf(new URL(stopAt))) {
        return { url: address, statuses, headers: answer.headers, body: '', landed: next }
      }
      ;[address, how] = [next.href, {}]
    }
    throw new Error('the redirects never end')
  }
  /** Fills in the page's sign-in form and sends it. */
  const signIn = (page, { user, password }, { stopAt }) => {
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

const placeOf = ({ origin, pathname }) => origin + pathname

function signInForm({ url, body }) {
  const forms = [...body.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/gi)]
  const form = forms.find(([, , inner]) => /type=["']?password/i.test(inner))
  if (!form) throw new Error('there is no sign-in form on the page')
  const inputs = [...form[2].matchAll(/<input\b([^>]*)>/gi)].map(([, text]) => attributesOf(text))
  const named = (types) => inputs.find(({ type = 'text', name }) => name && types.includes(type))
  return {
    action: new URL(attributesOf(form[1]).action ?? '', url).href,
    hidden: Object.fromEntries(
      inputs.filter(({ type }) => type === 'hidden').map(({ name, value = '' }) => [name, value]),
    ),
    user: named(['text', 'email']).name,
    password: named(['password']).name,
  }
}

function attributesOf(text) {
  const found = [...text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)]
  return Object.fromEntries(
    found.map(([, name, ...values]) => [
      name.toLowerCase(),
      plain(values.find((value) => value !== undefined)),
    ]),
  )
}

function plain(text) {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function keep(jar, header, { host, pathname }) {
  const [pair, ...attributes] = header.split(/;\s*/)
  const [name, ...value] = pair.split('=')
  const of = (attribute) =>
    attributes.find((each) => each.toLowerCase().startsWith(`${attribute}=`))?.split('=')[1]
  const path = of('path') ?? pathname.replace(/\/[^/]*$/, '')
  const isGone = Number(of('max-age') ?? 1) <= 0 || Date.parse(of('expires') ?? '') < Date.now()
  const key = `${host} ${path} ${name}`
  if (isGone) jar.delete(key)
  else jar.set(key, { host, path, pair: `${name}=${value.join('=')}` })
}

function cookiesFor(jar, { host, pathname }) {
  return [...jar.values()]
    .filter((cookie) => cookie.host === host && isBelow(pathname, cookie.path))
    .map(({ pair }) => pair)
    .join('; ')
}

function isBelow(pathname, path) {
  return path === '/' || path === '' || pathname === path || pathname.startsWith(`${path}/`)
}
