import commissioner from './faces/commissioner-latin.woff2?url'
import fraunces from './faces/fraunces-latin.woff2?url'

/** Both faces are on every page, so they load beside the style sheet and not after it. */
export const fontPreloads = [fraunces, commissioner].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}))
