import { createIsomorphicFn } from '@tanstack/react-start'
import type { CategoryKey } from '#domain/catalog/category.ts'
import { languages } from '#messages/language.ts'
import type { DocumentContext } from './router-context.ts'

/** A picture for social sites: PNG, JPEG or WebP, never SVG. */
export interface SharePicture {
  /** A path on this site or an absolute URL. */
  address: string
  /** Pixels; only where known. */
  size?: { width: number; height: number }
}

interface ShareData {
  title: string
  description: string
  picture: SharePicture | undefined
  /** Undefined for a page that is not indexed. */
  url: string | undefined
}

/** Open Graph tags. Social sites read the server's HTML, so the browser bundle has none. */
export const shareTags = createIsomorphicFn()
  .server(openGraph)
  .client((): ReturnType<typeof openGraph> => [])

/** A prepared picture (scripts/generate-pictures.ts) of the product or a category. */
export function preparedSharePicture(category?: CategoryKey | undefined): SharePicture {
  return { address: `/share/${category ?? 'bloesem'}.png`, size: { width: 1200, height: 630 } }
}

/** The uploaded picture itself; for a generated SVG the prepared picture, since social sites refuse SVG. */
export function sharePictureOf(address: string, category: CategoryKey | undefined): SharePicture {
  return /\.(png|jpe?g|webp)$/i.test(address) ? { address } : preparedSharePicture(category)
}

function openGraph({ i18n, origin }: DocumentContext, data: ShareData) {
  const { title, description, url, picture = preparedSharePicture() } = data
  const current = i18n.language
  const properties = {
    'og:type': 'website',
    'og:site_name': i18n.t('common.brand'),
    'og:locale': LOCALES[current],
    'og:title': title,
    'og:description': description,
    ...(url && { 'og:url': url }),
    'og:image': new URL(picture.address, origin).href,
    ...(picture.size && {
      'og:image:width': String(picture.size.width),
      'og:image:height': String(picture.size.height),
    }),
  }
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    ...languages
      .filter((language) => language !== current)
      .map((language) => ({ property: 'og:locale:alternate', content: LOCALES[language] })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

const LOCALES = { en: 'en_GB', nl: 'nl_NL' } as const
