import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import type { Language } from '#messages/language.ts'
import { messagesFile } from './messages.server.ts'
import type { RequestScope } from './request-scope.ts'

const render = createStartHandler(defaultRenderHandler)

/** What `serve.ts` mounts: pages by the fetch standard, and the browser's copy of the messages. */
export interface WebServer {
  fetch(request: Request, scope: RequestScope): Promise<Response>
  messages(language: Language): { body: string; version: string }
}

const server: WebServer = {
  fetch: async (request, scope) => render(request, { context: scope }),
  messages: messagesFile,
}
export default server
