import { expect, onTestFinished, test } from 'vitest'
import { aBrowser, formOf } from '#api/account/testing/browser.ts'
import {
  aSignInServer,
  codeOf,
  DEMO,
  PUBLIC_URL,
  startSignIn,
} from '#api/account/testing/sign-in-server.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#platform/time-units.ts'

const server = await aSignInServer()

test('the sign-in form posts username and password and needs no script', async () => {
  const { page } = await startSignIn(server.browser())
  expect(page.body).toMatch(/<input[^>]*name="username"[^>]*autocomplete="username"/)
  expect(page.body).toMatch(
    /<input[^>]*name="password"[^>]*type="password"[^>]*autocomplete="current-password"/,
  )
  expect(page.body).not.toContain('<script')
  expect(page.body).not.toContain('style="')
})

test('pages have strict headers for loading, sending and referrers', async () => {
  const { page } = await startSignIn(server.browser())
  expect(page.header('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(page.header('referrer-policy')).toBe('same-origin')
  expect(page.header('cache-control')).toBe('no-store')
})

test('every file that a page links to exists', async () => {
  const { page } = await startSignIn(server.browser())
  const files = [...page.body.matchAll(/(?:href|src)="(\/identity\/assets\/[^"]+)"/g)].map(
    ([, url]) => url ?? '',
  )
  expect(files).toHaveLength(4)
  for (const url of files) {
    const answer = await server.browser().get(url)
    expect(answer.status, url).toBe(200)
    expect(answer.header('cache-control')).toContain('immutable')
  }
})

test('[AUTH-11] a form is accepted only with the token of its own interaction', async () => {
  const browser = server.browser()
  const first = await startSignIn(browser)
  const second = await startSignIn(browser)
  const { action } = formOf(first.page.body)
  const person = { username: 'sanne', password: DEMO.password }
  const foreign = formOf(second.page.body).hidden
  expect((await browser.post(action, person)).status).toBe(403)
  expect((await browser.post(action, { ...person, ...foreign })).status).toBe(403)
  expect(codeOf(await browser.submit(first.page, person))).toBeTruthy()
})

test('a completed sign-in redirects its own browser to the product, and no other browser', async () => {
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  const { action } = formOf(page.body)
  const person = { username: 'sanne', password: DEMO.password }
  expect(codeOf(await browser.submit(page, person))).toBeTruthy()
  for (const url of [action, action.replace(/\/sign-in$/, '')]) {
    expect(await browser.get(url)).toMatchObject({ status: 303, location: '/auth/callback' })
    const elsewhere = await server.browser().get(url)
    expect(elsewhere.status).toBe(400)
    expect(elsewhere.body).toContain('This sign-in has run out')
  }
})

test('an interaction cannot be used in another browser, even with its token', async () => {
  const { page } = await startSignIn(server.browser())
  const answer = await server.browser().submit(page, { username: 'sanne', password: DEMO.password })
  expect(answer.status).toBe(400)
  expect(answer.body).toContain('This sign-in has run out')
})

test('the cookie of one interaction does not open another', async () => {
  const browser = server.browser()
  const mine = await startSignIn(browser)
  const stranger = await startSignIn(server.browser())
  for (const [key, cookie] of browser.jar) browser.setCookie(key.split(' ')[0] ?? '', cookie.value)
  const answer = await browser.submit(stranger.page, { username: 'sanne', password: DEMO.password })
  expect(answer.status).toBe(400)
  expect(
    codeOf(await browser.submit(mine.page, { username: 'sanne', password: DEMO.password })),
  ).toBeTruthy()
})

test('cookies of the sign-in have a maximum age in seconds, independent of the browser’s clock', async () => {
  const set: string[] = []
  const browser = aBrowser(server.app, { publicUrl: PUBLIC_URL }, (header) => set.push(header))
  const { page } = await startSignIn(browser)
  await browser.submit(page, { username: 'sanne', password: DEMO.password })
  const lives = set.map((header) => {
    const [, name, seconds] = /^([^=]+)=.*; max-age=(\d+)/.exec(header) ?? []
    return { name, hours: Math.round(Number(seconds) / HOUR_SECONDS) }
  })
  expect(set.filter((header) => /expires/i.test(header))).toEqual([])
  for (const name of ['identity_step', 'identity_resume'])
    expect(lives).toContainEqual({ name, hours: 1 })
  expect(lives).toContainEqual({ name: 'identity_resume', hours: 0 })
  expect(lives).toContainEqual({ name: 'identity_session', hours: 180 * 24 })
})

test('over https every cookie of the sign-in is Secure and HttpOnly', async () => {
  const publicUrl = 'https://bloesem.example'
  const safe = await aSignInServer({ publicUrl, cleanUp: onTestFinished })
  const set: string[] = []
  const browser = aBrowser(safe.app, { publicUrl }, (header) => set.push(header))
  const { page } = await startSignIn(browser, { prompt: 'login' })
  await browser.submit(page, { language: 'nl' })
  const person = { username: 'sanne', password: DEMO.password }
  expect(codeOf(await browser.submit(page, person))).toBeTruthy()
  const signUp = { ...person, username: 'lotte', email: 'lotte@voorbeeld.nl', name: 'Lotte' }
  await browser.call('PUT', '/prod/signup', { ...signUp, password: 'zes witte tulpen' })
  const attributes = Object.fromEntries(
    set.map((header) => {
      const [pair = '', ...rest] = header.toLowerCase().split('; ')
      return [pair.split('=')[0], rest.filter((each) => each !== 'max-age=0')]
    }),
  )
  const year = `max-age=${365 * DAY_SECONDS}`
  const strict = ['httponly', 'secure']
  expect(attributes).toMatchObject({
    identity_step: expect.arrayContaining([...strict, 'samesite=lax']),
    identity_resume: expect.arrayContaining([...strict, 'samesite=lax']),
    identity_session: expect.arrayContaining([...strict, 'samesite=lax', 'path=/identity']),
    identity_device: expect.arrayContaining([...strict, 'samesite=lax', 'path=/identity', year]),
    language: expect.arrayContaining(['secure', 'samesite=lax', 'path=/', year]),
    sign_up: expect.arrayContaining([
      ...strict,
      'samesite=strict',
      'path=/prod/verify/lotte',
      'max-age=604800',
    ]),
  })
})

test('a wrong password is refused without saying which field is wrong, and the name is kept', async () => {
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  const answer = await browser.submit(page, { username: 'sanne', password: 'not the password' })
  expect(answer.status).toBe(401)
  expect(answer.body).toContain('role="alert"')
  expect(answer.body).toContain('value="sanne"')
  expect(answer.body).not.toContain('not the password')
})

test('empty fields are listed, each with a link', async () => {
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  const answer = await browser.submit(page, { username: '', password: '' })
  expect(answer.status).toBe(422)
  expect(answer.body).toContain('2 things are not right yet')
  expect(answer.body).toContain('<a href="#username">Email or user name</a>')
})

test('[LANG-01] a page is in the language of the cookie, otherwise in that of the client', async () => {
  const asked = await startSignIn(server.browser(), { extra: { ui_locales: 'nl-NL en' } })
  expect(asked.page.body).toContain('<html lang="nl">')
  const chosen = server.browser()
  chosen.setCookie('language', 'en')
  const { page } = await startSignIn(chosen, { extra: { ui_locales: 'nl' } })
  expect(page.body).toContain('<html lang="en">')
})

test('demo accounts sign in with one click', async () => {
  const browser = server.browser()
  const { page } = await startSignIn(browser)
  expect(page.body).toContain('Sanne Visser')
  expect(codeOf(await browser.submit(page, { username: 'daan' }, 1))).toBeTruthy()
})

test('without a demo there is no list of accounts and no route for it', async () => {
  const plain = await aSignInServer({ demo: null, cleanUp: onTestFinished })
  const browser = plain.browser()
  const { page } = await startSignIn(browser)
  expect(page.body).not.toContain('class="demo"')
  const { action, hidden } = formOf(page.body)
  const answer = await browser.post(action.replace(/sign-in$/, 'demo'), {
    ...hidden,
    username: 'sanne',
  })
  expect(answer.location).toBeUndefined()
  expect(answer.body).toContain('name="password"')
})
