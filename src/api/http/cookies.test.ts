import { expect, test } from 'vitest'
import { aProduct } from '../testing/a-product.ts'

interface CookieAttributes {
  httpOnly: boolean
  sameSite: 'Lax' | 'Strict'
  path: string
}

const HIDDEN: CookieAttributes = { httpOnly: true, sameSite: 'Lax', path: '/' }
const READABLE: CookieAttributes = { ...HIDDEN, httpOnly: false }
// Every cookie the server sets on the way in, through and out again.
const COOKIES: Record<string, CookieAttributes> = {
  access_token: HIDDEN,
  id_token: HIDDEN,
  refresh_token: { httpOnly: true, sameSite: 'Strict', path: '/api/auth' },
  sid: HIDDEN,
  'XSRF-TOKEN': READABLE,
  token_type: READABLE,
  expires_in: READABLE,
  is_authenticated: READABLE,
  language: READABLE,
  identity_session: { ...HIDDEN, path: '/identity' },
  'identity_session.sig': { ...HIDDEN, path: '/identity' },
  identity_device: { ...HIDDEN, path: '/identity' },
  identity_step: { ...HIDDEN, path: expect.stringMatching(/^\/identity\/interaction\//) },
  'identity_step.sig': { ...HIDDEN, path: expect.stringMatching(/^\/identity\/interaction\//) },
  identity_resume: { ...HIDDEN, path: expect.stringMatching(/^\/identity\/auth\//) },
  'identity_resume.sig': { ...HIDDEN, path: expect.stringMatching(/^\/identity\/auth\//) },
}

for (const publicUrl of ['http://127.0.0.1:3000', 'https://bloesem.example']) {
  test(`[AUTH-09] every cookie of ${publicUrl} has the strictest possible attributes`, async () => {
    const product = await aProduct({ publicUrl })
    const set: string[] = []
    const { browser, xsrf } = await product.signIn('sanne', (header) => set.push(header))
    await browser.get('/identity/interaction/none?lang=nl')
    await browser.call('POST', '/api/auth/signout', {}, { 'x-xsrf-token': xsrf })
    const sessionId = publicUrl.startsWith('https:') ? '__Host-sid' : 'sid'
    const seen = new Set<string>()
    for (const header of set) {
      const { name: whole, ...cookie } = read(header)
      // Ours alone, and of every path: under https only this very host can set it.
      const name = whole === sessionId ? 'sid' : whole
      seen.add(name)
      const expected = { ...COOKIES[name], secure: publicUrl.startsWith('https:') }
      expect({ name, ...cookie }, header).toEqual({ name, ...expected })
    }
    expect([...seen].toSorted()).toEqual(Object.keys(COOKIES).toSorted())
  })
}

function read(header: string) {
  const [pair = '', ...attributes] = header.split(/; */)
  const of = (name: string) =>
    attributes.find((each) => each.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
  const has = (name: string) => attributes.some((each) => each.toLowerCase() === name)
  const sameSite = of('samesite') ?? ''
  return {
    name: pair.slice(0, pair.indexOf('=')),
    httpOnly: has('httponly'),
    secure: has('secure'),
    sameSite: sameSite.charAt(0).toUpperCase() + sameSite.slice(1).toLowerCase(),
    path: of('path'),
  }
}
