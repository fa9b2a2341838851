import { expect, onTestFinished, test } from 'vitest'
import { settableClock } from '#platform/clock.ts'
import { sha256 } from '#platform/crypto.ts'
import { aDatabase } from '#platform/testing/database.ts'
import type { Tables } from '../schema.gen.ts'
import type { RefreshedTokens } from './issuer.ts'
import { refreshOnce } from './refresh-session.ts'
import { claimRefresh } from './refresh-store.ts'
import type { Browser } from './testing/browser.ts'
import { aSignInServer, signedIn, statusOf, xsrf } from './testing/sign-in-server.ts'

const SECRET_KEY = 'a secret of the tests, long enough'

/** Several processes on one database, and an issuer that counts what it is asked. */
async function someProcesses(
  count: number,
  answer: (asked: number) => Promise<RefreshedTokens | undefined>,
) {
  const database = await aDatabase<Tables>()
  const clock = settableClock(Date.now())
  let asked = 0
  const issuer = {
    refresh: () => {
      asked += 1
      return answer(asked)
    },
  }
  const processes = Array.from({ length: count }, () =>
    refreshOnce({ issuer, query: database.query, secretKey: SECRET_KEY, clock }),
  )
  return { database, clock, processes, timesAsked: () => asked }
}

const fresh = (number: number): RefreshedTokens => ({
  accessToken: `access-${number}`,
  idToken: `id-${number}`,
  refreshToken: `refresh-${number}`,
})

test('when three tabs at three processes refresh at once, the issuer is asked once and all get the same tokens', async () => {
  const { processes, timesAsked } = await someProcesses(3, async (asked) => fresh(asked))
  const calls = processes.flatMap((refresh) => [refresh('old'), refresh('old'), refresh('old')])
  const answers = await Promise.all(calls)
  expect(timesAsked()).toBe(1)
  expect(answers).toEqual(answers.map(() => fresh(1)))
})

test('a late tab gets the same tokens for 30 seconds; after that the issuer is asked', async () => {
  const { processes, clock, timesAsked } = await someProcesses(2, async (asked) =>
    asked === 1 ? fresh(asked) : undefined,
  )
  const [here, there] = processes
  await here?.('old')
  clock.advance(29_000)
  expect(await there?.('old')).toEqual(fresh(1))
  clock.advance(2_000)
  expect(await there?.('old')).toBeUndefined()
  expect(timesAsked()).toBe(2)
})

test('tokens stored for late tabs are encrypted', async () => {
  const { processes, database } = await someProcesses(1, async () => fresh(1))
  await processes[0]?.('old')
  const { rows } = await database.pool.query('select * from refresh_turns')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/access-1|refresh-1|"old"/)
})

test('an issuer that does not answer releases the refresh lock', async () => {
  const { processes } = await someProcesses(1, async (asked) => {
    if (asked === 1) throw new Error('away')
    return fresh(asked)
  })
  await expect(processes[0]?.('old')).rejects.toThrow('away')
  expect(await processes[0]?.('old')).toEqual(fresh(2))
})

test('another process refreshes after the process with the lock has died', async () => {
  const { processes, database, clock } = await someProcesses(1, async (asked) => fresh(asked))
  const now = clock.now()
  await claimRefresh(database.query, { tokenHash: sha256('old'), now, endsAt: now + 10_000 })
  clock.advance(11_000)
  expect(await processes[0]?.('old')).toEqual(fresh(1))
})

test('a process whose exchange was too slow does not release the claim of the one that took over', async () => {
  const answers = Array.from({ length: 2 }, () =>
    Promise.withResolvers<RefreshedTokens | undefined>(),
  )
  const { processes, clock, timesAsked } = await someProcesses(3, (asked) => {
    const answer = answers[asked - 1]
    if (!answer) throw new Error('a third exchange ends the session')
    return answer.promise
  })
  const [slow, second, third] = processes.map((refresh) => () => refresh('old'))
  const first = slow?.()
  await expect.poll(timesAsked).toBe(1)
  clock.advance(11_000)
  const takeover = second?.()
  await expect.poll(timesAsked).toBe(2)
  answers[0]?.resolve(undefined)
  await first
  const late = third?.()
  answers[1]?.resolve(fresh(2))
  expect(await Promise.all([takeover, late])).toEqual([fresh(2), fresh(2)])
  expect(timesAsked()).toBe(2)
})

test('a browser with three tabs stays signed in with refreshes at several processes', async () => {
  const here = await aSignInServer({ cleanUp: onTestFinished })
  const there = await aSignInServer({ beside: here.database, cleanUp: onTestFinished })
  const browser = here.browser()
  await signedIn(browser)
  const tab = (other: Browser) => {
    for (const [key, cookie] of browser.jar) other.jar.set(key, cookie)
    return other
  }
  const tabs = [browser, tab(here.browser()), tab(there.browser())]
  const refresh = (each: Browser) => each.call('POST', '/api/auth/refresh', {}, xsrf(each))
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(tabs.map(refresh))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(tabs.map((each) => each.cookie('refresh_token'))).size).toBe(1)
  }
  expect((await statusOf(browser)).isAuthenticated).toBe(true)
})
