import type { en } from '#messages/en.ts'
import { type Language, languages } from '#messages/language.ts'
import type { I18n } from './messages.ts'
import type { RouterContext } from './router-context.ts'
import { type SharePicture, shareTags } from './share-tags.ts'

const MAX_TITLE_LENGTH = 65
const MAX_DESCRIPTION_LENGTH = 160

/** What a page says of itself. Whether search engines may list it is always said, never left open. */
export type PageMetadata = {
  title: string
  description: string
  /** What others show where the page is shared; the product's own picture unless given. */
  picture?: SharePicture | undefined
} & Robots

/** `path` has the search parameters that make the page what it is; it gives canonical and hreflang links. */
export type Robots = { robots: 'index'; path: string } | { robots: 'noindex' }

/** The head of a page whose words are `seo.pages.{name}`, in both languages. */
export function namedHead(
  routerContext: RouterContext | undefined,
  name: keyof (typeof en)['seo']['pages'],
  robots: Robots,
) {
  if (!routerContext) return {}
  const { t } = routerContext.i18n
  const words = { title: t(`seo.pages.${name}.title`), description: t(`seo.pages.${name}.text`) }
  return pageHead(routerContext, { ...words, ...robots })
}

/** What goes into the head of a page (rows APP-10, APP-14, LANG-06). */
export function pageHead(routerContext: RouterContext | undefined, metadata: PageMetadata) {
  if (!routerContext) return {}
  const title = pageTitle(routerContext.i18n, toSingleLine(metadata.title))
  const description = truncate(toSingleLine(metadata.description), MAX_DESCRIPTION_LENGTH)
  const links = metadata.robots === 'index' ? languageLinks(routerContext, metadata.path) : []
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { name: 'robots', content: ROBOTS[metadata.robots] },
      ...shareTags(routerContext, {
        ...{ title, description, picture: metadata.picture },
        url: links[0]?.href,
      }),
    ],
    links,
  }
}

const ROBOTS = { index: 'index, follow, max-image-preview:large', noindex: 'noindex' }

/** The address of a page in a language; without one it is in the language the visitor chose before. */
export function urlInLanguage(origin: string, path: string, language: Language | null): string {
  const url = new URL(path, origin)
  if (language) url.searchParams.set('lang', language)
  return url.href
}

/** A long title goes without our name rather than with half of it. */
function pageTitle(i18n: I18n, page: string): string {
  const withBrand = i18n.t('seo.title', { page })
  return withBrand.length <= MAX_TITLE_LENGTH ? withBrand : truncate(page, MAX_TITLE_LENGTH)
}

/** Each language has an address of its own; the one without is for whoever has not chosen (x-default). */
function languageLinks({ origin, requestedLanguage = null }: RouterContext, path: string) {
  return [
    { rel: 'canonical', href: urlInLanguage(origin, path, requestedLanguage) },
    { rel: 'alternate', hrefLang: 'x-default', href: urlInLanguage(origin, path, null) },
    ...languages.map((language) => ({
      rel: 'alternate',
      hrefLang: language,
      href: urlInLanguage(origin, path, language),
    })),
  ]
}

/** What people typed as one line: no breaks, no control characters, no half of a character. */
function toSingleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Cut at a word, so that nothing ends in half of one; a word without an end is cut at a character. */
function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  const end = cut.lastIndexOf(' ')
  const start = end > maxLength / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')
  return `${start}…`
}
