import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { pageHead } from './head.ts'
import { createMessages } from './messages.ts'

const surroundings = {
  i18n: createMessages('en', en),
  origin: 'https://bloesem.example',
  messagesUrl: '',
  nonce: undefined,
  hasSession: false,
}
const long = 'Warm hands and a quiet chair by the window, '.repeat(8)

function described(name: string, facts: Parameters<typeof pageHead>[1]): string | undefined {
  const tag = pageHead(surroundings, facts).meta?.find(
    (meta) => 'name' in meta && meta.name === name,
  )
  return tag && 'content' in tag ? tag.content : undefined
}

test('[APP-10] the title is the page and then the product', () => {
  const { meta } = pageHead(surroundings, { title: 'Sign in' })
  expect(meta?.[0]).toEqual({ title: 'Sign in | Bloesem' })
})

test('[APP-14] a title ends at 65 characters and a description at 160, at a whole word', () => {
  const { meta } = pageHead(surroundings, { title: long, description: long })
  const title = meta?.find((tag) => 'title' in tag)?.title ?? ''
  const description = described('description', { title: '', description: long }) ?? ''
  expect(title.length).toBeLessThanOrEqual(65)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(description).toMatch(/(chair|hands|and|a|quiet|by|the|Warm|window,)…$/)
})

test('[LANG-06] both languages and the address without a language are linked', () => {
  const { links } = pageHead(surroundings, { title: 'Search', path: '/search?city=NL05' })
  expect(
    links?.map((link) => `${'hrefLang' in link ? link.hrefLang : link.rel} ${link.href}`),
  ).toEqual([
    'canonical https://bloesem.example/search?city=NL05',
    'x-default https://bloesem.example/search?city=NL05',
    'en https://bloesem.example/search?city=NL05&lang=en',
    'nl https://bloesem.example/search?city=NL05&lang=nl',
  ])
})

test('a page that is somebody’s own stays out of search engines', () => {
  expect(described('robots', { title: 'Order', hidden: true })).toBe('noindex')
  expect(described('robots', { title: 'Order' })).toBeUndefined()
})
