import { expect, test } from 'vitest'
import { aSignInHouse, begin, tokensFor } from '#api/account/testing/sign-in-house.ts'

const KNOWN = 'sanne@voorbeeld.nl'
const PASSWORD = 'a password laid ready'
const house = await aSignInHouse()

async function signUp(username: string, email: string) {
  const body = { username, password: PASSWORD, email, name: 'Anouk Vermeer' }
  return (await house.browser().call('PUT', '/prod/signup', body)).status
}

async function signIn(username: string) {
  const browser = house.browser()
  const { page } = await begin(browser)
  const answer = await browser.submit(page, { username, password: PASSWORD })
  return answer.body.includes('Check your mail') ? 'asks for the code' : answer.status
}

test('[AUTH-07] nothing a stranger can try tells whether an address has an account', async () => {
  const seenOf = async (name: string, email: string) => [
    await signUp(name, email),
    await signUp(name, `${name}@elders.nl`),
    await signUp(name, email),
    await signIn(email),
    await signIn(name),
  ]
  const known = await seenOf('twin-one', KNOWN)
  expect(known).toEqual([201, 409, 201, 'asks for the code', 'asks for the code'])
  expect(await seenOf('twin-two', 'nobody-yet@voorbeeld.nl')).toEqual(known)
})

test('a sign-up on an address with an account gets no code, and leaves the account alone', async () => {
  await signUp('twin-three', KNOWN)
  await house.browser().call('POST', '/prod/verify/resend/twin-three', {})
  await house.deliver()
  const { rows } = await house.database.pool.query(
    `select from identity.verification_codes join identity.users using (subject) where email = $1`,
    [KNOWN],
  )
  expect(rows).toEqual([])
  const subjects = house.mails.filter(({ to }) => to === KNOWN).map(({ subject }) => subject)
  expect(new Set(subjects)).toEqual(new Set(['You already have an account with Bloesem']))
  for (const username of ['sanne', KNOWN]) {
    const tokens = await tokensFor(house.browser(), { username })
    expect(tokens.access_token).toEqual(expect.any(String))
  }
})

test('sign-ups at the same moment on one address replace each other, and no name is called taken', async () => {
  const names = Array.from({ length: 8 }, (_, number) => `racer-${number}`)
  const answers = await Promise.all(names.map((name) => signUp(name, 'racer@voorbeeld.nl')))
  expect(answers).toEqual(names.map(() => 201))
  const { rows } = await house.database.pool.query(
    `select from identity.users where email = 'racer@voorbeeld.nl'`,
  )
  expect(rows).toHaveLength(1)
  await house.deliver()
  expect(house.lines).toEqual([])
})
