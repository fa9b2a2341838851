import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { messagesFile } from './messages.server.ts'
import { toPageResponse } from './page-response.ts'
import { requestScope } from './request-scope.ts'
import type { WebServer } from './web-server.ts'

const render = createStartHandler((page) => {
  const scope = requestScope()
  for (const match of page.router.state.matches) {
    if (match.status === 'error') scope?.logError(match.error)
  }
  // Loaders have finished, so a string is simpler and cheaper than a stream.
  return defaultRenderHandler(page)
})

export const webServer: WebServer = {
  render: async (request, scope) =>
    toPageResponse(await render(request, { context: scope }), scope.nonce),
  messages: messagesFile,
}
