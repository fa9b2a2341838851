import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { messagesFile } from './messages.server.ts'
import type { WebServer } from './web-server.ts'

const render = createStartHandler(defaultRenderHandler)

export const webServer: WebServer = {
  fetch: async (request, scope) => render(request, { context: scope }),
  messages: messagesFile,
}
