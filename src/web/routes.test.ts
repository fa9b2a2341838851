import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { PRIVATE_PATHS, PROVIDER_PAGES, STATIC_PAGES } from '#contract/page.ts'
import { en } from '#messages/en.ts'
import type { Language } from '#messages/language.ts'
import { terms as termsText } from '#messages/legal/en/terms.ts'
import { nl } from '#messages/nl.ts'
import { userData } from './customer/app/user-data.ts'
import type { LegalData } from './customer/legal/load-legal.ts'
import { createMessages } from './messages.ts'
import { routeTree } from './routeTree.gen.ts'

const messages = { en: createMessages('en', en), nl: createMessages('nl', nl) }
const routerContext = {
  origin: 'https://bloesem.example',
  messagesUrls: () => [],
  nonce: undefined,
  hasSession: false,
  lastSearch: {},
  userData,
  queryClientRef: {},
}

// A route without head and component only redirects.
const { routesById } = createRouter({
  routeTree,
  context: { ...routerContext, i18n: messages.en },
})
const pages = (Object.values(routesById) as AnyRoute[])
  .filter(({ isRoot, options }) => !isRoot && (options.head || options.component))
  .map((route) => [route.fullPath as string, route] as const)

test.each(pages)(
  '[APP-10, APP-14] %s has a title, a description and a robots setting in both languages',
  async (path, route) => {
    const [english, dutch] = await Promise.all([headOf(route, 'en'), headOf(route, 'nl')])
    for (const head of [english, dutch]) {
      expect(head.title, 'use namedHead or pageHead of web/head.ts').toMatch(/\S/)
      expect(head.description).toMatch(/\S/)
      expect(head.robots).toMatch(/^(index, follow.*|noindex)$/)
    }
    expect(dutch.title).not.toBe(english.title)
    expect(dutch.robots).toBe(english.robots)
    if (PRIVATE_PATHS.some((start) => path.startsWith(start)))
      expect(english.robots).toBe('noindex')
  },
)

test('the sitemap lists every fixed indexable page, and no other', async () => {
  const listed = []
  for (const [path, route] of pages) {
    if (path.includes('$')) continue
    if ((await headOf(route, 'en')).robots?.startsWith('index')) listed.push(path)
  }
  expect(listed.toSorted()).toEqual(STATIC_PAGES.toSorted())
})

test('every kind of page that the sitemap lists per provider exists', () => {
  expect(pages.map(([path]) => path)).toEqual(expect.arrayContaining([...PROVIDER_PAGES]))
})

test.each(['/dashboard', '/bookings/', '/bookings/$orderId', '/add-review/$orderId', '/my-data'])(
  '[ORDER-08, REVIEW-03] %s is personal: not loaded on the server, not cached after leaving',
  (path) => {
    const route = pages.find(([fullPath]) => fullPath === path)?.[1]
    expect(route?.options).toMatchObject({ ssr: false, preload: false, gcTime: 0 })
  },
)

test.each(['/dashboard', '/bookings/', '/my-data'])(
  '[AUTH-01] %s is open to visitors: nothing is loaded or redirected',
  async (path) => {
    const route = pages.find(([fullPath]) => fullPath === path)?.[1]
    const context = { ...routerContext, i18n: messages.en }
    const load = route?.options.loader as (options: object) => Promise<unknown>
    expect(await load({ context })).toEqual({ ok: false, refusal: 'sign-in-required' })
  },
)

test('[PAGE-01] /terms and /terms-conditions have one text, and only the first is indexed', async () => {
  const [terms, again] = ['/terms', '/terms-conditions'].map((path) =>
    pages.find(([fullPath]) => fullPath === path),
  )
  if (!terms || !again) throw new Error('a page of the terms is missing')
  const context = { ...routerContext, i18n: messages.en }
  const shown = await Promise.all(
    [terms, again].map(([, { options }]) =>
      (options.loader as (options: object) => Promise<LegalData>)({ context }),
    ),
  )
  expect(shown.map(({ text }) => text)).toEqual([termsText, termsText])
  const [head, headAgain] = await Promise.all([headOf(terms[1], 'en'), headOf(again[1], 'en')])
  expect(headAgain).toEqual({ ...head, robots: 'noindex' })
  expect(head.robots).toMatch(/^index/)
})

test('[PRICE-09] the JSON-LD of the plans is in the head of their page', async () => {
  const route = pages.find(([path]) => path === '/pricing')?.[1]
  const context = { ...routerContext, i18n: messages.en }
  const head = await route?.options.head?.({ match: { context, search: {} } } as never)
  const [script] = (head?.scripts ?? []) as { type: string; children: string }[]
  expect(script?.type).toBe('application/ld+json')
  expect(script?.children).toContain('"price":"20.00"')
})

/** The head of a page without loader data, as shown when the loader fails. */
async function headOf(route: AnyRoute, language: Language) {
  const context = { ...routerContext, i18n: messages[language] }
  const match = { context, search: {}, loaderDeps: { cityCode: 'NL02' }, params: {} }
  const head = await route.options.head?.({ match } as never)
  const meta: Record<string, string>[] = (head?.meta ?? []) as never
  const named = (name: string) => meta.find((tag) => tag.name === name)?.content
  return {
    title: meta.find((tag) => tag.title)?.title,
    description: named('description'),
    robots: named('robots'),
  }
}
