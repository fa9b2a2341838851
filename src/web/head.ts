import type { en } from '#messages/en.ts'
import { type Language, languages } from '#messages/language.ts'
import type { I18n } from './messages.ts'
import type { DocumentContext } from './router-context.ts'
import { type SharePicture, shareTags } from './share-tags.ts'

const MAX_TITLE_LENGTH = 65
const MAX_DESCRIPTION_LENGTH = 160

/** Title, description and indexing of a page. Whether search engines may list it must be given. */
export type PageMetadata = {
  title: string
  description: string
  /** The picture shown where the page is shared; by default the product's own. */
  picture?: SharePicture | undefined
} & Robots

/** `path` includes the search parameters that identify the page; canonical and hreflang links are made of it. */
export type Robots = { robots: 'index'; path: string } | { robots: 'noindex' }

/** The head of a page whose title and description are the messages `seo.pages.{name}`. */
export function namedHead(
  routerContext: DocumentContext | undefined,
  name: keyof (typeof en)['seo']['pages'],
  robots: Robots,
) {
  if (!routerContext) return {}
  const { t } = routerContext.i18n
  const texts = { title: t(`seo.pages.${name}.title`), description: t(`seo.pages.${name}.text`) }
  return pageHead(routerContext, { ...texts, ...robots })
}

/** The head of a page whose address opens something for whoever has it: it is told to no other site. */
export function secretHead(
  routerContext: DocumentContext | undefined,
  name: Parameters<typeof namedHead>[1],
) {
  const head = namedHead(routerContext, name, { robots: 'noindex' })
  return { ...head, meta: [...(head.meta ?? []), { name: 'referrer', content: 'no-referrer' }] }
}

/** The head of a page (rows APP-10, APP-14, LANG-06). */
export function pageHead(routerContext: DocumentContext | undefined, metadata: PageMetadata) {
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
        title,
        description,
        picture: metadata.picture,
        url: links[0]?.href,
      }),
    ],
    links,
  }
}

const ROBOTS = { index: 'index, follow, max-image-preview:large', noindex: 'noindex' }

/** The URL of a page with `?lang=`; without a language, the URL that follows the visitor's choice. */
export function urlInLanguage(origin: string, path: string, language: Language | null): string {
  const url = new URL(path, origin)
  if (language) url.searchParams.set('lang', language)
  return url.href
}

/** The title with the product's name, or without it where that would be too long. */
function pageTitle(i18n: I18n, page: string): string {
  const withBrand = i18n.t('seo.title', { page })
  return withBrand.length <= MAX_TITLE_LENGTH ? withBrand : truncate(page, MAX_TITLE_LENGTH)
}

/** The canonical link and one hreflang link for each language; x-default has no `?lang=`. */
function languageLinks({ origin, requestedLanguage = null }: DocumentContext, path: string) {
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

/** User input as one line: without line breaks, control characters and lone surrogates. */
function toSingleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Shortens text at a word boundary, or at a character where the last word is very long. */
function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const shortened = text.slice(0, maxLength - 1)
  const end = shortened.lastIndexOf(' ')
  const start =
    end > maxLength / 2 ? shortened.slice(0, end) : shortened.replace(/[\uD800-\uDBFF]$/, '')
  return `${start}…`
}
