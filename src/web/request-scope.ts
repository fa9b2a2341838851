import { getGlobalStartContext } from '@tanstack/react-start'
import type { RequestScope } from './web-server.ts'

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: RequestScope }
  }
}

/** The scope of the request being rendered; undefined in the browser. */
export function requestScope(): RequestScope | undefined {
  return getGlobalStartContext()
}
