import { expect, onTestFinished, test } from 'vitest'
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
import { settableClock } from '#platform/clock.ts'
import { codeAt } from './second-factor/authenticator.ts'
import { setUpAuthenticator } from './testing/second-factor.ts'

const STEP_MS = 30_000
const SANNE = { username: 'sanne', password: DEMO.password }

async function aServer(demo: typeof DEMO | null = DEMO) {
  const clock = settableClock(Date.now())
  const server = await aSignInServer({ clock, demo, cleanUp: onTestFinished })
  /** Whether the API takes the sign-in of a token for one with a second factor. */
  const hasShown = async ({ access_token }: Tokens) => {
    const headers = { authorization: `Bearer ${access_token}` }
    const answer = await server.app.inject({ url: '/whoami', headers })
    return answer.json().caller.hasShownSecondFactor
  }
  return { server, clock, hasShown }
}

/** Signs in with what the session of a browser has shown, without a question. */
async function tokensOfSession(browser: Browser): Promise<Tokens> {
  const { page, verifier } = await startSignIn(browser)
  return (await exchange(browser, codeOf(page), verifier)).json()
}

test('[WORK-182] the session that adds a second factor gets a token that says so, without a question', async () => {
  const { server, clock, hasShown } = await aServer()
  const browser = server.browser()
  const before = await tokensFor(browser, SANNE)
  expect(await hasShown(before)).toBe(false)
  await setUpAuthenticator(server, browser, clock.now())
  expect(await hasShown(before)).toBe(false)
  expect(await hasShown(await tokensOfSession(browser))).toBe(true)
})

test('[WORK-182] a session from before asks for both steps, and goes on once they are shown', async () => {
  const { server, clock, hasShown } = await aServer()
  const older = server.browser('198.51.100.7')
  await tokensFor(older, SANNE)
  expect(await hasShown(await tokensOfSession(older))).toBe(false)
  const owner = server.browser()
  await tokensFor(owner, SANNE)
  const { secret } = await setUpAuthenticator(server, owner, clock.now())

  const { page, verifier } = await startSignIn(older)
  expect(page.location).toBeUndefined()
  const asked = await older.submit(page, SANNE)
  clock.set(clock.now() + STEP_MS)
  const back = await older.submit(asked, { code: codeAt(secret, clock.now()) })
  const tokens: Tokens = (await exchange(older, codeOf(back), verifier)).json()
  expect(await hasShown(tokens)).toBe(true)
  expect(await hasShown(await tokensOfSession(older))).toBe(true)
})
