import { createIsomorphicFn } from '@tanstack/react-start'
import type { CategoryKey } from '#domain/catalogue/category.ts'
import { languages } from '#messages/language.ts'
import type { RouterContext } from './router-context.ts'

/** A picture a social site can show: PNG, JPEG or WebP, never SVG. */
export interface SharePicture {
  /** An address of ours, or a whole one. */
  address: string
  /** Only where it is known for sure. */
  size?: { width: number; height: number }
}

interface ShareData {
  title: string
  description: string
  picture: SharePicture | undefined
  /** Left out for what is not to be found. */
  url: string | undefined
}

/** Open Graph for social sites: they read what the server sends, so that the browser carries none of it. */
export const shareTags = createIsomorphicFn()
  .server(openGraph)
  .client((): ReturnType<typeof openGraph> => [])

/** A picture drawn beforehand (scripts/draw-pictures.mjs): the product's own, or that of a category. */
export function drawnSharePicture(category?: CategoryKey | undefined): SharePicture {
  return { address: `/share/${category ?? 'bloesem'}.png`, size: { width: 1200, height: 630 } }
}

/** An uploaded picture is shared as it is; a drawn one is SVG, which social sites refuse. */
export function sharePictureOf(address: string, category: CategoryKey | undefined): SharePicture {
  return /\.(png|jpe?g|webp)$/i.test(address) ? { address } : drawnSharePicture(category)
}

function openGraph({ i18n, origin }: RouterContext, data: ShareData) {
  const { title, description, url, picture = drawnSharePicture() } = data
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
