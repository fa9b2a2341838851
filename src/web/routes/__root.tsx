import {
  type AnyRouteMatch,
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useMatches,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorPage } from '../customer/shell/error-page.tsx'
import { NotFoundPage } from '../customer/shell/not-found-page.tsx'
import { Overlays, PageFrame } from '../customer/shell/page-frame.tsx'
import { useStartUp } from '../customer/shell/use-start-up.ts'
import { fontPreloads } from '../fonts.ts'
import { I18nProvider, useTranslation } from '../language.ts'
import { mapTilesTags } from '../map-tiles.ts'
import { publicDemoTags } from '../public-demo.ts'
import { messagePagesIn } from '../route-messages.ts'
import type { RouterContext } from '../router-context.ts'
import '../theme.css'
import { THEME_COLORS } from '../theme-colors.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: THEME_COLORS.light, media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: THEME_COLORS.dark, media: '(prefers-color-scheme: dark)' },
      ...mapTilesTags(match.context.mapTiles),
      ...publicDemoTags(match.context.isPublicDemo),
      { title: match.context.i18n.t('common.brand') },
    ],
    links: [
      ...fontPreloads,
      ...match.context.messagesUrls(messagePagesIn(matches)).map((href) => ({
        rel: 'preload',
        as: 'fetch',
        href,
        crossOrigin: 'anonymous' as const,
        'data-messages': '',
      })),
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: `/app.${match.context.i18n.language}.webmanifest` },
    ],
  }),
  shellComponent: Document,
  component: Page,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

/** The HTML document; it also renders where a page fails. */
function Document({ children }: { children: ReactNode }) {
  const { i18n } = Route.useRouteContext()
  return (
    <I18nProvider value={i18n}>
      <Html>{children}</Html>
    </I18nProvider>
  )
}

function Html({ children }: { children: ReactNode }) {
  const { language } = useTranslation()
  const hasSession = Route.useRouteContext({ select: (context) => context.hasSession })
  useStartUp()
  return (
    <html lang={language} data-session={hasSession || undefined}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Overlays />
        <Scripts />
      </body>
    </html>
  )
}

/**
 * Draws the frame of private routes here. A frame inside the pending component would stay in the document, hidden, and
 * the skip link would lead into it.
 */
function Page() {
  const framedRouteId = useMatches({ select: framedRoute })
  if (!framedRouteId) return <Outlet />
  return (
    <PageFrame key={framedRouteId}>
      <Outlet />
    </PageFrame>
  )
}

function framedRoute(matches: readonly AnyRouteMatch[]): string | null {
  const page = matches.at(-1)
  return page?.staticData.isFramed ? page.routeId : null
}
