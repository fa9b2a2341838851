import commissioner from './font-files/commissioner-latin.woff2?url'
import fraunces from './font-files/fraunces-latin.woff2?url'

/** Both fonts are on every page, so they load in parallel with the style sheet. */
export const fontPreloads = [fraunces, commissioner].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}))
