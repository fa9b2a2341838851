import { expect, onTestFinished, test } from 'vitest'
import { aSignInServer } from './testing/sign-in-server.ts'

test('[AUTH-09] with an https public URL every cookie is Secure', async () => {
  const secure = await aSignInServer({
    publicUrl: 'https://bloesem.example',
    cleanUp: onTestFinished,
  })
  const answer = await secure.app.inject({
    url: '/api/auth/status',
    headers: { host: 'bloesem.example' },
  })
  expect(answer.cookies.map((cookie) => cookie.secure)).toEqual([true, true])
})

test('[AUTH-11] with an https public URL a session id set by a sibling host is ignored', async () => {
  const { app } = await aSignInServer({
    publicUrl: 'https://bloesem.example',
    cleanUp: onTestFinished,
  })
  const sessionIdFor = async (cookie: string) => {
    const headers = { host: 'bloesem.example', cookie }
    const { cookies } = await app.inject({ url: '/api/auth/status', headers })
    return cookies.find(({ name }) => name === '__Host-sid')
  }
  expect(await sessionIdFor('__Host-sid=ours')).toMatchObject({ value: 'ours', path: '/' })
  expect(await sessionIdFor('__Host-sid=ours')).not.toHaveProperty('domain')
  const given = await sessionIdFor('sid=planted')
  expect(given?.value).toBeTruthy()
  expect(given?.value).not.toBe('planted')
})
