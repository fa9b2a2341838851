import type { i18n } from 'i18next'
import { languages } from '#messages/language.ts'
import type { Surroundings } from './surroundings.ts'

const longestTitle = 65
const longestDescription = 160

interface PageFacts {
  title: string
  description?: string
  /** Path with the search parameters that make the page what it is; gives canonical and hreflang links. */
  path?: string
  /** Keep it out of search engines. */
  hidden?: boolean
  image?: string
}

/** What goes into the head of a page (rows APP-10, APP-14, LANG-06). */
export function pageHead(surroundings: Surroundings | undefined, facts: PageFacts) {
  if (!surroundings) return {}
  const { i18n, origin } = surroundings
  const title = pageTitle(i18n, facts.title)
  const description = facts.description && shortened(facts.description, longestDescription)
  return {
    meta: [
      { title },
      { property: 'og:title', content: title },
      ...(description
        ? [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]
        : []),
      ...(facts.image
        ? [{ property: 'og:image', content: new URL(facts.image, origin).href }]
        : []),
      ...(facts.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: facts.path ? languageLinks(origin, facts.path) : [],
  }
}

/** A long title goes without our name rather than with half of it. */
function pageTitle(i18n: i18n, page: string): string {
  const named = i18n.t('seo.title', { page })
  return named.length <= longestTitle ? named : shortened(page, longestTitle)
}

/** Both languages are reachable to search engines by `?lang=`. */
function languageLinks(origin: string, path: string) {
  const href = (language?: string) => {
    const url = new URL(path, origin)
    if (language) url.searchParams.set('lang', language)
    return url.href
  }
  return [
    { rel: 'canonical', href: href() },
    { rel: 'alternate', hrefLang: 'x-default', href: href() },
    ...languages.map((language) => ({
      rel: 'alternate',
      hrefLang: language,
      href: href(language),
    })),
  ]
}

/** Cut at a word, so that nothing ends in half of one. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
