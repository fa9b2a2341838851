import { beforeEach, expect, test, vi } from 'vitest'
import { en } from '#messages/en.ts'
import { nl } from '#messages/nl.ts'
import { languageToRestore, switchLanguage } from './language-switch.ts'
import { createMessages } from './messages.ts'

const stored = new Map<string, string>()
const page = { cookie: '' }

beforeEach(() => {
  stored.clear()
  page.cookie = ''
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', {
    location: { protocol: 'https:' },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('/nl.') ? nl : en))
})

test('[LANG-01] the choice is stored under the key language and in a cookie', async () => {
  const i18n = createMessages('en', en)
  await switchLanguage(i18n, 'nl')
  expect(i18n.t('shell.search')).toBe('Zoeken')
  expect(stored.get('language')).toBe('nl')
  expect(page.cookie).toMatch(/^language=nl; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/)
})

test('[LANG-02] a language event without a language sets nl', async () => {
  const i18n = createMessages('en', en)
  await switchLanguage(i18n, undefined)
  expect(i18n.language).toBe('nl')
})

test('[LANG-01] a choice whose cookie has expired is restored from browser storage', () => {
  stored.set('language', 'nl')
  expect(languageToRestore()).toBe('nl')
  page.cookie = 'language=en'
  expect(languageToRestore()).toBeNull()
})

test('[LANG-03] if messages fail to load the page keeps its language', async () => {
  vi.stubGlobal('fetch', async () => Response.json(nl, { status: 500 }))
  const i18n = createMessages('en', en)
  await expect(switchLanguage(i18n, 'nl')).rejects.toThrow()
  expect(i18n.language).toBe('en')
  expect(stored.size).toBe(0)
})
