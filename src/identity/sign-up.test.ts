import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import type { Browser } from '#api/account/testing/browser.ts'
import {
  aSignInServer,
  codeOf,
  exchange,
  startSignIn,
  type Tokens,
  tokensFor,
} from '#api/account/testing/sign-in-server.ts'
import { settableClock } from '#platform/clock.ts'
import { MINUTE_MS } from '#platform/time-units.ts'

const clock = settableClock(Date.now())
const server = await aSignInServer({ clock })

function aPerson(email: string) {
  return { name: 'Anouk de Vriès', email, phoneNumber: '06-12345678', password: 'zes witte tulpen' }
}

function signUp(browser: Browser, username: string, email: string, password = 'zes witte tulpen') {
  const body = { username, password, email, name: 'Anouk Vermeer', phoneNumber: '0612345678' }
  return browser.call('PUT', '/prod/signup', body)
}

const verify = (browser: Browser, username: string, confirmationCode: string) =>
  browser.call('POST', `/prod/verify/${username}`, { confirmationCode })

test('a sign-up with the mailed code ends signed in, where it started', async () => {
  const browser = server.browser()
  const { page, verifier, state } = await startSignIn(browser, { prompt: 'create' })
  expect(page.body).toContain('Create an account')
  const codePage = await browser.submit(page, aPerson('Anouk@voorbeeld.nl'))
  expect(codePage.body).toContain('Anouk@voorbeeld.nl')
  const back = await browser.submit(codePage, { code: await server.codeFor('anouk@voorbeeld.nl') })
  expect(new URL(back.location ?? '').searchParams.get('state')).toBe(state)
  const tokens = (await exchange(browser, codeOf(back), verifier)).json<Tokens>()
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    name: 'Anouk de Vriès',
    email: 'anouk@voorbeeld.nl',
    preferred_username: expect.stringMatching(/^anouk-de-vries-\d{4}$/),
    'custom:role': 'customer',
    phone_number: '0612345678',
  })
})

test.each(['bel me', '123456789012345678901', '- -'])(
  '[AUTH-07] "%s" is not a valid phone number for a sign-up',
  async (phoneNumber) => {
    const browser = server.browser()
    const { page } = await startSignIn(browser, { prompt: 'create' })
    const again = await browser.submit(page, { ...aPerson('phone@voorbeeld.nl'), phoneNumber })
    expect(again.status).toBe(422)
    expect(again.body).toContain('aria-describedby="phoneNumber-problem phoneNumber-hint"')
    const body = { ...aPerson('phone@voorbeeld.nl'), username: 'phone', phoneNumber }
    expect((await browser.call('PUT', '/prod/signup', body)).status).toBe(400)
  },
)

test('the code is mailed in the language of the page, and stored as a keyed hash only', async () => {
  const browser = server.browser()
  browser.setCookie('language', 'nl')
  const { page } = await startSignIn(browser, { prompt: 'create' })
  expect(page.body).toContain('<html lang="nl">')
  await browser.submit(page, aPerson('dutch@voorbeeld.nl'))
  const code = await server.codeFor('dutch@voorbeeld.nl')
  expect(server.mails.at(-1)).toMatchObject({
    language: 'nl',
    subject: `${code} is je code voor Bloesem`,
  })
  const { rows } = await server.database.pool.query('select * from identity.sign_ups')
  expect(JSON.stringify(rows)).not.toContain(code)
})

test.each([
  ['en', 'is your code for Bloesem', 'Enter this code to confirm your address'],
  ['nl', 'is je code voor Bloesem', 'Vul deze code in om je adres te bevestigen'],
] as const)(
  'a code requested in %s is mailed in it, without a typed name in the greeting',
  async (language, subject, text) => {
    const browser = server.browser()
    browser.setCookie('language', language)
    const email = `taal-${language}@voorbeeld.nl`
    await browser.call('PUT', '/prod/signup', {
      username: `taal-${language}`,
      password: 'zes witte tulpen',
      email,
      name: 'Kijk op https://evil.example',
      phoneNumber: '0612345678',
    })
    for (const ask of [
      async () => {},
      () => browser.call('POST', `/prod/verify/resend/taal-${language}`, {}),
    ]) {
      await ask()
      const code = await server.codeFor(email)
      const mail = server.mails.findLast(({ to }) => to === email)
      expect(mail).toMatchObject({ language, subject: `${code} ${subject}` })
      expect(mail?.text).toContain(text)
      expect(mail?.html).toContain(`<html lang="${language}"`)
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|Kijk op/)
    }
  },
)

test('errors are listed on top and at their fields; only the password must be typed again', async () => {
  const browser = server.browser()
  const { page } = await startSignIn(browser, { prompt: 'create' })
  const again = await browser.submit(page, {
    name: 'Anouk <Vermeer>',
    email: 'anouk@voorbeeld',
    phoneNumber: '',
    password: 'kort',
  })
  expect(again.status).toBe(422)
  expect(again.body).toContain('2 things are not right yet')
  expect(again.body).toContain('<a href="#email">Email</a>')
  expect(again.body).toContain('aria-describedby="email-problem" aria-invalid="true"')
  expect(again.body).toContain('value="Anouk &#60;Vermeer&#62;"')
  expect(again.body).toContain('value="anouk@voorbeeld"')
  expect(again.body).not.toContain('kort')
})

test('[AUTH-07] a weak password is refused by the page and the API, with a message', async () => {
  const browser = server.browser()
  for (const password of [
    '1234567890',
    ' '.repeat(10),
    'Anouk Vermeer',
    'anouk-weak',
    'bloesem-demo',
  ]) {
    const answer = await signUp(browser, 'anouk-weak', 'anouk-weak@voorbeeld.nl', password)
    expect(answer.json()).toMatchObject({
      statusCode: 400,
      code: 'invalid-request',
      details: [{ path: 'body.password', message: expect.stringContaining('is easy to guess') }],
    })
  }
  browser.setCookie('language', 'nl')
  const { page } = await startSignIn(browser, { prompt: 'create' })
  const form = { ...aPerson('anouk-weak@voorbeeld.nl'), password: 'Welkom2026!' }
  const again = await browser.submit(page, form)
  expect(again.status).toBe(422)
  expect(again.body).toContain('Dit wachtwoord is makkelijk te raden')
  expect(again.body).toContain('aria-describedby="password-problem')
})

test('the language switch keeps the typed values', async () => {
  const browser = server.browser()
  const { page } = await startSignIn(browser, { prompt: 'create' })
  const inDutch = await browser.submit(page, { ...aPerson('x@voorbeeld.nl'), language: 'nl' })
  expect(inDutch.status).toBe(200)
  expect(inDutch.body).toContain('Maak een account')
  expect(inDutch.body).toContain('value="x@voorbeeld.nl"')
  expect(inDutch.body).not.toContain('zes witte tulpen')
  expect(browser.cookie('language')).toBe('nl')
})

test('[AUTH-07] after sign-up and verification the password signs in by name and by address', async () => {
  const browser = server.browser()
  const answer = await signUp(browser, 'Lotte', 'lotte@voorbeeld.nl')
  expect(answer.status).toBe(201)
  expect(answer.json()).toEqual({
    statusCode: 201,
    message: 'OK',
    data: { username: 'lotte', signUpId: expect.any(String) },
  })
  const confirmed = await verify(browser, 'LOTTE', await server.codeFor('lotte@voorbeeld.nl'))
  expect(confirmed.status).toBe(200)
  expect(confirmed.json()).toEqual({ statusCode: 200, message: 'OK' })
  for (const username of ['lotte', 'Lotte@Voorbeeld.nl', ' lotte ']) {
    const tokens = await tokensFor(server.browser(), { username, password: 'zes witte tulpen' })
    expect(decodeJwt(tokens.access_token).username).toBe('lotte')
  }
})

test('before verification the right password leads to the code, a wrong one does not', async () => {
  const browser = server.browser()
  await signUp(browser, 'samira', 'samira@voorbeeld.nl')
  const { page, verifier } = await startSignIn(browser)
  const wrong = await browser.submit(page, { username: 'samira', password: 'iets anders dan dat' })
  expect(wrong.status).toBe(401)
  const codePage = await browser.submit(page, {
    username: 'samira',
    password: 'zes witte tulpen',
  })
  expect(codePage.body).toContain('Check your mail')
  const back = await browser.submit(codePage, {
    code: await server.codeFor('samira@voorbeeld.nl'),
  })
  expect((await exchange(browser, codeOf(back), verifier)).status).toBe(200)
})

test('[AUTH-07] a user name that is taken is refused, in any case', async () => {
  const answer = await signUp(server.browser(), 'SANNE', 'another@voorbeeld.nl')
  expect(answer.status).toBe(409)
  expect(answer.json()).toMatchObject({
    statusCode: 409,
    code: 'username-taken',
    message: expect.any(String),
  })
})

test('[AUTH-07] user names that the history of orders uses are refused, in any case', async () => {
  for (const username of ['system', 'Operator', 'customer', 'SALON']) {
    const answer = await signUp(server.browser(), username, `${username}@voorbeeld.nl`)
    const details = [{ path: 'body.username', message: 'is reserved' }]
    expect(answer.json()).toMatchObject({ code: 'invalid-request', details })
  }
})

test('an invalid request is refused with the path of the field', async () => {
  const answer = await server.browser().call('PUT', '/prod/signup', {
    username: 'x',
    password: 'kort',
    email: 'nope',
    name: 'Anouk',
  })
  expect(answer.status).toBe(400)
  const { code, details } = answer.json<{ code: string; details: { path: string }[] }>()
  expect(code).toBe('invalid-request')
  expect(details.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['body.username', 'body.password', 'body.email']),
  )
})

test('a second sign-up with an unconfirmed address replaces the first, with its password and code', async () => {
  const browser = server.browser()
  await signUp(browser, 'mei-first', 'mei@voorbeeld.nl', 'a password laid ready')
  const firstCode = await server.codeFor('mei@voorbeeld.nl')
  await signUp(browser, 'mei', 'mei@voorbeeld.nl', 'the real password')
  expect((await verify(browser, 'mei-first', firstCode)).status).toBe(422)
  expect((await verify(browser, 'mei', await server.codeFor('mei@voorbeeld.nl'))).status).toBe(200)
  const { page } = await startSignIn(browser)
  const laidReady = { username: 'mei@voorbeeld.nl', password: 'a password laid ready' }
  expect((await browser.submit(page, laidReady)).status).toBe(401)
  const real = { username: 'mei@voorbeeld.nl', password: 'the real password' }
  expect(codeOf(await browser.submit(page, real))).toEqual(expect.any(String))
})

test('[AUTH-07] the code of a stranger’s sign-up with the same address and name confirms nothing', async () => {
  const owner = server.browser()
  await signUp(owner, 'noa', 'noa@voorbeeld.nl', 'the real password')
  await server.codeFor('noa@voorbeeld.nl')
  await signUp(server.browser(), 'noa', 'noa@voorbeeld.nl', 'a password laid ready')
  const code = await server.codeFor('noa@voorbeeld.nl')
  expect((await verify(owner, 'noa', code)).status).toBe(422)
  expect((await verify(server.browser(), 'noa', code)).status).toBe(422)
  const { page } = await startSignIn(server.browser())
  expect(page.status).toBe(200)
  const { rows } = await server.database.pool.query(
    `select from identity.users where user_name = 'noa'`,
  )
  expect(rows).toEqual([])
})

test.each(['cookie', 'id'])(
  '[AUTH-07] after a stranger’s sign-up the owner confirms their own by the %s, with their own password',
  async (by) => {
    const [name, owner, other] = [`puk-${by}`, server.browser(), server.browser()]
    const email = `${name}@voorbeeld.nl`
    await signUp(server.browser(), name, email, 'a password laid ready')
    const signedUp = await signUp(owner, name, email, 'the real password')
    const { signUpId } = signedUp.json<{ data: { signUpId: string } }>().data
    const confirmationCode = await server.codeFor(email)
    expect((await verify(other, name, confirmationCode)).status).toBe(422)
    const body = { confirmationCode, ...(by === 'id' && { signUpId }) }
    const client = by === 'id' ? other : owner
    expect((await client.call('POST', `/prod/verify/${name}`, body)).status).toBe(200)
    const { page } = await startSignIn(other)
    const laidReady = { username: name, password: 'a password laid ready' }
    expect((await other.submit(page, laidReady)).status).toBe(401)
    const real = { username: name, password: 'the real password' }
    expect(codeOf(await other.submit(page, real))).toEqual(expect.any(String))
  },
)

test('[AUTH-07] a client without cookie and id can confirm a sign-up if nobody else started one', async () => {
  await signUp(server.browser(), 'rens', 'rens@voorbeeld.nl')
  const code = await server.codeFor('rens@voorbeeld.nl')
  expect((await verify(server.browser(), 'rens', code)).status).toBe(200)
})

test('the id of one sign-up cannot confirm another name', async () => {
  const first = await signUp(server.browser(), 'sem', 'sem@voorbeeld.nl')
  await signUp(server.browser(), 'siem', 'siem@voorbeeld.nl')
  const { signUpId } = first.json<{ data: { signUpId: string } }>().data
  const body = { confirmationCode: await server.codeFor('siem@voorbeeld.nl'), signUpId }
  expect((await server.browser().call('POST', '/prod/verify/siem', body)).status).toBe(422)
})

test('a code confirms only the sign-up it was mailed for, also with the same address', async () => {
  const victim = server.browser()
  const { page } = await startSignIn(victim, { prompt: 'create' })
  const codePage = await victim.submit(page, aPerson('fleur@voorbeeld.nl'))
  await signUp(server.browser(), 'not-fleur', 'fleur@voorbeeld.nl', 'a password laid ready')
  const refused = await victim.submit(codePage, {
    code: await server.codeFor('fleur@voorbeeld.nl'),
  })
  expect(refused.status).toBe(422)
})

test('a sign-up with a confirmed address has the same answer, changes nothing and mails that an account exists', async () => {
  const browser = server.browser()
  const answer = await signUp(browser, 'sanne-too', 'sanne@voorbeeld.nl', 'a password laid ready')
  expect(answer.status).toBe(201)
  await server.deliver()
  expect(server.mails.at(-1)).toMatchObject({
    to: 'sanne@voorbeeld.nl',
    subject: 'You already have an account with Bloesem',
  })
  expect(server.mails.at(-1)?.text).toContain('Your user name is sanne.')
  expect((await tokensFor(server.browser())).access_token).toEqual(expect.any(String))
})

test('an unconfirmed sign-up reserves its name for fifteen minutes', async () => {
  const browser = server.browser()
  await signUp(browser, 'joris', 'joris@voorbeeld.nl')
  expect((await signUp(browser, 'joris', 'another-joris@voorbeeld.nl')).status).toBe(409)
  clock.advance(16 * MINUTE_MS)
  expect((await signUp(browser, 'joris', 'another-joris@voorbeeld.nl')).status).toBe(201)
})

test('a code allows five attempts', async () => {
  const browser = server.browser()
  await signUp(browser, 'imani', 'imani@voorbeeld.nl')
  const code = await server.codeFor('imani@voorbeeld.nl')
  const wrong = code === '00000000' ? '11111111' : '00000000'
  for (let tries = 0; tries < 5; tries++) {
    const answer = await verify(browser, 'imani', wrong)
    expect(answer.json()).toMatchObject({ statusCode: 422, code: 'code-invalid' })
  }
  expect((await verify(browser, 'imani', code)).status).toBe(422)
  await browser.call('POST', '/prod/verify/resend/imani', {})
  expect((await verify(browser, 'imani', await server.codeFor('imani@voorbeeld.nl'))).status).toBe(
    200,
  )
})

test('simultaneous attempts are counted one by one', async () => {
  const browser = server.browser()
  await signUp(browser, 'noortje', 'noortje@voorbeeld.nl')
  const code = await server.codeFor('noortje@voorbeeld.nl')
  const wrong = code === '00000000' ? '11111111' : '00000000'
  await Promise.all(Array.from({ length: 12 }, () => verify(browser, 'noortje', wrong)))
  const { rows } = await server.database.pool.query<{ attempts: number }>(
    `select attempts from identity.sign_ups where user_name = 'noortje'`,
  )
  expect(rows).toEqual([{ attempts: 5 }])
})

test('a code expires after fifteen minutes', async () => {
  const browser = server.browser()
  await signUp(browser, 'tess', 'tess@voorbeeld.nl')
  const code = await server.codeFor('tess@voorbeeld.nl')
  clock.advance(16 * MINUTE_MS)
  expect((await verify(browser, 'tess', code)).status).toBe(422)
})

test('[AUTH-07] resend has the same answer for a sign-up, an account and an unknown name', async () => {
  const browser = server.browser()
  await signUp(browser, 'evi', 'evi@voorbeeld.nl')
  await server.deliver()
  const mailsBefore = server.mails.length
  const answers = []
  for (const name of ['evi', 'sanne', 'nobody-at-all']) {
    const answer = await browser.call('POST', `/prod/verify/resend/${name}`, {
      username: name,
      confirmationCode: '',
    })
    answers.push({ status: answer.status, body: answer.body })
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  await server.deliver()
  expect(server.mails.slice(mailsBefore).map(({ to }) => to)).toEqual(['evi@voorbeeld.nl'])
})

test('asking again on the page mails the valid code once more, and a new one after too many attempts', async () => {
  const browser = server.browser()
  const { page } = await startSignIn(browser, { prompt: 'create' })
  const codePage = await browser.submit(page, aPerson('again@voorbeeld.nl'))
  const first = await server.codeFor('again@voorbeeld.nl')
  const resent = await browser.submit(codePage, {}, 1)
  expect(resent.body).toContain('The mail with your code is on its way once more')
  const mailsBefore = server.mails.length
  expect(await server.codeFor('again@voorbeeld.nl')).toBe(first)
  expect(server.mails.length).toBe(mailsBefore + 1)
  clock.advance(11 * MINUTE_MS)
  await browser.submit(codePage, {}, 1)
  const fresh = await server.codeFor('again@voorbeeld.nl')
  expect(fresh).not.toBe(first)
  expect((await browser.submit(codePage, { code: first })).status).toBe(422)
  const grouped = `${fresh.slice(0, 3)} ${fresh.slice(3)}`
  expect(codeOf(await browser.submit(codePage, { code: grouped }))).toEqual(expect.any(String))
})
