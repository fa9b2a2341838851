import { afterAll, expect, test } from 'vitest'
import { aDatabase, urlOf } from '#platform/testing/database.ts'
import { startProduct } from '#platform/testing/product.ts'
import { aBrowser, type Browser } from './testing/browser.ts'
import { overHttp } from './testing/over-http.ts'
import {
  codeOf,
  DEMO,
  exchange,
  PUBLIC_URL,
  SECRET_KEY,
  seedPeople,
  signedIn,
  startSignIn,
  statusOf,
  type Tokens,
  xsrf,
} from './testing/sign-in-server.ts'

// Two processes of the product as an operator runs them: one database, one secret, one address in front.
const database = await aDatabase<unknown>(afterAll)
const env = {
  DATABASE_URL: urlOf(database.connection),
  PUBLIC_URL,
  SECRET_KEY,
  DEMO_DATA: '0',
  RATE_LIMIT: 'off',
}
const [here, there] = await Promise.all([startProduct(env), startProduct(env)])
afterAll(() => Promise.all([here.stop(), there.stop()]))
await seedPeople(database)

const atHere = () => aBrowser(overHttp(here.url), { publicUrl: PUBLIC_URL })
/** The same browser, whose next requests the proxy gives to the other process. */
function movedTo(product: { url: string }, browser: Browser): Browser {
  const moved = aBrowser(overHttp(product.url), { publicUrl: PUBLIC_URL })
  for (const [key, cookie] of browser.jar) moved.jar.set(key, cookie)
  return moved
}

const listOrders = (browser: Browser, { access_token }: Tokens) =>
  browser.call('GET', '/orderApi/orders', undefined, { authorization: `Bearer ${access_token}` })

test('both processes publish the same keys and accept each other’s tokens', async () => {
  const [hereKeys, thereKeys] = await Promise.all(
    [here, there].map((product) => movedTo(product, atHere()).get('/identity/jwks')),
  )
  expect(thereKeys?.json()).toEqual(hereKeys?.json())
  const browser = atHere()
  const tokens = await signedIn(browser)
  expect((await statusOf(movedTo(there, browser))).userInfo.userName).toBe('sanne')
  expect((await listOrders(movedTo(there, browser), tokens)).status).toBe(200)
})

test('a sign-in started at one process can be completed at the other', async () => {
  const browser = atHere()
  const { page, verifier } = await startSignIn(browser)
  const other = movedTo(there, browser)
  const code = codeOf(await other.submit(page, { username: 'sanne', password: DEMO.password }))
  expect((await exchange(movedTo(here, other), code, verifier)).status).toBe(200)
})

test('of twenty exchanges of one code at two processes exactly one gets tokens', async () => {
  const browser = atHere()
  const { page, verifier } = await startSignIn(browser)
  const code = codeOf(await browser.submit(page, { username: 'sanne', password: DEMO.password }))
  const both = [browser, movedTo(there, browser)]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => exchange(both[index % 2] ?? browser, code, verifier)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
})

test('signing out at one process ends the session and its tokens at the other', async () => {
  const browser = atHere()
  const tokens = await signedIn(browser)
  const other = movedTo(there, browser)
  expect((await listOrders(other, tokens)).status).toBe(200)
  expect((await browser.call('POST', '/api/auth/signout', {}, xsrf(browser))).status).toBe(200)
  await expect.poll(async () => (await listOrders(other, tokens)).status).toBe(401)
  expect((await statusOf(other)).isAuthenticated).toBe(false)
  expect((await other.call('POST', '/api/auth/refresh', {}, xsrf(other))).status).toBe(401)
})

test('three tabs at two processes refresh repeatedly at once and stay signed in', async () => {
  const browser = atHere()
  await signedIn(browser)
  const tabs = [browser, movedTo(here, browser), movedTo(there, browser)]
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all(
      tabs.map((tab) => tab.call('POST', '/api/auth/refresh', {}, xsrf(tab))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(tabs.map((tab) => tab.cookie('refresh_token'))).size).toBe(1)
  }
  for (const tab of tabs) expect((await statusOf(tab)).isAuthenticated).toBe(true)
})

// The last test, as the others need both.
test('a process that is killed leaves the session usable at the other', async () => {
  const browser = atHere()
  const tokens = await signedIn(browser)
  await here.kill()
  const other = movedTo(there, browser)
  expect((await listOrders(other, tokens)).status).toBe(200)
  expect((await other.call('POST', '/api/auth/refresh', {}, xsrf(other))).status).toBe(200)
})
