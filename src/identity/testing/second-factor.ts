import type { Browser, BrowserResponse } from '#api/account/testing/browser.ts'
import { codeAt } from '../second-factor/authenticator.ts'

/** The secret that a page shows for typing it into an app. */
export function secretOn(page: BrowserResponse): string {
  const [, secret = ''] = /<p class="secret"><code>([A-Z2-7 ]+)<\/code>/.exec(page.body) ?? []
  return secret.replaceAll(' ', '')
}

/** The recovery codes that a page shows. */
export function recoveryCodesOn(page: BrowserResponse): string[] {
  return [...page.body.matchAll(/<li><code>([a-z2-9]{5}-[a-z2-9]{5})<\/code>/g)].map(
    ([, code = '']) => code,
  )
}

/** What mails codes: a server of the tests. */
interface Mailbox {
  codeFor(email: string): Promise<string>
}

/** Opens the page that sets up a first second factor, after entering the mailed code. */
export async function openSetUp(
  server: Mailbox,
  browser: Browser,
  kind: 'app' | 'passkey' = 'app',
): Promise<BrowserResponse> {
  const asked = await browser.get(`/identity/security/${kind}`)
  if (!asked.url.endsWith('/code')) return asked
  const [email = ''] = /[\w.-]+@[\w-]+\.\w+/.exec(asked.body) ?? []
  const form = await browser.submit(asked, {})
  return browser.submit(form, { code: await server.codeFor(email) })
}

/** Sets up an authenticator in a browser whose person has just signed in, with the code of `now` (epoch ms). */
export async function setUpAuthenticator(server: Mailbox, browser: Browser, now: number) {
  const page = await openSetUp(server, browser)
  const secret = secretOn(page)
  const shown = await browser.submit(page, { code: codeAt(secret, now) })
  return { secret, page, shown, recoveryCodes: recoveryCodesOn(shown) }
}
