import { expect, test } from 'vitest'
import { type NoncelessPage, pageKey, pageMemory } from './page-memory.ts'

/** A memory whose version a test sets, and a function that finds a page and counts how often it was rendered. */
function aMemory(maxBytes?: number) {
  const state = { version: 'v1', renderings: 0 }
  const readVersion = async () => state.version
  const find = pageMemory({ readVersion, ...(maxBytes && { maxBytes }) })
  const ask = (key: string, page: Partial<NoncelessPage> = {}) =>
    find(key, async () => {
      state.renderings += 1
      return aPage(page)
    })
  return { state, find, ask }
}

function aPage(page: Partial<NoncelessPage> = {}): NoncelessPage {
  const parts = [Buffer.from('0123456789')]
  return { status: 200, headers: new Headers(), parts, compressed: null, isComplete: true, ...page }
}

test('[SCALE-40] a page is rendered once for each address and language until the version changes', async () => {
  const { state, ask } = aMemory()
  await ask('en /search')
  await ask('en /search')
  expect(state.renderings).toBe(1)
  await ask('nl /search')
  expect(state.renderings).toBe(2)
  state.version = 'v2'
  await ask('en /search')
  await ask('nl /search')
  expect(state.renderings).toBe(4)
})

test('[SCALE-40] requests for a page that is being rendered wait for it', async () => {
  const { state, ask } = aMemory()
  await Promise.all([ask('en /search'), ask('en /search'), ask('en /search')])
  expect(state.renderings).toBe(1)
})

test('[SCALE-41] a page that was begun before a change is not found after it', async () => {
  const { state, find, ask } = aMemory()
  const { promise, resolve } = Promise.withResolvers<NoncelessPage>()
  const began = Promise.withResolvers<void>()
  const old = find('en /search', () => {
    began.resolve()
    return promise
  })
  await began.promise
  state.version = 'v2'
  const fresh = await ask('en /search')
  resolve(aPage())
  expect(await old).not.toBe(fresh)
  expect(await ask('en /search')).toBe(fresh)
})

test('[SCALE-41] nothing comes from memory while the version cannot be read', async () => {
  let isAway = false
  const find = pageMemory({
    readVersion: async () => {
      if (isAway) throw new Error('away')
      return 'v1'
    },
  })
  const kept = await find('en /search', async () => aPage())
  isAway = true
  expect(await find('en /search', async () => aPage())).not.toBe(kept)
})

test('[SCALE-42] a page that is incomplete or failed is rendered again', async () => {
  const { state, find, ask } = aMemory()
  await ask('en /search', { isComplete: false })
  await expect(find('en /search', () => Promise.reject(new Error('no page')))).rejects.toThrow()
  await ask('en /search')
  await ask('en /search')
  expect(state.renderings).toBe(2)
})

test('[SCALE-43] the oldest pages are dropped when all take more than the limit', async () => {
  const { state, ask } = aMemory(24)
  await ask('a')
  await ask('b')
  await ask('a')
  expect(state.renderings).toBe(2)
  await ask('c')
  await ask('b')
  await ask('c')
  expect(state.renderings).toBe(3)
  await ask('a')
  expect(state.renderings).toBe(4)
})

test('[SCALE-43] the compressed bytes of a page count too', async () => {
  const { state, ask } = aMemory(24)
  const compressed = { bytes: Buffer.alloc(10), nonceAt: 0 }
  for (const key of ['a', 'b', 'a']) await ask(key, { compressed })
  expect(state.renderings).toBe(3)
})

test('[SCALE-42] only public pages without a cookie that changes them have a key', () => {
  expect(pageKey('/search?lang=nl', undefined, 'nl')).toBe('nl /search?lang=nl')
  expect(pageKey('/profile/de-krullenkamer', 'language=en', 'en')).toBe(
    'en /profile/de-krullenkamer',
  )
  for (const cookie of ['is_authenticated=true', 'language=nl; last-search=a', 'access_token=a'])
    expect(pageKey('/search', cookie, 'en')).toBeNull()
  for (const address of ['/visit/secret', '/searching', '/salon', `/search?${'a'.repeat(500)}`])
    expect(pageKey(address, undefined, 'en')).toBeNull()
})
