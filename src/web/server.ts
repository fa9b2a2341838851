import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { messagesFile } from './messages.server.ts'
import { requestScope } from './request-scope.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'
import type { WebServer } from './web-server.ts'

const render = createStartHandler((page) => {
  const scope = requestScope()
  for (const match of page.router.stores.matches.get()) {
    if (match.status === 'error') scope?.report(match.error)
  }
  // Loaders are done by now, so one string is both simpler and cheaper than a stream.
  return defaultRenderHandler(page)
})

export const webServer: WebServer = {
  fetch: async (request, scope) => {
    const page = await render(request, { context: scope })
    const isBuilt = import.meta.env.PROD
    if (!isBuilt || !page.headers.get('content-type')?.includes('html')) return page
    return new Response(scriptsAfterPaint(await page.text(), scope.nonce), page)
  },
  messages: messagesFile,
}
