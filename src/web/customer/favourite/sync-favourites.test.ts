import { beforeEach, expect, test, vi } from 'vitest'
import { en } from '#messages/en.ts'
import { createMessages } from '../../messages.ts'
import { aPageScope } from '../../testing/page-scope.ts'
import type { RequestScope } from '../../web-server.ts'

const { scope } = vi.hoisted(() => ({ scope: { current: {} as RequestScope } }))
vi.mock('../../request-scope.ts', () => ({ requestScope: () => scope.current }))

const { t } = createMessages('en', en)
const PIOEN = { userName: 'maison-pioen', fullName: 'Maison Pioen' }
const IRIS = { userName: 'salon-iris', fullName: 'Salon Iris' }

/** The browser's storage, shared by all tabs. */
let stored: Map<string, string>
/** The server's favourites by customer. */
let server: Map<string, string[]>
let requests: string[]
let caller: string
let isAway: boolean
/** Runs while the list is loading. */
let meanwhile: (() => void) | undefined

beforeEach(() => {
  stored = new Map()
  server = new Map()
  requests = []
  isAway = false
  meanwhile = undefined
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    addEventListener: () => undefined,
  })
  scope.current = aPageScope((request) => (isAway ? away() : answered(request)))
})

function away() {
  return Response.json({ statusCode: 503, code: 'unavailable' }, { status: 503 })
}

async function answered(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  requests.push(`${request.method} ${pathname}`)
  const own = server.get(caller) ?? []
  const salon = pathname.split('/')[3]
  if (request.method === 'DELETE')
    server.set(
      caller,
      own.filter((name) => name !== salon),
    )
  if (request.method === 'PUT') {
    const requested: string[] = salon ? [salon] : (await request.json()).userNames
    server.set(caller, [...requested.filter((name) => !own.includes(name)), ...own])
  }
  const favourites = (server.get(caller) ?? []).map((userName) => ({ userName }))
  if (request.method === 'GET') {
    const act = meanwhile
    meanwhile = undefined
    act?.()
  }
  return Response.json({ statusCode: 200, message: 'OK', data: { favourites } })
}

/** A freshly loaded page whose session is not known yet. */
async function aTab() {
  vi.resetModules()
  const [{ favouriteSync }, { favouriteStore }, client, toast] = await Promise.all([
    import('./sync-favourites.ts'),
    import('./favourite-store.ts'),
    import('../../client-state.ts'),
    import('../../ui/toast.tsx'),
  ])
  const failure = vi.spyOn(toast, 'showToast')
  favouriteSync.start()
  const is = async (userName: string | null) => {
    if (userName) caller = userName
    client.clientState.set({ loggedInUserInfo: { ...client.noUser, userName } })
    await favouriteSync.waitForMerge()
  }
  const hearts = () => [...favouriteStore.get().userNames] as string[]
  return {
    toggleFavourite(salon: typeof PIOEN) {
      favouriteSync.toggle(salon, !hearts().includes(salon.userName), t)
    },
    hearts,
    /** A press on a button that did not show yet that the salon is a favourite. */
    pressHollow: (salon: typeof PIOEN) => favouriteSync.toggle(salon, true, t),
    failure,
    is,
    show: () => favouriteSync.load(),
  }
}

test('[ORDER-05] a visitor’s favourites are stored in the browser, also before the session is known', async () => {
  const tab = await aTab()
  tab.toggleFavourite(PIOEN)
  await tab.is(null)
  tab.toggleFavourite(IRIS)
  expect(tab.hearts()).toEqual(['salon-iris', 'maison-pioen'])
  const next = await aTab()
  await next.is(null)
  expect(next.hearts()).toEqual(['salon-iris', 'maison-pioen'])
  next.toggleFavourite(IRIS)
  expect(next.hearts()).toEqual(['maison-pioen'])
  expect(requests).toEqual([])
})

test('[ORDER-05] a press before the list is loaded adds the salon', async () => {
  const tab = await aTab()
  tab.toggleFavourite(PIOEN)
  const next = await aTab()
  await next.is(null)
  next.pressHollow(PIOEN)
  expect(next.hearts()).toEqual(['maison-pioen'])
})

test('[ORDER-05] a sign-in merges them into the account and deletes them from the browser', async () => {
  server.set('anouk', ['lotus-en-linnen'])
  const tab = await aTab()
  await tab.is(null)
  tab.toggleFavourite(PIOEN)
  await tab.is('anouk')
  expect(server.get('anouk')).toEqual(['maison-pioen', 'lotus-en-linnen'])
  expect(tab.hearts()).toEqual(['maison-pioen', 'lotus-en-linnen'])
  const next = await aTab()
  await next.is(null)
  expect(next.hearts()).toEqual([])
})

test('[ORDER-05] a sign-out leaves no favourites to the next user', async () => {
  server.set('anouk', ['lotus-en-linnen'])
  const tab = await aTab()
  await tab.is('anouk')
  await tab.show()
  expect(tab.hearts()).toEqual(['lotus-en-linnen'])
  await tab.is(null)
  expect(tab.hearts()).toEqual([])
  await tab.is('daan')
  await tab.show()
  expect(tab.hearts()).toEqual([])
  expect(server.get('daan')).toBeUndefined()
})

test('[ORDER-05] favourites claimed by one user are never merged into another account', async () => {
  const tab = await aTab()
  await tab.is(null)
  tab.toggleFavourite(PIOEN)
  isAway = true
  await tab.is('anouk')
  isAway = false
  const daans = await aTab()
  await daans.is('daan')
  await daans.show()
  expect(daans.hearts()).toEqual([])
  expect(server.get('daan')).toBeUndefined()
})

test('[ORDER-05] a failed merge is repeated on the next page', async () => {
  const tab = await aTab()
  await tab.is(null)
  tab.toggleFavourite(PIOEN)
  isAway = true
  await tab.is('anouk')
  expect(tab.hearts()).toEqual(['maison-pioen'])
  isAway = false
  const next = await aTab()
  await next.is('anouk')
  expect(server.get('anouk')).toEqual(['maison-pioen'])
})

test('[ORDER-05] a press that the server refuses is undone with a toast; a later press counts', async () => {
  const tab = await aTab()
  await tab.is('anouk')
  await tab.show()
  isAway = true
  tab.toggleFavourite(PIOEN)
  expect(tab.hearts()).toEqual(['maison-pioen'])
  await expect.poll(() => tab.hearts()).toEqual([])
  expect(tab.failure).toHaveBeenCalledWith('failure', 'Maison Pioen was not kept. Try it again.')
  tab.toggleFavourite(PIOEN)
  isAway = false
  tab.toggleFavourite(PIOEN)
  tab.toggleFavourite(PIOEN)
  await expect.poll(() => server.get('anouk')).toEqual(['maison-pioen'])
  expect(tab.hearts()).toEqual(['maison-pioen'])
})

test('[ORDER-05] a press while the list is loading is newer than the list', async () => {
  server.set('anouk', ['lotus-en-linnen'])
  const tab = await aTab()
  await tab.is('anouk')
  meanwhile = () => tab.toggleFavourite(PIOEN)
  await tab.show()
  expect(tab.hearts()).toEqual(['maison-pioen', 'lotus-en-linnen'])
})

test('[AUTH-14] a list that is too old, blocked or invalid is empty', async () => {
  stored.set('favourites.stamp', JSON.stringify({ version: 1, keptAt: Date.now() }))
  stored.set('favourites.list', JSON.stringify({ userNames: [7, 'maison-pioen', null] }))
  const tab = await aTab()
  await tab.is(null)
  expect(tab.hearts()).toEqual(['maison-pioen'])
  stored.set('favourites.stamp', JSON.stringify({ version: 1, keptAt: 0 }))
  const old = await aTab()
  await old.is(null)
  expect(old.hearts()).toEqual([])
  stored.set('favourites.list', '"kaas"')
  old.toggleFavourite(IRIS)
  expect(old.hearts()).toEqual(['salon-iris'])
})
