import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import type { Browser } from '#api/account/testing/browser.ts'
import {
  aSignInServer,
  codeOf,
  DEMO,
  exchange,
  startSignIn,
  type Tokens,
  tokensFor,
} from '#api/account/testing/sign-in-server.ts'
import { passkeySiteOf } from './second-factor/passkeys.ts'
import { aPasskey, passkeyOptionsOn } from './testing/a-passkey.ts'
import { openSetUp, recoveryCodesOn, setUpAuthenticator } from './testing/second-factor.ts'

const SECURITY = '/identity/security'
const server = await aSignInServer({ publicUrl: 'http://localhost:3000' })
const SANNE = { username: 'sanne', password: DEMO.password }
const DAAN = { username: 'daan', password: DEMO.password }
const sanne = server.browser()
await tokensFor(sanne, SANNE)
const daan = server.browser()
await tokensFor(daan, DAAN)
const phone = aPasskey()
const laptop = aPasskey()

async function add(browser: Browser, passkey = aPasskey(), name = '') {
  const page = await openSetUp(server, browser, 'passkey')
  return browser.submit(page, { credential: passkey.made(passkeyOptionsOn(page)), name })
}

async function asked(browser: Browser, person = SANNE) {
  const { page, verifier } = await startSignIn(browser, { prompt: 'login' })
  return { page: await browser.submit(page, person), verifier }
}

test('[WORK-119] the first passkey comes with recovery codes, the next leaves them', async () => {
  const form = await openSetUp(server, sanne, 'passkey')
  expect(form.header('content-security-policy')).toMatch(
    /^default-src 'none'.*; script-src 'self'$/,
  )
  const policy = 'permissions-policy'
  expect(form.header(policy)).toContain('publickey-credentials-get=(self), screen-wake-lock=()')
  expect((await sanne.get(SECURITY)).header(policy)).toContain('publickey-credentials-get=()')
  const first = await add(sanne, phone, ' De telefoon ')
  expect(recoveryCodesOn(first)).toHaveLength(10)
  const second = await add(sanne, laptop)
  expect(recoveryCodesOn(second)).toEqual([])
  expect(second.url).toBe(SECURITY)
  expect(second.body).toContain('<b>De telefoon</b>')
  expect(second.body).toContain('<b>My device</b>')
  expect(second.body).toContain('You have 10 left.')
  expect(second.header('content-security-policy')).not.toContain('script-src')
  const { excludeCredentials } = passkeyOptionsOn(await sanne.get(`${SECURITY}/passkey`))
  expect(excludeCredentials).toHaveLength(2)
  await server.deliver()
  expect(server.mails.at(-1)?.subject).toBe('A passkey was added to your account')
})

test('[WORK-117, WORK-119] a passkey signs in after the password', async () => {
  const browser = server.browser()
  const { page, verifier } = await asked(browser)
  expect(page.url).toMatch(/\/factor$/)
  expect(page.body).not.toContain('name="code"')
  const options = passkeyOptionsOn(page)
  expect(options.allowCredentials).toHaveLength(2)
  const back = await browser.submit(page, { credential: laptop.answer(options) })
  const tokens = (await exchange(browser, codeOf(back), verifier)).json<Tokens>()
  expect(decodeJwt(tokens.id_token).amr).toEqual(['pwd', 'hwk', 'mfa'])
})

test('[WORK-119] what a passkey signs is worth nothing in another sign-in, for another site or another person', async () => {
  const browser = server.browser()
  const elsewhere = passkeyOptionsOn((await asked(server.browser())).page)
  const { page } = await asked(browser)
  const options = passkeyOptionsOn(page)
  const used = phone.answer(options)
  const wrong = [
    phone.answer(elsewhere),
    aPasskey().answer(options),
    aPasskey({ origin: 'https://evil.example' }).answer(options),
    phone.made(options),
    '{"id":7}',
    'null',
    'no json',
    '',
  ]
  for (const credential of wrong) {
    const answer = await browser.submit(page, { credential })
    expect(answer.status, credential).toBe(422)
    expect(answer.body).toContain('That passkey did not work here')
  }
  await add(daan)
  const { page: daans } = await asked(server.browser(), DAAN)
  expect(passkeyOptionsOn(daans).allowCredentials).toHaveLength(1)
  const other = server.browser()
  const his = await asked(other, DAAN)
  const hers = await other.submit(his.page, {
    credential: phone.answer(passkeyOptionsOn(his.page)),
  })
  expect(hers.status).toBe(422)
  expect(codeOf(await browser.submit(page, { credential: used }))).toBeTruthy()
})

test('[WORK-119] an answer with a counter that was seen is refused', async () => {
  const browser = server.browser()
  const { page } = await asked(browser)
  await server.database.pool.query('update identity.passkeys set counter = 1000')
  const credential = phone.answer(passkeyOptionsOn(page))
  expect((await browser.submit(page, { credential })).status).toBe(422)
  await server.database.pool.query('update identity.passkeys set counter = 0')
})

test('[WORK-119] a passkey of another site, of an old page or one that is stored already is not added', async () => {
  const page = await sanne.get(`${SECURITY}/passkey`)
  const options = passkeyOptionsOn(page)
  const foreign = passkeyOptionsOn(await daan.get(`${SECURITY}/passkey`))
  for (const credential of [
    aPasskey({ host: 'evil.example' }).made(options),
    aPasskey({ origin: 'http://localhost:4000' }).made(options),
    aPasskey().made(foreign),
    aPasskey({ idBytes: 3000 }).made(options),
    phone.made(options),
    phone.answer(options),
    '[]',
  ]) {
    const answer = await sanne.submit(page, { credential, name: 'Nog een' })
    expect(answer.status).toBe(422)
    expect(answer.body).toContain('could not be added')
    expect(answer.body).toContain('value="Nog een"')
  }
})

test.each([
  ['others among them', ['usb', 7, null, 'x'.repeat(9000), 'usb'], ['usb']],
  ['a text', 'usb', []],
  ['an object', { usb: true }, []],
])('[WORK-119] of transports with %s the known ones are stored', async (_, transports, stored) => {
  const page = await sanne.get(`${SECURITY}/passkey`)
  const made = aPasskey({ transports }).made(passkeyOptionsOn(page))
  expect((await sanne.submit(page, { credential: made, name: 'Sleutel' })).status).toBeLessThan(400)
  const { rows } = await server.database.pool.query(
    'delete from identity.passkeys where id = $1 returning transports',
    [JSON.parse(made).id],
  )
  expect(rows).toEqual([{ transports: stored }])
})

test('[WORK-119] recovery codes go with the last factor only', async () => {
  await setUpAuthenticator(server, sanne, Date.now())
  expect((await asked(server.browser())).page.body).toContain('name="code"')
  await sanne.submit(await sanne.get(`${SECURITY}/app/remove`), {})
  const ids = passkeyOptionsOn(await sanne.get(`${SECURITY}/passkey`)).excludeCredentials ?? []
  const question = await sanne.get(`${SECURITY}/passkey/remove?id=${ids[0]?.id}`)
  expect(question.body).not.toContain('your only second step')
  const left = await sanne.submit(question, {})
  expect(left.body).toContain('You have 10 left.')
  const last = await sanne.get(`${SECURITY}/passkey/remove?id=${ids[1]?.id}`)
  expect(last.body).toContain('your only second step')
  const daans = await daan.post(`${SECURITY}/passkey/remove`, {
    xsrf: /name="xsrf" value="([^"]+)"/.exec((await daan.get(SECURITY)).body)?.[1] ?? '',
    id: ids[1]?.id ?? '',
  })
  expect(daans.url).toBe(SECURITY)
  expect((await sanne.get(SECURITY)).body).toContain('You have 10 left.')
  const none = await sanne.submit(last, {})
  expect(none.body).toContain('your password alone lets somebody in')
  expect(codeOf((await asked(server.browser())).page)).toBeTruthy()
  await server.deliver()
  expect(server.mails.at(-1)?.subject).toBe('A passkey was removed from your account')
})

test('[WORK-119] what a new passkey signs is worth nothing after the next sign-in', async () => {
  const browser = server.browser()
  await tokensFor(browser, SANNE)
  const old = passkeyOptionsOn(await openSetUp(server, browser, 'passkey'))
  await tokensFor(browser, SANNE, { prompt: 'login' })
  const page = await openSetUp(server, browser, 'passkey')
  expect(passkeyOptionsOn(page).challenge).not.toBe(old.challenge)
  const answer = await browser.submit(page, { credential: aPasskey().made(old) })
  expect(answer.status).toBe(422)
})

test('[WORK-119] a person has at most ten passkeys', async () => {
  for (let count = 0; count < 12; count++) {
    const page = await daan.get(`${SECURITY}/passkey`)
    if (page.url === SECURITY) break
    await daan.submit(page, { credential: aPasskey().made(passkeyOptionsOn(page)) })
  }
  const { body } = await daan.get(SECURITY)
  expect(body.match(/class="passkey"/g)).toHaveLength(10)
  expect(body).not.toContain('Add a passkey')
})

test.each([
  ['https://bloesem.example', { host: 'bloesem.example', origin: 'https://bloesem.example' }],
  ['http://localhost:3000', { host: 'localhost', origin: 'http://localhost:3000' }],
  ['http://127.0.0.1:3000', null],
  ['https://[2001:db8::1]', null],
  ['http://bloesem.example', null],
])('[WORK-119] the passkeys of %s', (url, site) => {
  expect(passkeySiteOf(url)).toEqual(site)
})
