import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { Surroundings } from '../surroundings.ts'
import '../theme.css'

export const Route = createRootRouteWithContext<Surroundings>()({
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }, { title: 'Bloesem' }],
  }),
  component: Root,
})
function Root() {
  const { i18n } = Route.useRouteContext()
  return (
    <html lang={i18n.language}>
      <head><HeadContent /></head>
      <body><Outlet /><Scripts /></body>
    </html>
  )
}
