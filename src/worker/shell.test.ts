import { afterEach, expect, test, vi } from 'vitest'
import { deleteOldShells, isShellFile } from './shell.ts'

const shell = { version: 'c', files: ['/assets/index-c.js', '/favicon.svg'], styles: '' }

afterEach(() => vi.unstubAllGlobals())

/** The caches of a browser, oldest first, as `caches.keys()` lists them. */
function cacheNames(...names: string[]): string[] {
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.splice(names.indexOf(name), 1).length > 0,
  })
  return names
}

test('the previous build stays cached, as its pages may still be open', async () => {
  const names = cacheNames('shell-b', 'shell-c')
  await deleteOldShells(shell)
  expect(names).toEqual(['shell-b', 'shell-c'])
})

test('of older builds only the newest stays cached, and other caches are unchanged', async () => {
  const names = cacheNames('shell-a', 'own-visits', 'shell-b', 'shell-c')
  await deleteOldShells(shell)
  expect(names).toEqual(['own-visits', 'shell-b', 'shell-c'])
})

test('files of this and older builds are served from the cache', () => {
  for (const path of ['/assets/index-c.js', '/assets/index-b.js', '/favicon.svg'])
    expect(isShellFile(shell, path), path).toBe(true)
  for (const path of ['/assets/i18n/en.json', '/search', '/art/covers/a.svg'])
    expect(isShellFile(shell, path), path).toBe(false)
})
