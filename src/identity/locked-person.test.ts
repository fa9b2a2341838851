import { expect, test } from 'vitest'
import { codeOf, startSignIn } from '#api/account/testing/sign-in-server.ts'
import { aProduct } from '#api/testing/a-product.ts'
import { injection } from '#api/testing/api.ts'
import { getPerson, lockPerson, signOutPerson, signOutSession } from '#contract/desk-person.ts'
import { getPersonalData } from '#contract/personal-data.ts'
import { DEMO_PASSWORD } from '#demo/sign-ins.ts'
import { personStore } from './users/person-store.ts'

const product = await aProduct()
const { app, database } = product

async function operator() {
  await product.signIn('daan')
  await database.pool.query(
    "update accounts set role = 'operator', operator_since = now() where user_name = 'daan'",
  )
  return (await product.signIn('daan')).bearer
}

test('[DESK-133] a locked account is signed out everywhere, no right password opens it, and unlocked it is as before', async () => {
  const sanne = await product.signIn('sanne')
  const headers = { authorization: await operator() }
  const set = async (isLocked: boolean) => {
    const body = { isLocked, reason: 'Gestolen telefoon' }
    const input = { params: { userName: 'sanne' }, body }
    const answer = await app.inject(injection(lockPerson, input, { headers }))
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data.person.signIn
  }
  const own = () =>
    app.inject(injection(getPersonalData, {}, { headers: { authorization: sanne.bearer } }))
  expect((await own()).statusCode).toBe(200)
  expect(await set(true)).toMatchObject({ isLocked: true, sessions: [] })
  expect((await own()).json().code).toBe('invalid-token')
  const { page } = await startSignIn(sanne.browser)
  const tried = await sanne.browser.submit(page, { username: 'sanne', password: DEMO_PASSWORD })
  expect(tried.status).toBe(403)
  expect(tried.body).toMatch(/op slot|locked/)
  expect(tried.location).toBeUndefined()
  expect(await set(false)).toMatchObject({ isLocked: false })
  const { page: open } = await startSignIn(sanne.browser)
  const again = await sanne.browser.submit(open, { username: 'sanne', password: DEMO_PASSWORD })
  expect(codeOf(again)).toBeTruthy()
})

test('[DESK-210] of two operators who lock each other at once the first counts', async () => {
  await database.pool.query(
    "update accounts set role = 'operator', operator_since = now() where user_name in ('mei', 'samira')",
  )
  const pair = ['mei', 'samira']
  const signedIn = await Promise.all(pair.map((userName) => product.signIn(userName)))
  const answers = await Promise.all(
    pair.map((userName, index) => {
      const authorization = signedIn[1 - index]?.bearer ?? ''
      const asked = { params: { userName }, body: { isLocked: true, reason: 'Uit dienst' } }
      return app.inject(injection(lockPerson, asked, { headers: { authorization } }))
    }),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const { rows } = await database.pool.query<{ subject: string; isLocked: boolean }>(
    `select subject, locked_at is not null as "isLocked" from identity.users where user_name in ('mei', 'samira')`,
  )
  const [locked, ...others] = rows.filter(({ isLocked }) => isLocked).map(({ subject }) => subject)
  expect(others).toEqual([])
  const subjects = [...rows.map(({ subject }) => subject), 'nobody']
  expect(await personStore(database).findLocked(subjects, database.query)).toEqual([locked])
  await database.pool.query('update identity.users set locked_at = null')
})

test('[DESK-132] signing somebody out ends every browser, at once', async () => {
  const browsers = [await product.signIn('noor'), await product.signIn('noor')]
  const headers = { authorization: await operator() }
  const input = { params: { userName: 'noor' }, body: { reason: 'Vroeg erom' } }
  const answer = await app.inject(injection(signOutPerson, input, { headers }))
  expect(answer.json().data.person.signIn).toMatchObject({ sessions: [], isLocked: false })
  for (const { bearer } of browsers) {
    const own = await app.inject(
      injection(getPersonalData, {}, { headers: { authorization: bearer } }),
    )
    expect(own.json().code).toBe('invalid-token')
  }
})

test('[DESK-247] one of two sign-ins is ended alone, at once, and the other goes on', async () => {
  const [first, second] = [
    await product.signIn('studio-bloesem'),
    await product.signIn('studio-bloesem'),
  ]
  const headers = { authorization: await operator() }
  const params = { userName: 'studio-bloesem' }
  const read = await app.inject(injection(getPerson, { params }, { headers }))
  const { sessions } = read.json().data.person.signIn
  expect(sessions).toHaveLength(2)
  const [latest] = sessions
  expect(Date.parse(latest.lastSeenAt)).toBeGreaterThanOrEqual(Date.parse(latest.signedInAt))
  const body = { reason: 'Telefoon kwijt' }
  const input = { params: { ...params, sessionId: latest.sessionId }, body }
  const end = () => app.inject(injection(signOutSession, input, { headers }))
  expect((await end()).json().data.person.signIn.sessions).toHaveLength(1)
  expect((await end()).json().code).toBe('not-found')
  const codes = await Promise.all(
    [first, second].map(async ({ bearer }) => {
      const from = { headers: { authorization: bearer } }
      return (await app.inject(injection(getPersonalData, {}, from))).json().code
    }),
  )
  expect(codes.filter((code) => code === 'invalid-token')).toHaveLength(1)
  const stranger = { params: { userName: 'sanne', sessionId: latest.sessionId }, body }
  expect((await app.inject(injection(signOutSession, stranger, { headers }))).json().code).toBe(
    'not-found',
  )
})
