import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { aProduct } from '../testing/a-product.ts'

// Every operation that changes something, asked by a browser whose owner did not mean to.
const { app, signIn, publicUrl } = await aProduct()
const { host } = new URL(publicUrl)
type Session = Awaited<ReturnType<typeof signIn>>
let sanne: Session
let daan: Session
let noor: Session | undefined

beforeAll(async () => {
  sanne = await signIn('sanne')
  daan = await signIn('daan')
})

/** Why a changing operation that may know its caller needs no XSRF token; every other one does. */
const WITHOUT: Partial<Record<EndpointName, string>> = {
  setCookies: 'the id token in its body must carry the nonce of this browser session',
  signUp: 'looks at no cookie of a session',
  verifyAccount: 'looks at no cookie of a session',
  resendCode: 'looks at no cookie of a session',
}
const changing = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  // Where nobody is ever known there is nothing to forge.
  ([, { method, access }]) => method !== 'GET' && access !== 'public',
)
const guarded = changing.filter(([name]) => !(name in WITHOUT))

test('each changing operation is protected, or has a documented exception', () => {
  const names = changing.map(([name]) => name)
  for (const name of Object.keys(WITHOUT)) expect(names).toContain(name)
  for (const [name, { refusals }] of guarded) expect(refusals, name).toContain('xsrf')
})

test.each(guarded)(
  '[AUTH-11] %s with a cookie alone is refused before the body is read',
  async (_name, endpoint) => {
    const tries: Record<string, Record<string, string>> = {
      'no token': {},
      'an empty token': { 'x-xsrf-token': '' },
      'a made-up token': { 'x-xsrf-token': 'a'.repeat(sanne.xsrf.length) },
      "another session's token": { 'x-xsrf-token': daan.xsrf },
      'the token as a cookie only': { cookie: `${sanne.cookie}; X-XSRF-TOKEN=${sanne.xsrf}` },
      'a token for a session id of the attacker': {
        cookie: sanne.cookie.replace(/sid=[^;]*/, 'sid=attacker'),
        'x-xsrf-token': daan.xsrf,
      },
      'an empty bearer beside it': { authorization: 'Bearer ' },
    }
    for (const [what, headers] of Object.entries(tries)) {
      const answer = await ask(endpoint, { cookie: sanne.cookie, ...headers })
      expect(answer.json(), what).toMatchObject({ statusCode: 403, code: 'xsrf' })
      expect(answer.headers['set-cookie'], what).toBeUndefined()
    }
  },
)

test.each(guarded)(
  '[AUTH-11] %s with the token of its session, or with a bearer token, is accepted',
  async (_name, endpoint) => {
    const { cookie, xsrf } = await signedInNoor()
    const withToken = await ask(endpoint, { cookie, 'x-xsrf-token': xsrf })
    expect(withToken.json().code).not.toBe('xsrf')
    const withBearer = await ask(endpoint, { authorization: (await signedInNoor()).bearer })
    expect(withBearer.json().code).not.toBe('xsrf')
  },
)

test('reading with a cookie needs no XSRF token', async () => {
  expect(await statusOfOrders(sanne)).toBe(200)
})

async function statusOfOrders({ cookie }: Session): Promise<number> {
  const answer = await app.inject({ url: '/orderApi/orders', headers: { host, cookie } })
  return answer.statusCode
}

/** Her session; a new one where an operation before has ended it. */
async function signedInNoor(): Promise<Session> {
  if (!noor || (await statusOfOrders(noor)) !== 200) noor = await signIn('noor')
  return noor
}

function ask({ method, path }: Endpoint, headers: Record<string, string>) {
  return app.inject({
    method,
    url: path.replace(/:\w+/g, crypto.randomUUID()),
    headers: { host, 'content-type': 'application/json', ...headers },
    payload: '{}',
  })
}
