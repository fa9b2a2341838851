import fc from 'fast-check'
import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { nl } from '#messages/nl.ts'
import { namedHead, type PageMetadata, pageHead } from './head.ts'
import { createMessages } from './messages.ts'
import { sharePictureOf } from './share-tags.ts'

const routerContext = {
  i18n: createMessages('en', en),
  origin: 'https://bloesem.example',
  messagesUrls: () => [],
  nonce: undefined,
  hasSession: false,
  lastSearch: {},
}
const long = 'Warm hands and a quiet chair by the window, '.repeat(8)
const facts = {
  title: 'Search',
  description: 'Salons',
  robots: 'index',
  path: '/search?city=NL05',
} as const satisfies PageMetadata

// Also halves of characters. The library's own `binary` texts first make a table of all characters, for a second and a half.
const anyCharacters = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 300 })
  .map((points) => String.fromCodePoint(...points))

function headOf(page: PageMetadata, around: Parameters<typeof pageHead>[0] = routerContext) {
  const { meta = [], links = [] } = pageHead(around, page)
  return {
    title: meta.flatMap((tag) => ('title' in tag ? [tag.title] : []))[0] ?? '',
    named: new Map(
      meta.flatMap((tag) => ('name' in tag ? [[tag.name, tag.content] as const] : [])),
    ),
    shared: new Map(
      meta.flatMap((tag) => ('property' in tag ? [[tag.property, tag.content] as const] : [])),
    ),
    links: links.map((link) => `${'hrefLang' in link ? link.hrefLang : link.rel} ${link.href}`),
  }
}

test('[APP-10] the title is that of the page followed by the product', () => {
  expect(headOf({ ...facts, title: 'Sign in' }).title).toBe('Sign in | Bloesem')
})

test('[APP-10] a page with a name has its texts from the messages, in its language', () => {
  const dutch = { ...routerContext, i18n: createMessages('nl', nl) }
  const { meta } = namedHead(dutch, 'bookings', { robots: 'noindex' })
  expect(meta?.slice(0, 2)).toEqual([
    { title: 'Mijn afspraken | Bloesem' },
    { name: 'description', content: nl.seo.pages.bookings.text },
  ])
})

test('[APP-14] a title ends at 65 characters and a description at 160, at a whole word', () => {
  const { title, named } = headOf({ ...facts, title: long, description: long })
  const description = named.get('description') ?? ''
  expect(title.length).toBeLessThanOrEqual(65)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(description).toMatch(/(chair|hands|and|a|quiet|by|the|Warm|window,)…$/)
})

test('[APP-14] text of the maximum length is kept, one character more is cut', () => {
  const described = (length: number) =>
    headOf({ ...facts, description: 'a'.repeat(length) }).named.get('description')
  expect(described(160)).toBe('a'.repeat(160))
  expect(described(161)).toBe(`${'a'.repeat(159)}…`)
  const titled = (length: number) => headOf({ ...facts, title: 'a'.repeat(length) }).title
  expect(titled(65)).toBe('a'.repeat(65))
  expect(titled(66)).toBe(`${'a'.repeat(64)}…`)
})

test('[APP-14] with any provider name, title and description are one line of complete characters', () => {
  const text = fc.oneof(
    anyCharacters,
    fc.string({
      unit: fc.constantFrom('😀', '\u202e', '\n', '{{', '}}', '$t(', 'a', ' '),
      maxLength: 300,
    }),
  )
  fc.assert(
    fc.property(text, text, (typed, intro) => {
      const { title, named } = headOf({ ...facts, title: typed, description: intro })
      const description = named.get('description') ?? ''
      expect(title.length).toBeLessThanOrEqual(65)
      expect(description.length).toBeLessThanOrEqual(160)
      for (const line of [title, description]) {
        expect(line.isWellFormed()).toBe(true)
        expect(line).not.toMatch(/\p{Cc}|\s\s/u)
      }
    }),
  )
})

test('[LANG-06] each language has its URL, and x-default has none', () => {
  expect(headOf(facts).links).toEqual([
    'canonical https://bloesem.example/search?city=NL05',
    'x-default https://bloesem.example/search?city=NL05',
    'en https://bloesem.example/search?city=NL05&lang=en',
    'nl https://bloesem.example/search?city=NL05&lang=nl',
  ])
})

test('[LANG-06] a page requested in a language is canonical for that language', () => {
  const [canonical, ...alternates] = headOf(facts, {
    ...routerContext,
    requestedLanguage: 'nl',
  }).links
  expect(canonical).toBe('canonical https://bloesem.example/search?city=NL05&lang=nl')
  expect(alternates).toEqual(headOf(facts).links.slice(1))
})

test('a page says whether search engines may index it; one that they may not has no canonical URL', () => {
  expect(headOf(facts).named.get('robots')).toMatch(/^index, follow/)
  const own = headOf({ title: 'Order', description: 'Yours', robots: 'noindex' })
  expect(own.named.get('robots')).toBe('noindex')
  expect(own.links).toEqual([])
})

test('a shared page has a picture in a format of social sites, with an absolute URL', () => {
  expect(Object.fromEntries(headOf(facts).shared)).toMatchObject({
    'og:title': 'Search | Bloesem',
    'og:description': 'Salons',
    'og:url': 'https://bloesem.example/search?city=NL05',
    'og:image': 'https://bloesem.example/share/bloesem.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': 'en_GB',
    'og:locale:alternate': 'nl_NL',
  })
})

test('an uploaded picture is shared as it is; a generated one is replaced by that of the category', () => {
  const picture = (address: string) => sharePictureOf(address, 'waxing')?.address
  expect(picture('/uploads/anouk.JPG')).toBe('/uploads/anouk.JPG')
  expect(picture('https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp')
  expect(picture('/art/covers/anouk.svg')).toBe('/share/waxing.png')
  expect(sharePictureOf('', undefined)?.address).toBe('/share/bloesem.png')
})
