import type { en } from '#messages/en.ts'
import type { Language } from '#messages/language.ts'
import type { Words } from '#messages/words.ts'
import { THEME_COLORS } from './theme-colors.ts'

/** The web app manifest in one language; `id` is the same in all, so that it is one app. */
export function appManifest(language: Language, { common, shell }: Words<typeof en>) {
  return {
    id: '/',
    name: common.brand,
    short_name: common.brand,
    description: shell.promise,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: THEME_COLORS.light,
    background_color: THEME_COLORS.light,
    categories: ['lifestyle', 'health', 'shopping'],
    icons: [
      { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml' },
      {
        src: '/app-icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      { name: shell.search, url: '/' },
      { name: shell.bookings, url: '/bookings' },
    ],
  }
}

/** The path of the manifest in a language. */
export function appManifestPath(language: Language): string {
  return `/app.${language}.webmanifest`
}
